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

  /** Send this or `accountNumber`. Spaces are removed. */
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

  /** An enabled account sends payouts in its mode and currency by bank file, and accepts statements. */
  @OptionalFlag()
  isEnabled?: boolean

  /** Files created later execute on the next business day. `HH:MM`, default: 14:00. */
  @MayBeAbsent()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: words.cutOffForm })
  cutOffTime?: string

  /** The IANA time zone of the cut-off time. Default: UTC. */
  @MayBeAbsent()
  @Passes('isTimeZone', isTimeZone, words.timeZoneUnknown)
  timeZone?: string

  /** Bank holidays. Saturdays and Sundays are included automatically. */
  @MayBeAbsent()
  @Passes('areDays', areDays, words.holidaysForm(bankHolidaysMax))
  holidays?: string[]

  /** The column mapping for CSV statements. Not needed for camt.053. */
  @OptionalMapping()
  csvMapping?: CsvMapping

  /** The format of payout files. Settings you leave out use the most common value. */
  @OptionalFileProfile()
  fileProfile?: Partial<PaymentFileProfile>
}

/** POST /bank-accounts: one of the platform's own bank accounts. */
export class CreateBankAccount extends BankAccountFields {
  @RequiredCurrency()
  currency!: Currency

  @OptionalMode()
  mode?: Mode
}

/** PUT /bank-accounts/:bankAccountID. You can change the number until the first statement or file. Leave it out to keep it. */
export class ChangeBankAccount extends BankAccountFields {}

/** GET /bank-accounts */
export class ListBankAccounts extends ListQuery {}

/** POST /bank-accounts/csv-preview: applies a mapping to the first lines of a file without storing them. */
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
  /** The last four characters. The full number is stored encrypted. */
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
  /** When the bank would execute a file created now. */
  nextExecutionOn: string
  createdAt: string
  updatedAt: string
  /** Send it as `If-Match` when you update it. */
  version: string
}

export interface CsvPreviewView {
  /** What is wrong with the line. Null if it's valid. */
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
