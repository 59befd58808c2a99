import { accessTokenLifeMs } from '#contract/limits.js'
import { siteCookie } from './cookies.server'
import { isToken } from './held-token.server'
import type { Context } from './site-context.server'

/** The access token that the reference tries calls with; scripts cannot read it, and no page carries it. */
export interface TryItKey {
  token: string
  /** Another merchant who signs in with the same browser has no use of it. */
  clientID: string
  roleName: string
}

const keyCookie = (context: Context) => siteCookie(context, 'tryIt', { maxAgeMs: accessTokenLifeMs })

export async function readTryItKey(request: Request, context: Context, clientID: string): Promise<TryItKey | null> {
  const value = await keyCookie(context).read(request)
  if (typeof value !== 'object' || value === null) return null
  const { token, roleName, clientID: owner } = value as Partial<TryItKey>
  return isToken(token) && typeof roleName === 'string' && owner === clientID ? { token, roleName, clientID } : null
}

export const keepTryItKey = (context: Context, key: TryItKey): Promise<string> => keyCookie(context).write(key)
export const dropTryItKey = (context: Context): Promise<string> => keyCookie(context).clear()
