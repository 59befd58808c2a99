import { Transform } from 'class-transformer'
import { Matches, ValidateBy } from 'class-validator'
import { OptionalText, RequiredPassword, RequiredText } from './fields.js'

// People type account numbers in groups.
const withoutGaps = Transform(({ value }) =>
  typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value,
)

const ibanShape = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/

/** ISO 13616: the first four characters last, letters as 10 to 35, and the whole number leaves 1 when divided by 97. */
function isIbanOrOther(text: unknown): boolean {
  if (typeof text !== 'string' || !ibanShape.test(text)) return true
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((character) => parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

const HasRightCheckDigits = ValidateBy(
  { name: 'isIbanOrOther', validator: { validate: isIbanOrOther } },
  { message: 'This looks like an IBAN with a typing error: its check digits do not fit' },
)

/** PUT /clients/:clientID/settlement-account; the password of the account is asked again. */
export class SaveSettlementAccount {
  @RequiredText('Account holder is required')
  accountHolder!: string

  @RequiredText('Bank name is required')
  bankName!: string

  /** An IBAN or a number as the bank writes it; spaces and hyphens are left out. */
  @withoutGaps
  @HasRightCheckDigits
  @Matches(/^[0-9A-Z]{5,34}$/, { message: 'Account number is 5 to 34 letters and digits, such as an IBAN' })
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
