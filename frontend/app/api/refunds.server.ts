import type { CreateRefund, RefundView } from '#contract/refunds.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

/** @param key of the form: sent twice, it pays back once */
export const refundOwnTransaction = (context: Context, transactionID: string, body: CreateRefund, key: string) => {
  const { clientID } = signedInClient(context).client
  const path = `/clients/${clientID}/transactions/${encodeURIComponent(transactionID)}/refunds`
  return callAsClient<RefundView>(context, { method: 'POST', path, body, idempotencyKey: key })
}
