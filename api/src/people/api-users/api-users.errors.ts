import { apiUsersMax } from '#contract/limits.js'
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
