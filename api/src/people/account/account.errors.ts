import { resetPassword } from '#contract/messages/passwords.js'
import * as words from '#contract/messages/errors/clients.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

/** Unknown, used, expired or replaced. We don't say which. */
export class ResetTokenInvalid extends refusal(422, 'RESET_TOKEN_INVALID', resetPassword.failure) {}

export class WrongCurrentPassword extends invalidField('currentPassword', words.wrongCurrentPassword) {}
