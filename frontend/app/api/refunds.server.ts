import type { CreateRefund } from '#contract/refunds.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { inOwnLanguage } from './transactions.server'

/** @param key of the form: sent twice, it pays back once */
export const refundOwnTransaction = (context: Context, transactionID: string, body: CreateRefund, key: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/transactions/:transactionID/refunds',
    params: { transactionID },
    body,
    idempotencyKey: key,
  }).then(inOwnLanguage)
