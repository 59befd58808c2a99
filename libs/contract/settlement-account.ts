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

/**
 * PUT /clients/:clientID/settlement-account, POST /clients/:clientID/settlement-accounts and
 * PUT /clients/:clientID/settlement-accounts/:settlementAccountID. Requires the account's password.
 */
export class SaveSettlementAccount {
  @RequiredText(checks.accountHolderRequired)
  accountHolder!: string

  @RequiredText(checks.bankNameRequired)
  bankName!: string

  /** An IBAN, or the number as the bank writes it. Spaces and hyphens are removed. */
  @withoutGaps
  @HasRightCheckDigits
  @IsAccountNumber
  @RequiredText(checks.accountNumberRequired)
  accountNumber!: string

  /** BIC, sort code or routing number. */
  @OptionalText(20)
  bankCode?: string

  /**
   * The currencies that the account accepts. Payouts in others are refused. Default: unchanged for the same account,
   * or else the currency of the IBAN’s country. Each currency goes to one account.
   */
  @OptionalCurrencies()
  currencies?: Currency[]

  @RequiredPassword()
  password!: string
}

/**
 * GET /clients/:clientID/settlement-account and GET /clients/:clientID/settlement-accounts. Stored encrypted and shown
 * masked.
 */
export interface SettlementAccountView {
  /** For the first account, the client’s ID. */
  settlementAccountID: string
  /** The first account can be changed, but not removed. */
  isFirst: boolean
  accountHolder: string
  bankName: string
  accountNumberLast4: string
  bankCode: string | null
  /** Null if not set. Payouts in every currency then go to it. */
  currencies: Currency[] | null
  /** Until then, payouts to this account are on hold. Null if they aren’t. */
  payoutsHeldUntil: string | null
  updatedAt: string
}
