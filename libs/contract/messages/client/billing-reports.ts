import type { AgingBucket, RevenueKind } from '../../revenue-kinds.js'

export const reportsLead = 'Recurring revenue, churn, retention and overdue invoices. Months are in UTC.'
export const currency = 'Currency'
export const lastMonth = 'Last month'
export const show = 'Show'
export const revenue = 'Monthly recurring revenue'
export const month = 'Month'
export const opening = 'Opening'
export const closing = 'Closing'
export const subscriptions = 'Subscriptions'
export const kinds: Record<RevenueKind, string> = {
  new: 'New',
  expansion: 'Expansion',
  contraction: 'Contraction',
  pause: 'Paused',
  resume: 'Resumed',
  churn: 'Canceled',
}
export const noRevenue = 'No recurring revenue in these months.'
export const noRevenueHelp = 'It shows up here once a subscription is paid.'
export const revenueFromTo = (first: string, last: string, best: string, money: string) =>
  `Monthly recurring revenue from ${first} to ${last}. The highest month is ${best}, with ${money}.`
export const atMonthEnd = 'At the end of each month'
export const highest = (money: string) => `Highest: ${money}`
export const churn = 'Churn'
export const subscriptionChurn = 'Subscription churn'
export const revenueChurn = 'Revenue churn'
export const retention = 'Retention'
export const started = 'First charged'
export const afterMonths = (count: number) => `Month ${count}`
export const noCohorts = 'No subscription was first charged in these months.'
export const openInvoices = 'Open invoices'
export const overdue = 'Overdue'
export const buckets: Record<AgingBucket, string> = {
  not_due: 'Not due yet',
  days_1_30: '1 to 30 days',
  days_31_60: '31 to 60 days',
  days_61_90: '61 to 90 days',
  over_90_days: 'Over 90 days',
}
export const invoices = 'Invoices'
export const amountDue = 'Amount due'
export const invoiceNumber = 'Number'
export const dueOn = 'Due'
export const noOpenInvoices = 'No open invoices.'
export const movements = 'Revenue changes'
export const movementsLead = 'Each row is one change of a subscription. Amounts are for one month, without tax.'
export const kind = 'Type'
export const before = 'Before'
export const after = 'After'
export const date = 'Date'
export const customer = 'Customer'
export const viewCustomer = 'View customer'
export const noMovements = 'No changes in these months.'
export const downloadCsv = 'Download CSV'
