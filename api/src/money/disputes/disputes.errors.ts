import type { DisputeStatus } from '#contract/disputes.js'
import * as words from '#contract/messages/errors/disputes.js'
import { AppError } from '../../platform/http/app-error.js'

export class DisputeClosed extends AppError {
  constructor(status: DisputeStatus) {
    super(409, 'DISPUTE_STATE_CONFLICT', words.disputeClosed(status))
  }
}

/** Staff cannot close what its processor decides. */
export class DecidedByProcessor extends AppError {
  constructor() {
    super(409, 'DISPUTE_STATE_CONFLICT', words.decidedByProcessor)
  }
}

export class EvidenceNotTaken extends AppError {
  constructor(sentence: string = words.takesNoEvidence) {
    super(409, 'EVIDENCE_NOT_TAKEN', sentence)
  }
}
