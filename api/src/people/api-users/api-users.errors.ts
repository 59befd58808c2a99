import { apiUsersMax } from '#contract/limits.js'
import { field } from '#contract/messages/fields.js'
import { addressNotAllowed, rotationUnderway } from '#contract/messages/keys.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

/** A role that is unknown, or that staff have not marked for API users; the two look alike. */
export class RoleNotAssignable extends InvalidInput {
  constructor() {
    super({ roleID: 'Please choose one of the listed roles' })
  }
}

export class ClientUnknown extends InvalidInput {
  constructor() {
    super({ clientID: 'Please choose one of the listed clients' })
  }
}

export class TooManyApiUsers extends AppError {
  constructor() {
    super(409, 'TOO_MANY_API_USERS', `At most ${apiUsersMax} API users are possible. Delete one that nobody uses`)
  }
}

export class ExpiresInPast extends InvalidInput {
  constructor() {
    super({ expiresAt: field.expiresAtPast })
  }
}

/** The key is right, and so is its secret or its token; the place is not. */
export class AddressNotAllowed extends AppError {
  constructor() {
    super(403, 'ADDRESS_NOT_ALLOWED', addressNotAllowed)
  }
}

/** A third secret would end the first, which programs may still use. */
export class KeyRotationUnderway extends AppError {
  constructor() {
    super(409, 'ROTATION_UNDERWAY', rotationUnderway)
  }
}
