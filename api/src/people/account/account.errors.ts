import { resetPassword } from '#contract/messages/passwords.js'
import { AppError } from '../../platform/http/app-error.js'

/** Unknown, used, expired, replaced by a newer one: nobody needs to know which. */
export class ResetTokenInvalid extends AppError {
  constructor() {
    super(422, 'RESET_TOKEN_INVALID', resetPassword.failure)
  }
}
