import { signOnLifeMs } from '#contract/single-sign-on-limits.js'
import { siteCookie } from './cookies.server'
import { isToken } from './held-token.server'
import type { Context } from './site-context.server'

/** A sign-in at a provider that this browser has begun. */
export interface HeldSignOn {
  browserToken: string
  purpose: 'sign_in' | 'step_up'
  from: string | null
}

const cookie = (context: Context) => siteCookie(context, 'signOn', { maxAgeMs: signOnLifeMs })
const placeCookie = (context: Context) => siteCookie(context, 'signOut', { maxAgeMs: signOnLifeMs })

export async function readSignOn(request: Request, context: Context): Promise<HeldSignOn | null> {
  const value = await cookie(context).read(request)
  if (typeof value !== 'object' || value === null) return null
  const { browserToken, purpose, from } = value as Partial<HeldSignOn>
  if (!isToken(browserToken)) return null
  return {
    browserToken,
    purpose: purpose === 'step_up' ? purpose : 'sign_in',
    from: typeof from === 'string' ? from : null,
  }
}

export const keepSignOn = (context: Context, held: HeldSignOn): Promise<string> => cookie(context).write(held)
export const dropSignOn = (context: Context): Promise<string> => cookie(context).clear()

/** Where the session at the provider ends: from the API, and never from an address that somebody may have made up. */
export async function readSignOut(request: Request, context: Context): Promise<string | null> {
  const value = await placeCookie(context).read(request)
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value) ? value : null
}

export const keepSignOut = (context: Context, url: string): Promise<string> => placeCookie(context).write(url)
export const dropSignOut = (context: Context): Promise<string> => placeCookie(context).clear()
