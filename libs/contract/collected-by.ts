/**
 * Who gets the money of a payment from its processor. `client`: an account of its own, which owes the platform the fee alone.
 * `connected`: a connected account of the client, from which the processor has already taken the platform's fee.
 */
export const collectors = ['platform', 'client', 'connected'] as const
export type CollectedBy = (typeof collectors)[number]
