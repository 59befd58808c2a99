import type { Page } from '#contract/answers.js'
import type { TransactionDetailView, TransactionTotalsView, TransactionView } from '#contract/transactions.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { withQuery } from './http.server'
import type { TransactionQuery } from './transaction-filter.server'

// What staff see of the transactions of all clients.

export const listTransactions = (
  context: Context,
  query: TransactionQuery,
  cursor: string | null = null,
  limit?: number,
) =>
  callAsStaff<Page<TransactionView>>(context, {
    method: 'GET',
    path: withQuery('/transactions', { ...query, cursor, limit: limit ? String(limit) : null }),
  })

export const loadTotals = (context: Context, query: TransactionQuery) =>
  callAsStaff<TransactionTotalsView>(context, { method: 'GET', path: withQuery('/transactions/totals', query) })

export const loadTransaction = (context: Context, transactionID: string) =>
  callAsStaff<TransactionDetailView>(context, {
    method: 'GET',
    path: `/transactions/${encodeURIComponent(transactionID)}`,
  })
