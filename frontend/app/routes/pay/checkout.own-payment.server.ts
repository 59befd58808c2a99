import { actionLifeMs } from '#contract/limits.js'
import { siteCookie } from '../../session/cookies.server'
import type { Context } from '../../session/site-context.server'

// Whoever left for the checkout again, by the Back button for one, finds the way to the payment that was begun.
const cookie = (context: Context) => siteCookie(context, 'payment', { maxAgeMs: actionLifeMs, signed: true })

export const rememberPayment = (context: Context, token: string, transactionID: string): Promise<string> =>
  cookie(context).write({ token, transactionID })

export async function ownPayment(request: Request, context: Context, token: string): Promise<string | null> {
  const value = (await cookie(context).read(request)) as { token?: unknown; transactionID?: unknown } | null
  return value?.token === token && typeof value.transactionID === 'string' ? value.transactionID : null
}
