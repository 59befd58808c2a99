// Apart from the request classes, whose decorators a browser must not load.

export const taxBehaviors = ['exclusive', 'inclusive'] as const
export type TaxBehavior = (typeof taxBehaviors)[number]
export const priceIntervals = ['day', 'week', 'month', 'year'] as const
export type PriceInterval = (typeof priceIntervals)[number]
/** `licensed` charges a quantity in advance, `metered` what was used, once the period is over. */
export const usageTypes = ['licensed', 'metered'] as const
export type UsageType = (typeof usageTypes)[number]
/** What the usage events of a period come to. */
export const usageAggregations = ['sum', 'max', 'last'] as const
export type UsageAggregation = (typeof usageAggregations)[number]
export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]
export const subscriptionStatuses = ['incomplete', 'trialing', 'active', 'past_due', 'paused', 'canceled'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]
export const collectionMethods = ['charge', 'send_invoice'] as const
export type CollectionMethod = (typeof collectionMethods)[number]
/** When a change of items applies, and whether the rest of the period is credited and charged. */
export const changeTimings = ['now_prorated', 'now', 'period_end'] as const
export type ChangeTiming = (typeof changeTimings)[number]
/** For how many periods of a subscription a coupon counts. */
export const couponDurations = ['once', 'repeating', 'forever'] as const
export type CouponDuration = (typeof couponDurations)[number]
/** `expired` and `used_up` ones can’t be redeemed, but nobody has retired them. */
export const couponStates = ['active', 'expired', 'used_up', 'retired'] as const
export type CouponState = (typeof couponStates)[number]
export const cancelTimings = ['now', 'period_end'] as const
export type CancelTiming = (typeof cancelTimings)[number]
/** Why an invoice of a subscription was made. */
export const subscriptionInvoiceKinds = ['start', 'renewal', 'change', 'usage'] as const
export type SubscriptionInvoiceKind = (typeof subscriptionInvoiceKinds)[number]
/** Of open invoices. `skipped`: the amount can’t be charged automatically, so the last charge was not attempted. */
export const invoiceCharges = ['skipped'] as const
export type InvoiceCharge = (typeof invoiceCharges)[number]

/** `skipped`: the method can’t be charged this amount, so nothing was attempted. */
export const paymentTryOutcomes = ['open', 'succeeded', 'processing', 'requires_action', 'failed', 'skipped'] as const
export type PaymentTryOutcome = (typeof paymentTryOutcomes)[number]
export type SkippedBecause = 'amount_not_supported' | 'LIMIT_EXCEEDED'
/** Why a payment was tried when it was. */
export const paymentTryReasons = ['first', 'technical', 'payday', 'plan', 'new_method'] as const
export type PaymentTryReason = (typeof paymentTryReasons)[number]
/** What happens to a subscription once its retries have ended. */
export const dunningEnds = ['cancel', 'pause', 'past_due'] as const
export type DunningEnd = (typeof dunningEnds)[number]
/** How customers may cancel on their own page. */
export const portalCancellations = ['no', 'period_end', 'now_or_period_end'] as const
export type PortalCancellation = (typeof portalCancellations)[number]
/** Why a customer cancels, as chosen on their own page. */
export const cancellationFeedbacks = [
  'too_expensive',
  'missing_features',
  'switched_service',
  'unused',
  'low_quality',
  'too_complex',
  'customer_service',
  'other',
] as const
export type CancellationFeedback = (typeof cancellationFeedbacks)[number]

/** Where a payer’s form says which coupon the page has shown. */
export const noCouponShown = 'none'
