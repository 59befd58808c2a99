import * as words from '#contract/messages/errors/email-changes.js'
import { AppError } from '../../platform/http/app-error.js'
import type { EmailChangeOutcome } from '../clients/client-email-change.entity.js'

export class EmailChangeEnded extends AppError {
  constructor(outcome: EmailChangeOutcome) {
    super(409, 'EMAIL_CHANGE_ENDED', words.emailChangeEnded(outcome))
  }
}
