import type { DisputeStatus } from '#contract/disputes.js'
import * as words from '#contract/messages/errors/disputes.js'
import { AppError } from '../../platform/http/app-error.js'

export class DisputeClosed extends AppError {
  constructor(status: DisputeStatus) {
    super(409, 'DISPUTE_STATE_CONFLICT', words.disputeClosed(status))
  }
}
