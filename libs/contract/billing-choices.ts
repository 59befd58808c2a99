// Apart from the request classes, whose decorators a browser must not load.

export const taxBehaviors = ['exclusive', 'inclusive'] as const
export type TaxBehavior = (typeof taxBehaviors)[number]
export const priceIntervals = ['day', 'week', 'month', 'year'] as const
export type PriceInterval = (typeof priceIntervals)[number]
export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]
