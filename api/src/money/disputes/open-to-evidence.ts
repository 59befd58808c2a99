import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/errors/disputes.js'
import type { Dispute } from './dispute.entity.js'
import { DisputeClosed, EvidenceNotTaken } from './disputes.errors.js'

/** What its processor calls the dispute, where evidence can be sent now. */
export function requireOpenToEvidence(dispute: Dispute): string {
  const { status, processorReference, evidenceDueAt, evidenceElsewhere, evidenceSentAt } = dispute
  if (status !== 'open' && status !== 'inquiry') throw new DisputeClosed(status)
  if (!processorReference || !evidenceDueAt || evidenceElsewhere) throw new EvidenceNotTaken()
  if (evidenceSentAt) throw new EvidenceNotTaken(words.evidenceSentAlready)
  if (evidenceDueAt.getTime() <= clock.time()) throw new EvidenceNotTaken(words.evidenceTooLate)
  return processorReference
}
