import type { Currency } from './money.js'

/** The totals of a filtered list, by currency. GET /clients/:clientID/transactions/totals, and /transactions/totals for staff */
export interface TransactionTotalsView {
  /** True if the list has more than the newest 10,000 payments, which are the ones in the totals. For staff only. */
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
