// Apart from the request classes, whose decorators a browser must not load.

/** Whose money an adjustment of a difference moves. */
export const adjustmentParties = ['client', 'platform'] as const
export type AdjustmentParty = (typeof adjustmentParties)[number]

export const adjustmentStatuses = ['awaiting_approval', 'approved', 'rejected'] as const
export type AdjustmentStatus = (typeof adjustmentStatuses)[number]
