/** What each double keeps of a payment, in minor units. */
export const paymentFee = (amount: number): number => Math.round((amount * 15) / 1_000) + 25
/** And of a dispute, where it takes something for that. */
export const disputeFee = 1_500
/** docs.stripe.com/payments/ach-direct-debit: Stripe charges a fee for a debit that fails. */
export const failureFee = 352
