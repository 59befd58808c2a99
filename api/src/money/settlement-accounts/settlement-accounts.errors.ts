import { InvalidInput } from '../../platform/http/app-error.js'

export class WrongPassword extends InvalidInput {
  constructor() {
    super({ password: 'This is not the password of your account' })
  }
}
