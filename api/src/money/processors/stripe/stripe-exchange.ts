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
  payment_reversal: -1,
  partial_capture_reversal: -1,
  refund: -1,
  refund_failure: 1,
  dispute: -1,
  dispute_reversal: 1,
}

interface Settled {
  currency: Currency
  /** In Stripe's units of that currency, as the balance has it. */
  amount: number
  rate: unknown
}

/** Stripe counts a balance in its own currency; what was charged, refunded or disputed stands at the thing itself. */
export function chargedOf(category: string, settled: Settled, about: Charged): ReportRow['charged'] {
  const [side, currency] = [sides[category], currencies.find((one) => one.toLowerCase() === about.currency)]
  if (!side || !currency || currency === settled.currency) return undefined
  const counted = countedOf(settled, about)
  if (counted === undefined) throw new ReportFault(words.report.garbage)
  const told = settled.rate === null || settled.rate === undefined ? null : plainNumber(settled.rate)
  return { amount: side * fromStripe(counted, currency), currency, rate: told }
}

/** A charge that was captured in part has a row of the whole and one that takes the rest back: the rate says which amount a row is of. */
function countedOf({ amount: settled, rate }: Settled, { amount, amount_captured: captured }: Charged) {
  if (typeof rate !== 'number' || !(rate > 0) || typeof captured !== 'number' || amount === undefined)
    return amount ?? captured ?? undefined
  const farFrom = (one: number) => Math.abs(Math.abs(settled) - one * rate)
  return farFrom(captured) < farFrom(amount) ? captured : amount
}

/** A small rate is a number with an exponent to JavaScript. */
const plainNumber = (rate: unknown): string =>
  typeof rate === 'number' && rate > 0 && rate < 1e-6 ? rate.toFixed(20) : String(rate)
