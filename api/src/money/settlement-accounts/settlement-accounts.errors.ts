import * as words from '#contract/messages/errors/settlement-accounts.js'
import { InvalidInput } from '../../platform/http/app-error.js'

export class WrongPassword extends InvalidInput {
  constructor() {
    super({ password: words.wrongPassword })
  }
}
