import type { PriceInterval } from '#contract/billing-choices.js'
import { halfEven } from '../invoices/invoice-sums.js'

interface Rhythm {
  interval: PriceInterval
  intervalCount: number
}

/** Months in an interval, as a fraction: a year has 12 months and 365 days. */
const monthsOf: Record<PriceInterval, readonly [months: bigint, of: bigint]> = {
  day: [12n, 365n],
  week: [84n, 365n],
  month: [1n, 1n],
  year: [12n, 1n],
}

/** What an amount for one interval comes to in a month, in whole minor units, rounded half to even. */
export function monthlyAmount(amount: number, { interval, intervalCount }: Rhythm): number {
  const [months, of] = monthsOf[interval]
  return Number(halfEven(BigInt(amount) * of, months * BigInt(intervalCount)))
}
