import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import type { TransactionQuery } from './transaction-filter.server'

export const listTransactions = (
  context: Context,
  query: TransactionQuery,
  cursor: string | null = null,
  limit?: number,
) =>
  callAsStaff(context, {
    call: 'GET /transactions',
    query: { ...query, cursor, limit },
  })

export const loadTotals = (context: Context, query: TransactionQuery) =>
  callAsStaff(context, { call: 'GET /transactions/totals', query })

export const loadTransaction = (context: Context, transactionID: string) =>
  callAsStaff(context, {
    call: 'GET /transactions/:transactionID',
    params: { transactionID },
  })
