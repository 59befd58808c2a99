import { createContext } from 'react-router'
import { clock } from '#contract/clock.js'
import type { ProofMethod } from '#contract/factor-limits.js'
import { endedSessionKnownMs, portalSessionMaxMs, portalTokenKey } from '#contract/limits.js'
import type { SignedInPortalUserView } from '#contract/portal-users.js'
import { siteCookie } from './cookies.server'
import { readDevice } from './device.server'
import { type HeldToken, toHeldToken } from './held-token.server'
import type { Context } from './site-context.server'

/** The signed-in member of staff of this request. The loaders of one page share it, so they share a renewed token. */
export interface PortalSession extends HeldToken {
  /** Set while and after the token is renewed: whoever meets a 401 meanwhile waits for the same renewal. */
  renewal: Promise<void> | null
  hasEnded: boolean
  mustEnrol?: boolean
  missingProof?: ProofMethod[]
  /** What only the browser that signed in has beside the token. */
  deviceToken: string | null
  origin: string
}

export const portalSession = createContext<PortalSession | null>(null)
export const portalUser = createContext<SignedInPortalUserView>()

const tokenCookie = (context: Context) =>
  siteCookie(context, portalTokenKey, { maxAgeMs: portalSessionMaxMs + endedSessionKnownMs })

/** Whose session it was too, for a while after it has ended. */
export const readLastPortalToken = async (request: Request, context: Context): Promise<HeldToken | null> =>
  toHeldToken(await tokenCookie(context).read(request))

export async function readPortalSession(
  request: Request,
  context: Context,
  origin = '',
): Promise<PortalSession | null> {
  const held = await readLastPortalToken(request, context)
  if (!held || Date.parse(held.until) <= clock.time()) return null
  const deviceToken = await readDevice(request, context, 'portal')
  return { ...held, renewal: null, hasEnded: false, deviceToken, origin }
}

export const keepPortalToken = (context: Context, { token, until }: HeldToken): Promise<string> =>
  tokenCookie(context).write({ token, until })
export const dropPortalToken = (context: Context): Promise<string> => tokenCookie(context).clear()
