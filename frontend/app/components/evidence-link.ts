import type { DisputeView } from '#contract/disputes.js'

/** Once, in time, and where its processor takes evidence. */
export const takesEvidence = ({ status, evidenceDueAt, evidenceSentAt }: DisputeView): boolean =>
  status === 'open' && evidenceDueAt !== null && evidenceSentAt === null
