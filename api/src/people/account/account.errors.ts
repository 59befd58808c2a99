import { resetPassword } from '#contract/messages/passwords.js'
import * as words from '#contract/messages/errors/clients.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

/** Unknown, used, expired, replaced by a newer one: nobody needs to know which. */
export class ResetTokenInvalid extends AppError {
  constructor() {
    super(422, 'RESET_TOKEN_INVALID', resetPassword.failure)
  }
}

export class WrongCurrentPassword extends InvalidInput {
  constructor() {
    super({ currentPassword: words.wrongCurrentPassword })
  }
}
