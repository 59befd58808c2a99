import type { DisputeView } from '#contract/disputes.js'

/** Once, in time, and where its processor takes evidence. */
export const takesEvidence = ({ status, takesEvidence: isTakenHere, evidenceSentAt }: DisputeView): boolean =>
  (status === 'open' || status === 'inquiry') && isTakenHere && evidenceSentAt === null
