import type { DisputeStatus } from '#contract/disputes.js'
import * as words from '#contract/messages/errors/disputes.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class DisputeClosed extends refusal(409, 'DISPUTE_STATE_CONFLICT', (status: DisputeStatus) =>
  words.disputeClosed(status),
) {}

/** Staff cannot close what its processor decides. */
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
