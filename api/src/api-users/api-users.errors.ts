import { InvalidInput } from '../common/app-error.js'

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
