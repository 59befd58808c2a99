import { createContext, data } from 'react-router'
import type { GatedCall } from '#contract/generated/calls.js'
import type { ClientView } from '#contract/clients.js'
import { clock } from '#contract/clock.js'
import type { ProofMethod } from '#contract/factor-limits.js'
import { clientSessionMs, clientStatusTokenMs, clientTokenKey, endedSessionKnownMs } from '#contract/limits.js'
import type { MembershipView } from '#contract/members.js'
import type { LiveReadinessView } from '#contract/modes.js'
import { failed } from '#contract/messages/outcomes.js'
import { siteCookie } from './cookies.server'
import { type HeldToken, isToken, toHeldToken } from './held-token.server'
import type { Context } from './site-context.server'

/** The signed-in merchant of this request; the client area's guard sets it before any loader or action runs. */
export interface ClientSession extends HeldToken {
  /** The page asked for: where to go on after signing in again. */
  origin: string
  client: ClientView | null
  /** As which of the client's people, and what that opens. */
  membership?: MembershipView
  readiness?: LiveReadinessView
  /** Set when a call was refused because the session is over. */
  hasEnded?: boolean
  mustEnrol?: boolean
  missingProof?: ProofMethod[]
  /** What the question about the client was answered with, where that was no answer. */
  failedWith?: number
}

export const clientSession = createContext<ClientSession | null>(null)

const tokenCookie = (context: Context) =>
  siteCookie(context, clientTokenKey, { maxAgeMs: clientSessionMs + endedSessionKnownMs })
const statusCookie = (context: Context) => siteCookie(context, 'clientStatus', { maxAgeMs: clientStatusTokenMs })

/** Whose session it was too, for a while after it has ended. */
export const readLastClientToken = async (request: Request, context: Context): Promise<HeldToken | null> =>
  toHeldToken(await tokenCookie(context).read(request))

export async function readClientToken(request: Request, context: Context): Promise<HeldToken | null> {
  const held = await readLastClientToken(request, context)
  return held && Date.parse(held.until) > clock.time() ? held : null
}

export const keepClientToken = (context: Context, held: HeldToken): Promise<string> => tokenCookie(context).write(held)
export const dropClientToken = (context: Context): Promise<string> => tokenCookie(context).clear()

/** The token that only asks how a registration stands. */
export async function readStatusToken(request: Request, context: Context): Promise<string | null> {
  const value = await statusCookie(context).read(request)
  return isToken(value) ? value : null
}

/** Of the two that a browser may hold, the waiting page shows the session's, unless its address asks for this. */
export const asksForRegistration = ({ searchParams }: URL): boolean => searchParams.get('of') === 'registration'

/** The page of the registration that was just made or asked for, whoever else is signed in. */
export async function waitingPage(request: Request, context: Context): Promise<string> {
  const page = '/client/pending-approval'
  return (await readClientToken(request, context)) ? `${page}?of=registration` : page
}

export const keepStatusToken = (context: Context, token: string): Promise<string> => statusCookie(context).write(token)

export const dropStatusToken = (context: Context): Promise<string> => statusCookie(context).clear()

/** Inside the client area, after its guard. */
export function signedInClient(context: Context): ClientSession & { client: ClientView } {
  const session = context.get(clientSession)
  if (session?.failedWith) throw data(failed.clientStatus, { status: session.failedWith })
  if (!session?.client) throw new Error('This route stands outside the guard of the client area')
  return { ...session, client: session.client }
}

/** Whether the gate would let this member make the call. */
export const mayOwn = (context: Context, call: GatedCall): boolean =>
  context.get(clientSession)?.membership?.routes.includes(call) ?? false
