import { feeOf, toHundredths, type Currency } from '#contract/money.js'
import type { PaymentTerms, PlanFees, PlanTerms } from '#contract/plan-terms.js'

const none = { fixed: 0, refund: 0, dispute: 0, payout: 0 }

export const feesIn = ({ fees }: PlanTerms, currency: Currency): Omit<PlanFees, 'currency'> =>
  fees.find((one) => one.currency === currency) ?? none

/** What one payment costs: a price of its method in its currency, of its method, or of the plan; then what stands with the client. */
export function paymentTermsOf(
  terms: PlanTerms,
  clientHundredths: number,
  { currency, method }: { currency: Currency; method: string },
): PaymentTerms {
  const { fixed, refund, dispute } = feesIn(terms, currency)
  const prices = terms.methods.filter((one) => one.paymentMethod === method)
  const price = prices.find((one) => one.currency === currency) ?? prices.find((one) => one.currency === null)
  const percentage = price?.chargePercentage ?? terms.chargePercentage
  return {
    chargePercentageHundredths: percentage === null ? clientHundredths : toHundredths(percentage),
    fixedFee: price ? price.fixed : fixed,
    refundFee: refund,
    disputeFee: dispute,
  }
}

export const freeTerms = {
  ...{ chargePercentageHundredths: 0, fixedFee: 0, refundFee: 0, disputeFee: 0 },
  ...{ planID: null, reserveHundredths: 0, reserveDays: 0 },
}

/** Percentage and fixed part in whole minor units, and never more than what was captured. */
export const paymentFee = (
  amount: number,
  { chargePercentageHundredths, fixedFee }: Pick<PaymentTerms, 'chargePercentageHundredths' | 'fixedFee'>,
): number => Math.min(amount, feeOf(amount, chargePercentageHundredths) + fixedFee)
