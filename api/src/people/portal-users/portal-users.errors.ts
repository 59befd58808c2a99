import * as words from '#contract/messages/errors/portal-users.js'
import * as singleSignOn from '#contract/messages/single-sign-on.js'
import { field } from '#contract/messages/fields.js'
import { confirmEmail } from '#contract/messages/passwords.js'
import { adminLogin } from '#contract/messages/sign-in.js'
import { AppError } from '../../platform/http/app-error.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

export class WrongPortalCredentials extends refusal(401, 'WRONG_CREDENTIALS', adminLogin.wrongCredentials) {}
export class EmailTaken extends fieldRefusal('email', 409, 'EMAIL_TAKEN', words.emailTaken) {}
export class LastAdministrator extends refusal(409, 'LAST_ADMINISTRATOR', words.lastAdministrator) {}

/** A new password or email address would give access to the account. */
export class SignInProtected extends AppError {
  constructor(input: 'email' | 'password') {
    const sentence = words.signInProtected
    super(403, 'SIGN_IN_PROTECTED', sentence, { [input]: sentence })
  }
}

/** The person recently had more access, which could be restored after a password change. */
export class SignInProtectedStill extends AppError {
  constructor(input: 'email' | 'password') {
    const sentence = words.signInProtectedStill
    super(403, 'RIGHTS_HELD_LATELY', sentence, { [input]: sentence })
  }
}

/** You can't remove permissions that you don't have. */
export class TakeRefused extends fieldRefusal('roles', 403, 'TAKE_REFUSED', words.takeRefused) {}

/** Applies to deleting, unlocking and ending sessions. */
export class RightsProtected extends refusal(403, 'RIGHTS_PROTECTED', words.rightsProtected) {}

export class EmailUnconfirmed extends AppError {
  constructor(input: 'isAdmin' | 'roles') {
    const sentence = words.emailUnconfirmed
    super(409, 'EMAIL_UNCONFIRMED', sentence, { [input]: sentence })
  }
}

/** A person with less access set the address that password links are sent to. */
export class EmailUnchecked extends fieldRefusal('emailChecked', 409, 'EMAIL_UNCHECKED', words.emailUnchecked) {}

/** Unknown, used, expired or tried too often. We don't say which. */
export class ConfirmationInvalid extends refusal(422, 'CONFIRMATION_INVALID', confirmEmail.failure) {}

export class WrongSignUpPassword extends invalidField('password', confirmEmail.wrongPassword) {}
export class CommonPassword extends invalidField('password', field.passwordCommon) {}
export class OwnNameAsPassword extends invalidField('password', field.passwordOwnName) {}
export class UnknownRoles extends invalidField('roles', words.unknownRoles) {}

/** Only administrators can set this. */
export class BreakGlassAdministrators extends invalidField('isBreakGlass', singleSignOn.breakGlassAdministrators) {}

/** The response is the same for absent, deleted and rejected clients. */
export class UnknownClient extends invalidField('clientID', words.unknownClient) {}
