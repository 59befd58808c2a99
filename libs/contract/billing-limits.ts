export const taxPercentageMax = 100
/** Parts per million: a percentage with four decimals, as a whole number. */
export const partsOfPercent = 10_000
/** A percentage with two decimals, as a whole number. */
export const couponPartsOfPercent = 100
export const couponPeriodsMax = 120
export const couponRedemptionsMax = 10_000_000
export const couponCodeMaxLength = 40
/** From one address. */
export const couponCodesPerMinute = 20
/** Wrong codes on one checkout. */
export const couponTriesMax = 20
/** Wrong codes at all checkouts of one client and mode. */
export const couponTriesPerHour = 2_000
/** How long a checkout that nobody pays keeps the last redemption from others. */
export const couponHoldMs = 60_000
/** A checkout session ends sooner. */
export const couponHoldsSinceMs = 90_000_000
/** Of the checkouts that could give a redemption back; some may sell a price that was retired. */
export const couponHoldsLookedAt = 20
/** How often a checkout drops a subscription that has begun. After that it takes no more codes. */
export const couponRestartsMax = 5
export const intervalCountMax = 36
export const priceTiersMax = 20
export const quantityMax = 1_000_000
export const invoiceLinesMax = 100
/** How much a request may make the libraries look at: a hundred lines with every field. */
export const invoiceWeightMax = 12_000
export const invoiceDueDaysMax = 365
export const invoiceDueDays = 14
export const invoiceBodyMaxBytes = 131_072
export const extraRefundPollMs = 5_000
export const extraRefundBatch = 50
export const invoiceNumberDigits = 6
export const extraRefundAgainMs = 3_600_000
export const invoiceMailsMax = 10
export const invoiceMailsWithinMs = 24 * 3_600_000
/** How long after the end of a period its usage events still count. Then it is invoiced. */
export const usageGraceMs = 3_600_000
/** A period whose invoice is this late was kept open by no server, so it stays open for its late events once more. */
export const usageLateMs = 600_000
/** How far a clock of the caller may be ahead of ours. */
export const usageSkewMs = 300_000
/** Of one usage event. */
export const usageQuantityMax = 1_000_000_000
/** Of all usage events of a period. */
export const usagePerPeriodMax = 1_000_000_000_000
export const usageEventIDMaxLength = 100
export const subscriptionItemsMax = 20
export const subscriptionWeightMax = 2_000
export const trialDaysMax = 730
export const pendingLinesMax = 60
export const subscriptionBatch = 50
export const subscriptionPollMs = 5_000
/** How long one process has to charge an invoice before another one may go on with it. */
export const collectionLeaseMs = 120_000
/** How soon a payment that is still processing is looked at again. */
export const collectionLookMs = 3_600_000
/** The link of a first invoice that is never paid. */
export const incompleteForDays = 3
export const previewValidMs = 3_600_000
export const clockStepYears = 5
export const clockNameMaxLength = 100
export const openClocksMax = 100
export const clockCustomersMax = 1_000
/** Emails to customers on the test clocks of one merchant. Invoices beyond that are not emailed. */
export const clockMailsMax = 200
export const clockMailsWithinMs = 24 * 3_600_000
export const clockStepsMax = 200
/** How long a call waits for a clock; it goes on advancing after that. */
export const clockAnswerMs = 25_000
export const clockStuckMs = 180_000
export const clockBatch = 50
export const reportMonthsMax = 36
export const retriesMax = 15
export const retriesWithinDays = 30
/** Eight retries within 29 days. */
export const defaultRetryDays = [1, 1, 2, 3, 3, 5, 7, 7] as const
export const retryDaysMax = 30
/** Prices that a merchant lets its customers choose from. */
export const portalPricesMax = 20
