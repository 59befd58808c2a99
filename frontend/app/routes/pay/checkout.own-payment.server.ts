import { actionLifeMs } from '#contract/limits.js'
import { siteCookie } from '../../session/cookies.server'
import type { Context } from '../../session/site-context.server'

// Whoever left for the checkout again, by the Back button for one, finds the way to the payment that was begun.
const cookie = (context: Context) => siteCookie(context, 'payment', { maxAgeMs: actionLifeMs, signed: true })

/** @param by the account that it was made with, so that another one is offered after it has failed */
export const rememberPayment = (context: Context, token: string, transactionID: string, by: string): Promise<string> =>
  cookie(context).write({ token, transactionID, by })

export interface OwnPayment {
  transactionID: string
  by: string | null
}

export async function ownPayment(request: Request, context: Context, token: string): Promise<OwnPayment | null> {
  const value = (await cookie(context).read(request)) as {
    token?: unknown
    transactionID?: unknown
    by?: unknown
  } | null
  if (value?.token !== token || typeof value.transactionID !== 'string') return null
  return { transactionID: value.transactionID, by: typeof value.by === 'string' ? value.by : null }
}
