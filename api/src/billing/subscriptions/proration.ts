import type { Period } from './periods.js'
import { nearest, sharesOf, sumOf } from '../invoices/shares.js'

export interface Prorated {
  /** Minor units below zero for what was paid and is not used, in the order of `before`. */
  credits: bigint[]
  /** In the order of `after`. */
  charges: bigint[]
  /** What rounding still owes, in minor units times the seconds of the period. */
  carry: bigint
}

const secondsBetween = (from: Date, to: Date): bigint =>
  BigInt(Math.floor(to.getTime() / 1000) - Math.floor(from.getTime() / 1000))

export const secondsOf = ({ start, end }: Period): bigint => secondsBetween(start, end)

/**
 * By seconds. The carry of earlier changes in the same period is counted in, so that however often it changes,
 * what was charged is never further than half a minor unit from the price over time.
 */
export function prorate(
  period: Period,
  at: Date,
  amounts: { before: readonly bigint[]; after: readonly bigint[]; carry: bigint },
): Prorated {
  const whole = secondsOf(period)
  const left = secondsBetween(at, period.end)
  const exact = [...amounts.before.map((amount) => -amount * left), ...amounts.after.map((amount) => amount * left)]
  const due = sumOf(exact) + amounts.carry
  const total = nearest(due, whole)
  const shares = sharesWithin(exact, whole, total)
  const count = amounts.before.length
  return { credits: shares.slice(0, count), charges: shares.slice(count), carry: due - total * whole }
}

// The carry can move the total past what largest remainders reach; the first share then takes what is missing.
function sharesWithin(exact: readonly bigint[], whole: bigint, total: bigint): bigint[] {
  const shares = sharesOf(exact, whole, total)
  const missing = total - sumOf(shares)
  if (missing !== 0n && shares.length > 0) shares[shares.length - 1] = (shares.at(-1) ?? 0n) + missing
  return shares
}
