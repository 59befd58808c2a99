export const taxPercentageMax = 100
/** Parts per million: a percentage with four decimals, as a whole number. */
export const partsOfPercent = 10_000
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
