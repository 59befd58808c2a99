import type { Currency } from '#contract/money.js'
import type { Context } from '../session/site-context.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { silently } from './silently.server'

export interface ReportSpan {
  currency: Currency
  firstMonth: string
  lastMonth: string
}

type Asked = Record<string, string | null>

export const loadReports = (context: Context, span: ReportSpan) => {
  const { currency, ...months } = span
  return Promise.all([
    silently(callAsClient(context, { call: 'GET /billing-reports/recurring-revenue', query: { ...span } }), null),
    silently(callAsClient(context, { call: 'GET /billing-reports/churn', query: { ...span } }), null),
    silently(callAsClient(context, { call: 'GET /billing-reports/retention', query: { ...span } }), null),
    silently(callAsClient(context, { call: 'GET /billing-reports/aging', query: { currency } }), null),
    silently(callAsClient(context, { call: 'GET /billing-reports/cancellations', query: months }), null),
  ])
}

/** The report opens in the currency that was sold last, until the merchant chooses another one. */
export const newestSubscription = async (context: Context) => {
  const page = await silently(callAsClient(context, { call: 'GET /subscriptions', query: { limit: 1 } }), null)
  return page?.items[0] ?? null
}

export const listMovements = (context: Context, query: Asked) =>
  callAsClient(context, { call: 'GET /billing-reports/movements', query })

export const movementsFile = (context: Context, query: Asked) =>
  fileAsClient(context, { call: 'GET /billing-reports/movements/export.csv', query })

export const listAgedInvoices = (context: Context, query: Asked) =>
  callAsClient(context, { call: 'GET /billing-reports/open-invoices', query })
