import { AppError } from '../../platform/http/app-error.js'
import type { EmailChangeOutcome } from '../clients/client-email-change.entity.js'

const reasons: Record<EmailChangeOutcome, string> = {
  changed: 'it has taken effect',
  refused: 'the present address refused it',
  replaced: 'another address was asked for later',
  canceled: 'it was withdrawn',
  taken: 'somebody else uses the new address now',
  expired: 'nobody confirmed it in time',
  password_reset: 'the password was reset meanwhile',
  suspended: 'the account was suspended',
  deleted: 'the account was deleted',
}

export class EmailChangeEnded extends AppError {
  constructor(outcome: EmailChangeOutcome) {
    super(409, 'EMAIL_CHANGE_ENDED', `This change of an email address has ended: ${reasons[outcome]}`)
  }
}
