import { adminLogin, field } from '#contract/messages.js'
import { AppError, InvalidInput } from '../common/app-error.js'

export class WrongPortalCredentials extends AppError {
  constructor() {
    super(401, 'WRONG_CREDENTIALS', adminLogin.wrongCredentials)
  }
}

export class EmailTaken extends AppError {
  constructor() {
    const sentence = 'This email address is already registered'
    super(409, 'EMAIL_TAKEN', sentence, { email: sentence })
  }
}

export class LastAdministrator extends AppError {
  constructor() {
    super(409, 'LAST_ADMINISTRATOR', 'This is the last administrator. Make somebody else one first')
  }
}

/** A new password or e-mail would hand over the account with all it may do. */
export class SignInProtected extends AppError {
  constructor(input: 'email' | 'password') {
    const sentence = 'You cannot change how somebody signs in who may do more than you'
    super(403, 'SIGN_IN_PROTECTED', sentence, { [input]: sentence })
  }
}

export class CommonPassword extends InvalidInput {
  constructor() {
    super({ password: field.passwordCommon })
  }
}

export class UnknownRoles extends InvalidInput {
  constructor() {
    super({ roles: 'One of these roles does not exist' })
  }
}

/** Absent, deleted and rejected clients look alike. */
export class UnknownClient extends InvalidInput {
  constructor() {
    super({ clientID: 'There is no such client' })
  }
}
