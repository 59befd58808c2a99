import type { Currency } from './money.js'

/** What a filter lists in all, per currency. GET /clients/:clientID/transactions/totals, and /transactions/totals for staff */
export interface TransactionTotalsView {
  /** True for staff only: it lists more, and only its newest 10,000 were added up. */
  isPartial: boolean
  items: {
    currency: Currency
    payments: number
    amount: number
    amountCaptured: number
    amountRefunded: number
    fee: number
    net: number
  }[]
}
