/** Who gets the money of a payment from its processor: `client` at an account of its own, which owes the platform the fee alone. */
export const collectors = ['platform', 'client'] as const
export type CollectedBy = (typeof collectors)[number]
