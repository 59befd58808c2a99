import { Entity } from 'typeorm'
import type { CsvMapping } from '#contract/csv-mapping.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { PaymentFileProfile } from '#contract/payment-file-profile.js'
import * as column from '../../platform/database/columns.js'

@Entity('bank_accounts')
export class BankAccount {
  @column.key bankAccountID!: string
  @column.text name!: string
  @column.text holder!: string
  @column.text sealedNumber!: string
  @column.text numberLast4!: string
  @column.integer isIban!: number
  @column.optionalText bic!: string | null
  @column.text currency!: Currency
  @column.mode mode!: Mode
  @column.integer isEnabled!: number
  @column.text cutOffTime!: string
  @column.text timeZone!: string
  @column.json holidays!: string[]
  @column.optionalJSON csvMapping!: CsvMapping | null
  /** null: as most banks want their files. */
  @column.optionalJSON fileProfile!: Partial<PaymentFileProfile> | null
  /** What it held before its first statement, as it stands in the books; null: no statement has said a balance yet. */
  @column.optionalAmount opening!: number | null
  @column.optionalText openingOn!: string | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
