/** `answered` below 400, `refused` below 500, `failed` from there on. */
export const requestOutcomes = ['answered', 'refused', 'failed'] as const
export type RequestOutcome = (typeof requestOutcomes)[number]
