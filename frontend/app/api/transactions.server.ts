import type { CaptureTransaction } from '#contract/transactions.js'
import type { Context } from '../session/site-context.server'
import { heard } from '../session/spoken.server'
import { callAsClient } from './as-client.server'
import type { TransactionQuery } from './transaction-filter.server'

/** Of a payment or a refund. */
export const inOwnLanguage = <Row extends { failureMessage: string | null }>(row: Row): Row =>
  row.failureMessage ? { ...row, failureMessage: heard(row.failureMessage) } : row

/** @param query `q` matches the status or the description */
export async function listOwnTransactions(
  context: Context,
  query: TransactionQuery,
  cursor: string | null = null,
  limit?: number,
) {
  const asked = { ...query, cursor, limit }
  const page = await callAsClient(context, { call: 'GET /clients/:clientID/transactions', query: asked })
  return { ...page, items: page.items.map(inOwnLanguage) }
}

export const loadOwnTotals = (context: Context, query: TransactionQuery) =>
  callAsClient(context, { call: 'GET /clients/:clientID/transactions/totals', query })

export const loadOwnTransaction = (context: Context, transactionID: string) =>
  callAsClient(context, {
    call: 'GET /clients/:clientID/transactions/:transactionID',
    params: { transactionID },
  }).then((row) => ({ ...inOwnLanguage(row), refunds: row.refunds.map(inOwnLanguage) }))

/** @param key of the form: sent twice, it captures once */
export const captureOwnTransaction = (context: Context, transactionID: string, body: CaptureTransaction, key: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/transactions/:transactionID/capture',
    params: { transactionID },
    body,
    idempotencyKey: key,
  }).then(inOwnLanguage)

export const cancelOwnTransaction = (context: Context, transactionID: string, key: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/transactions/:transactionID/cancel',
    params: { transactionID },
    idempotencyKey: key,
  })

export const resendOwnOtp = (context: Context, transactionID: string, key: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/transactions/:transactionID/resend-otp',
    params: { transactionID },
    idempotencyKey: key,
  })
