import * as words from '#contract/messages/errors/bank-accounts.js'
import { refusal } from '../../platform/http/refusal.js'

export class BankAccountExists extends refusal(409, 'BANK_ACCOUNT_EXISTS', words.accountExists) {}
export class BankAccountInUse extends refusal(409, 'BANK_ACCOUNT_IN_USE', words.numberInUse) {}
export class BankAccountDisabled extends refusal(409, 'BANK_ACCOUNT_DISABLED', words.disabled) {}
export class TooManyBankAccounts extends refusal(409, 'TOO_MANY_BANK_ACCOUNTS', words.tooMany) {}
