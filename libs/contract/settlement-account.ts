import { Transform } from 'class-transformer'
import { Matches, ValidateBy } from 'class-validator'
import { OptionalText, RequiredPassword, RequiredText } from './fields.js'
import { isIban, isIbanShaped } from './iban.js'
import { textMaxLength } from './limits.js'

const withoutGaps = Transform(({ value }) =>
  typeof value === 'string' && value.length <= textMaxLength ? value.replace(/[\s-]/g, '').toUpperCase() : value,
)

const HasRightCheckDigits = ValidateBy(
  {
    name: 'isIbanOrOther',
    validator: { validate: (value) => typeof value !== 'string' || !isIbanShaped(value) || isIban(value) },
  },
  { message: 'This looks like an IBAN with a typing error: its check digits do not fit' },
)

const IsAccountNumber = Matches(/^[0-9A-Z]{5,34}$/, {
  message: 'Account number is 5 to 34 letters and digits, such as an IBAN',
})

/** PUT /clients/:clientID/settlement-account; the password of the account is asked again. */
export class SaveSettlementAccount {
  @RequiredText('Account holder is required')
  accountHolder!: string

  @RequiredText('Bank name is required')
  bankName!: string

  /** An IBAN or a number as the bank writes it; spaces and hyphens are left out. */
  @withoutGaps
  @HasRightCheckDigits
  @IsAccountNumber
  @RequiredText('Account number is required')
  accountNumber!: string

  /** BIC, sort code or routing number. */
  @OptionalText(20)
  bankCode?: string

  @RequiredPassword()
  password!: string
}

/** GET /clients/:clientID/settlement-account; kept encrypted, and shown masked. */
export interface SettlementAccountView {
  accountHolder: string
  bankName: string
  accountNumberLast4: string
  bankCode: string | null
  updatedAt: string
}
