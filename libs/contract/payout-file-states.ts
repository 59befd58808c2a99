/** `answered`: a statement or an answer of the bank has spoken of it, so that it cannot be voided anymore. */
export const payoutFileStatuses = ['made', 'answered', 'voided'] as const
export type PayoutFileStatus = (typeof payoutFileStatuses)[number]
