import * as words from '#contract/messages/errors/portal-users.js'
import * as singleSignOn from '#contract/messages/single-sign-on.js'
import { field } from '#contract/messages/fields.js'
import { confirmEmail } from '#contract/messages/passwords.js'
import { adminLogin } from '#contract/messages/sign-in.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class WrongPortalCredentials extends AppError {
  constructor() {
    super(401, 'WRONG_CREDENTIALS', adminLogin.wrongCredentials)
  }
}

export class EmailTaken extends AppError {
  constructor() {
    const sentence = words.emailTaken
    super(409, 'EMAIL_TAKEN', sentence, { email: sentence })
  }
}

export class LastAdministrator extends AppError {
  constructor() {
    super(409, 'LAST_ADMINISTRATOR', words.lastAdministrator)
  }
}

/** A new password or e-mail would hand over the account with all it may do. */
export class SignInProtected extends AppError {
  constructor(input: 'email' | 'password') {
    const sentence = words.signInProtected
    super(403, 'SIGN_IN_PROTECTED', sentence, { [input]: sentence })
  }
}

/** What somebody lost lately may be given back, and would then be in the hands of whoever set the password. */
export class SignInProtectedStill extends AppError {
  constructor(input: 'email' | 'password') {
    const sentence = words.signInProtectedStill
    super(403, 'RIGHTS_HELD_LATELY', sentence, { [input]: sentence })
  }
}

/** Whoever is taken rights away from becomes weak enough to be taken over. */
export class TakeRefused extends AppError {
  constructor(permission: string) {
    const sentence = words.takeRefused(permission)
    super(403, 'TAKE_REFUSED', sentence, { roles: sentence })
  }
}

/** Deleting, unlocking, ending sessions. */
export class RightsProtected extends AppError {
  constructor() {
    const sentence = words.rightsProtected
    super(403, 'RIGHTS_PROTECTED', sentence)
  }
}

export class EmailUnconfirmed extends AppError {
  constructor(input: 'isAdmin' | 'roles') {
    const sentence = words.emailUnconfirmed
    super(409, 'EMAIL_UNCONFIRMED', sentence, { [input]: sentence })
  }
}

/** A link that sets a password would go to an address that somebody chose who may do less. */
export class EmailUnchecked extends AppError {
  constructor() {
    const sentence = words.emailUnchecked
    super(409, 'EMAIL_UNCHECKED', sentence, { emailChecked: sentence })
  }
}

/** Unknown, used, expired, tried too often: nobody needs to know which. */
export class ConfirmationInvalid extends AppError {
  constructor() {
    super(422, 'CONFIRMATION_INVALID', confirmEmail.failure)
  }
}

export class WrongSignUpPassword extends InvalidInput {
  constructor() {
    super({ password: confirmEmail.wrongPassword })
  }
}

export class CommonPassword extends InvalidInput {
  constructor() {
    super({ password: field.passwordCommon })
  }
}

export class OwnNameAsPassword extends InvalidInput {
  constructor() {
    super({ password: field.passwordOwnName })
  }
}

export class UnknownRoles extends InvalidInput {
  constructor() {
    super({ roles: words.unknownRoles })
  }
}

/** The mark is for administrators. */
export class BreakGlassAdministrators extends InvalidInput {
  constructor() {
    super({ isBreakGlass: singleSignOn.breakGlassAdministrators })
  }
}

/** Absent, deleted and rejected clients look alike. */
export class UnknownClient extends InvalidInput {
  constructor() {
    super({ clientID: words.unknownClient })
  }
}
