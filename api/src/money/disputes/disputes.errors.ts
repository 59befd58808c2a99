import type { DisputeStatus } from '#contract/disputes.js'
import * as words from '#contract/messages/errors/disputes.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class DisputeClosed extends refusal(409, 'DISPUTE_STATE_CONFLICT', (status: DisputeStatus) =>
  words.disputeClosed(status),
) {}

/** The processor decides this dispute, so staff can't close it. */
export class DecidedByProcessor extends refusal(409, 'DISPUTE_STATE_CONFLICT', words.decidedByProcessor) {}

export class EvidenceNotTaken extends refusal(
  409,
  'EVIDENCE_NOT_TAKEN',
  (sentence: string = words.takesNoEvidence) => sentence,
) {}

export class EvidenceFileKindUnknown extends fieldRefusal(
  'kind',
  422,
  'EVIDENCE_FILE_KIND_UNKNOWN',
  words.evidenceFileKind,
) {}
