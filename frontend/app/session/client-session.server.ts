import { createContext } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import { clientSessionMs, clientStatusTokenMs, clientTokenKey } from '#contract/limits.js'
import { siteCookie } from './cookies.server'
import { type HeldToken, isToken, toHeldToken } from './held-token.server'
import type { Context } from './site-context.server'

/** The signed-in merchant of this request; the client area's guard sets it before any loader or action runs. */
export interface ClientSession extends HeldToken {
  /** The page asked for: where to go on after signing in again. */
  origin: string
  client: ClientView | null
}

export const clientSession = createContext<ClientSession | null>(null)

const tokenCookie = (context: Context) => siteCookie(context, clientTokenKey, { maxAgeMs: clientSessionMs })
const statusCookie = (context: Context) => siteCookie(context, 'clientStatus', { maxAgeMs: clientStatusTokenMs })

export const readClientToken = async (request: Request, context: Context): Promise<HeldToken | null> =>
  toHeldToken(await tokenCookie(context).read(request))

export const keepClientToken = (context: Context, held: HeldToken): Promise<string> => tokenCookie(context).write(held)
export const dropClientToken = (context: Context): Promise<string> => tokenCookie(context).clear()

/** The token that only asks how a registration stands. */
export async function readStatusToken(request: Request, context: Context): Promise<string | null> {
  const value = await statusCookie(context).read(request)
  return isToken(value) ? value : null
}

export const keepStatusToken = (context: Context, token: string): Promise<string> => statusCookie(context).write(token)

/** Inside the client area, after its guard. */
export function signedInClient(context: Context): ClientSession & { client: ClientView } {
  const session = context.get(clientSession)
  if (!session?.client) throw new Error('This route stands outside the guard of the client area')
  return { ...session, client: session.client }
}
