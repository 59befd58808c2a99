import { Transform } from 'class-transformer'
import { IsOptional, Matches } from 'class-validator'
import { bankHolidaysMax, bankNameMaxLength, csvPreviewMaxLength } from './bank-limits.js'
import {
  csvColumnNames,
  csvDateFormats,
  csvDecimals,
  csvDelimiters,
  csvEncodings,
  type CsvColumnName,
  type CsvMapping,
} from './csv-mapping.js'
import { isDay } from './date-field.js'
import { allOf, isStorable, MayBeAbsent, OptionalFlag, OptionalText, RequiredText } from './fields.js'
import { textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/bank-accounts.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import { RequiredCurrency } from './money-fields.js'
import type { Currency } from './money.js'
import type { PaymentFileProfile } from './payment-file-profile.js'
import { OptionalFileProfile } from './payment-file-profile-field.js'
import { Passes, asSent, isObject } from './own-checks.js'

const withoutGaps = Transform(({ value }) =>
  typeof value === 'string' && value.length <= textMaxLength ? value.replace(/[\s-]/g, '').toUpperCase() : value,
)
const isTimeZone = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && value.length < 50 && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
const areDays = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= bankHolidaysMax && value.every((day) => isDay(day))

const isColumn = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length <= 80 && isStorable(value)
function isCsvMapping(value: unknown): value is CsvMapping {
  if (!isObject(value)) return false
  const { delimiter, decimal, dateFormat, encoding, skippedLines, columns } = value as Record<string, unknown>
  if (!isObject(columns)) return false
  const named = columns as Partial<Record<CsvColumnName, unknown>>
  return (
    csvDelimiters.includes(delimiter as never) &&
    csvDecimals.includes(decimal as never) &&
    csvDateFormats.includes(dateFormat as never) &&
    csvEncodings.includes(encoding as never) &&
    Number.isInteger(skippedLines) &&
    (skippedLines as number) >= 0 &&
    (skippedLines as number) <= 100 &&
    Object.entries(named).every(([name, column]) => csvColumnNames.includes(name as never) && isColumn(column)) &&
    named.date !== undefined &&
    (named.amount !== undefined || (named.credit !== undefined && named.debit !== undefined))
  )
}
const OptionalMapping = () => allOf(asSent, IsOptional(), Passes('isCsvMapping', isCsvMapping, words.mappingForm))

class BankAccountFields {
  @RequiredText(words.nameRequired, bankNameMaxLength)
  name!: string

  @RequiredText(words.holderRequired, bankNameMaxLength)
  holder!: string

  /** Either this or `accountNumber`; spaces are left out. */
  @withoutGaps
  @OptionalText(42)
  iban?: string

  @withoutGaps
  @Matches(/^[0-9A-Z]{4,34}$/, { message: words.numberForm })
  @OptionalText(40)
  accountNumber?: string

  @withoutGaps
  @OptionalText(40)
  bic?: string

  /** An enabled account of the mode and currency makes payouts leave by its files; and takes statements. */
  @OptionalFlag()
  isEnabled?: boolean

  /** Until when a file leaves on the same day, `HH:MM`; default: 14:00. */
  @MayBeAbsent()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: words.cutOffForm })
  cutOffTime?: string

  /** Of the cut-off time, as the IANA names it; default: UTC. */
  @MayBeAbsent()
  @Passes('isTimeZone', isTimeZone, words.timeZoneUnknown)
  timeZone?: string

  /** Days besides Saturdays and Sundays on which the bank does not pay. */
  @MayBeAbsent()
  @Passes('areDays', areDays, words.holidaysForm(bankHolidaysMax))
  holidays?: string[]

  /** What the columns of the bank's CSV mean; not needed for camt.053. */
  @OptionalMapping()
  csvMapping?: CsvMapping

  /** How the bank wants its payout files. Absent, or a setting of it: as most banks do. */
  @OptionalFileProfile()
  fileProfile?: Partial<PaymentFileProfile>
}

/** POST /bank-accounts: where the platform itself keeps money. */
export class CreateBankAccount extends BankAccountFields {
  @RequiredCurrency()
  currency!: Currency

  @OptionalMode()
  mode?: Mode
}

/** PUT /bank-accounts/:bankAccountID. The number may change only until there is a statement or a file; absent it stays. */
export class ChangeBankAccount extends BankAccountFields {}

/** GET /bank-accounts */
export class ListBankAccounts extends ListQuery {}

/** POST /bank-accounts/csv-preview: previews a mapping on the first lines of a file, without storing them. */
export class PreviewCsv {
  @RequiredCurrency()
  currency!: Currency

  @asSent
  @Passes('isCsvMapping', isCsvMapping, words.mappingForm)
  mapping!: CsvMapping

  @RequiredText(words.textRequired, csvPreviewMaxLength)
  text!: string
}

export interface BankAccountView {
  bankAccountID: string
  name: string
  holder: string
  /** The number is kept sealed, and its end is shown. */
  numberLast4: string
  isIban: boolean
  bic: string | null
  currency: Currency
  mode: Mode
  isEnabled: boolean
  cutOffTime: string
  timeZone: string
  holidays: string[]
  csvMapping: CsvMapping | null
  fileProfile: PaymentFileProfile
  /** The day on which a file that is made now would be paid by the bank. */
  nextExecutionOn: string
  createdAt: string
  updatedAt: string
  /** Send it back as `If-Match` with a PUT. */
  version: string
}

export interface CsvPreviewView {
  /** What is wrong; null: it can be read. */
  sentence: string | null
  rows: {
    bookedOn: string
    /** Minor units. Negative for outgoing amounts. */
    amount: number
    counterparty: string | null
    text: string | null
    endToEndID: string | null
  }[]
  opening: number | null
  closing: number | null
}
