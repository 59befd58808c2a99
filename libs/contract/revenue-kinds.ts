// Apart from the request classes, whose decorators a browser must not load.

/** How a subscription changed the recurring revenue: `new` once, `churn` and `pause` to zero, `resume` from zero again. */
export const revenueKinds = ['new', 'expansion', 'contraction', 'pause', 'resume', 'churn'] as const
export type RevenueKind = (typeof revenueKinds)[number]
export const agingBuckets = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90_days'] as const
export type AgingBucket = (typeof agingBuckets)[number]
