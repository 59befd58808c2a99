import { Transform } from 'class-transformer'
import { Matches } from 'class-validator'
import { OptionalText, RequiredPassword, RequiredText } from './fields.js'
import { isIban, isIbanShaped } from './iban.js'
import { textMaxLength } from './limits.js'
import * as checks from './messages/checks.js'
import type { Currency } from './money.js'
import { OptionalCurrencies } from './money-fields.js'
import { Passes } from './own-checks.js'

const withoutGaps = Transform(({ value }) =>
  typeof value === 'string' && value.length <= textMaxLength ? value.replace(/[\s-]/g, '').toUpperCase() : value,
)

const HasRightCheckDigits = Passes(
  'isIbanOrOther',
  (value) => typeof value !== 'string' || !isIbanShaped(value) || isIban(value),
  checks.ibanTypingError,
)

const IsAccountNumber = Matches(/^[0-9A-Z]{5,34}$/, {
  message: checks.accountNumberForm,
})

/** PUT /clients/:clientID/settlement-account; the password of the account is asked again. */
export class SaveSettlementAccount {
  @RequiredText(checks.accountHolderRequired)
  accountHolder!: string

  @RequiredText(checks.bankNameRequired)
  bankName!: string

  /** An IBAN or a number as the bank writes it; spaces and hyphens are left out. */
  @withoutGaps
  @HasRightCheckDigits
  @IsAccountNumber
  @RequiredText(checks.accountNumberRequired)
  accountNumber!: string

  /** BIC, sort code or routing number. */
  @OptionalText(20)
  bankCode?: string

  /**
   * Currencies that the account takes; payouts in others are refused. Default: unchanged for the same account,
   * otherwise the currency of the IBAN’s country.
   */
  @OptionalCurrencies()
  currencies?: Currency[]

  @RequiredPassword()
  password!: string
}

/** GET /clients/:clientID/settlement-account; kept encrypted, and shown masked. */
export interface SettlementAccountView {
  accountHolder: string
  bankName: string
  accountNumberLast4: string
  bankCode: string | null
  /** null: not stated, so payouts in every currency go to it. */
  currencies: Currency[] | null
  updatedAt: string
}
