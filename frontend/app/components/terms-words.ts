import * as words from '#contract/messages/components/terms.js'
import type { PlanTerms } from '#contract/plan-terms.js'
import type { TransactionTermsView } from '#contract/transactions.js'
import type { Currency } from '#contract/money.js'
import { formatMoney, inDecimals, withPercentSign } from '#contract/spoken-formats.js'

const perPayment = (percentage: string, fixed: string | null): string =>
  fixed ? `${percentage} + ${fixed}` : percentage
export const inPercent = (percentage: number): string => withPercentSign(inDecimals(percentage.toFixed(2)))

const percentageOf = (percentage: number | null) => (percentage === null ? words.agreed : inPercent(percentage))

/** Each a sentence of its own, the price of a payment first. */
export function termsInWords({ chargePercentage, fees, methods }: PlanTerms, refundsKeepFee: boolean): string[] {
  const whole = percentageOf(chargePercentage)
  const ofCurrency = fees.map(({ currency, fixed, refund, dispute, payout }) => {
    const money = (amount: number) => formatMoney(amount, currency)
    const parts = [
      perPayment(whole, fixed > 0 ? money(fixed) : null),
      ...(refund > 0 ? [words.refund(money(refund))] : []),
      ...(dispute > 0 ? [words.dispute(money(dispute))] : []),
      ...(payout > 0 ? [words.payout(money(payout))] : []),
    ]
    return words.inCurrency(currency, parts.join(', '))
  })
  const byMethod = methods.map(({ paymentMethod, chargePercentage: own, currency, fixed }) => {
    const price = perPayment(inPercent(own), currency && fixed > 0 ? formatMoney(fixed, currency) : null)
    return words.byMethod(paymentMethod, currency ? words.inCurrency(currency, price) : price)
  })
  return [whole, ...ofCurrency, ...byMethod, ...(refundsKeepFee ? [words.refundsKeepFee] : [])]
}

/** Of one payment, which has one currency. */
export function frozenInWords(terms: TransactionTermsView, currency: Currency): string[] {
  const money = (amount: number) => formatMoney(amount, currency)
  const { chargePercentage, fixedFee, refundFee, disputeFee, reservePercentage, reserveDays } = terms
  return [
    perPayment(inPercent(chargePercentage), fixedFee > 0 ? money(fixedFee) : null),
    ...(refundFee > 0 ? [words.refund(money(refundFee))] : []),
    ...(disputeFee > 0 ? [words.dispute(money(disputeFee))] : []),
    ...(reservePercentage > 0 ? [words.reserve(inPercent(reservePercentage), reserveDays)] : []),
  ]
}
