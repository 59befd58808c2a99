import type { Page } from '#contract/answers.js'
import type { ClientSummaryView } from '#contract/transaction-summary.js'
import type {
  CaptureTransaction,
  TransactionDetailView,
  TransactionTotalsView,
  TransactionView,
} from '#contract/transactions.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { withQuery } from './http.server'
import type { TransactionQuery } from './transaction-filter.server'

const own = (context: Context) => `/clients/${signedInClient(context).client.clientID}/transactions`
const one = (context: Context, transactionID: string) => `${own(context)}/${encodeURIComponent(transactionID)}`

/** @param query `q` matches the status or the description */
export const listOwnTransactions = (
  context: Context,
  query: TransactionQuery,
  cursor: string | null = null,
  limit?: number,
) =>
  callAsClient<Page<TransactionView>>(context, {
    method: 'GET',
    path: withQuery(own(context), { ...query, cursor, limit: limit ? String(limit) : null }),
  })

export const loadOwnTotals = (context: Context, query: TransactionQuery) =>
  callAsClient<TransactionTotalsView>(context, { method: 'GET', path: withQuery(`${own(context)}/totals`, query) })

export const loadOwnTransaction = (context: Context, transactionID: string) =>
  callAsClient<TransactionDetailView>(context, { method: 'GET', path: one(context, transactionID) })

/** @param key of the form: sent twice, it captures once */
export const captureOwnTransaction = (context: Context, transactionID: string, body: CaptureTransaction, key: string) =>
  callAsClient<TransactionView>(context, {
    method: 'POST',
    path: `${one(context, transactionID)}/capture`,
    body,
    idempotencyKey: key,
  })

export const cancelOwnTransaction = (context: Context, transactionID: string, key: string) =>
  callAsClient<TransactionView>(context, {
    method: 'POST',
    path: `${one(context, transactionID)}/cancel`,
    idempotencyKey: key,
  })

export const resendOwnOtp = (context: Context, transactionID: string, key: string) =>
  callAsClient<TransactionView>(context, {
    method: 'POST',
    path: `${one(context, transactionID)}/resend-otp`,
    idempotencyKey: key,
  })

/** Totals of today and the last days, per currency. */
export const loadOwnSummary = (context: Context) =>
  callAsClient<ClientSummaryView>(context, {
    method: 'GET',
    path: `/clients/${signedInClient(context).client.clientID}/summary`,
  })
