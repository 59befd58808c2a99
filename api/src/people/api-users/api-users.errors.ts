import { apiUsersMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/api-users.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

/** A role that is unknown, or that staff have not marked for API users; the two look alike. */
export class RoleNotAssignable extends InvalidInput {
  constructor() {
    super({ roleID: words.roleNotAssignable })
  }
}

export class ClientUnknown extends InvalidInput {
  constructor() {
    super({ clientID: words.clientUnknown })
  }
}

export class TooManyApiUsers extends AppError {
  constructor() {
    super(409, 'TOO_MANY_API_USERS', words.tooManyApiUsers(apiUsersMax))
  }
}
