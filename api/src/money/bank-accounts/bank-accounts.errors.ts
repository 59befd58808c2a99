import * as words from '#contract/messages/errors/bank-accounts.js'
import { AppError } from '../../platform/http/app-error.js'

export class BankAccountExists extends AppError {
  constructor() {
    super(409, 'BANK_ACCOUNT_EXISTS', words.accountExists)
  }
}

export class BankAccountInUse extends AppError {
  constructor() {
    super(409, 'BANK_ACCOUNT_IN_USE', words.numberInUse)
  }
}

export class BankAccountDisabled extends AppError {
  constructor() {
    super(409, 'BANK_ACCOUNT_DISABLED', words.disabled)
  }
}

export class TooManyBankAccounts extends AppError {
  constructor(most: number) {
    super(409, 'TOO_MANY_BANK_ACCOUNTS', words.tooMany(most))
  }
}
