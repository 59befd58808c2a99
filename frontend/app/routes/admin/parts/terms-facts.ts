import { decimalOf } from '#contract/money.js'
import type { PlanTerms } from '#contract/plan-terms.js'

export const feeFields = ['fixed', 'refund', 'dispute', 'payout'] as const

/** By input names, as the form shows terms. */
export function factsOf({ chargePercentage, fees, methods }: PlanTerms): Record<string, string> {
  const ofFees = fees.flatMap((row) =>
    feeFields.map((fee) => [`${fee}${row.currency}`, row[fee] === 0 ? '' : decimalOf(row[fee], row.currency)]),
  )
  const lines = methods.map(({ paymentMethod, chargePercentage: own, currency, fixed }) =>
    [paymentMethod, String(own), ...(currency ? [currency, decimalOf(fixed, currency)] : [])].join(' '),
  )
  return {
    chargePercentage: chargePercentage === null ? '' : String(chargePercentage),
    methods: lines.join('\n'),
    ...(Object.fromEntries(ofFees) as Record<string, string>),
  }
}
