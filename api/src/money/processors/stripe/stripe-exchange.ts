import * as words from '#contract/messages/errors/processor-reports.js'
import { type Currency, currencies } from '#contract/money.js'
import { ReportFault, type ReportRow } from '../port/report.js'
import { fromStripe } from './stripe-amounts.js'

interface Charged {
  amount?: number | undefined
  amount_captured?: number | null | undefined
  currency?: string | undefined
}

const sides: Record<string, 1 | -1> = {
  charge: 1,
  charge_failure: -1,
  refund: -1,
  refund_failure: 1,
  dispute: -1,
  dispute_reversal: 1,
}

/** Stripe counts a balance in its own currency; what was charged, refunded or disputed stands at the thing itself. */
export function chargedOf(category: string, settled: Currency, rate: unknown, about: Charged): ReportRow['charged'] {
  const { currency: name, amount, amount_captured: captured } = about
  const [side, currency] = [sides[category], currencies.find((one) => one.toLowerCase() === name)]
  if (!side || !currency || currency === settled) return undefined
  const counted = captured ?? amount
  if (counted === undefined) throw new ReportFault(words.report.garbage)
  const told = rate === null || rate === undefined ? null : plainNumber(rate)
  return { amount: side * fromStripe(counted, currency), currency, rate: told }
}

/** A small rate is a number with an exponent to JavaScript. */
const plainNumber = (rate: unknown): string =>
  typeof rate === 'number' && rate > 0 && rate < 1e-6 ? rate.toFixed(20) : String(rate)
