import type { Currency } from './money.js'

/** Succeeded payments, in whole minor units. */
export interface TotalsView {
  payments: number
  amount: number
  fee: number
  net: number
}

/** `day` is a UTC date, such as `2026-11-21`. */
export interface DayTotalsView extends TotalsView {
  day: string
}

export interface CurrencySummaryView {
  currency: Currency
  today: TotalsView
  /** The total of `days`. */
  period: TotalsView
  /** Oldest first, including days without payments. Today is last. */
  days: DayTotalsView[]
}

/** GET /clients/:clientID/summary. The currency with the most payments is first. */
export interface ClientSummaryView {
  currencies: CurrencySummaryView[]
  /** When the first payment ever succeeded. Null if none has yet. */
  firstPaymentAt: string | null
}
