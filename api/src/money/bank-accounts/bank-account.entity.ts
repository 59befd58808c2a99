import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { CsvMapping } from '#contract/csv-mapping.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import {
  idColumn,
  jsonColumn,
  modeColumn,
  optionalAmountColumn,
  optionalTextColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** Where the platform itself keeps money. */
@Entity('bank_accounts')
export class BankAccount {
  @PrimaryColumn(idColumn)
  bankAccountID!: string

  @Column(textColumn)
  name!: string

  @Column(textColumn)
  holder!: string

  @Column(textColumn)
  sealedNumber!: string

  @Column(textColumn)
  numberLast4!: string

  @Column({ type: 'integer' })
  isIban!: number

  @Column(optionalTextColumn)
  bic!: string | null

  @Column(textColumn)
  currency!: Currency

  @Column(modeColumn)
  mode!: Mode

  @Column({ type: 'integer' })
  isEnabled!: number

  @Column(textColumn)
  cutOffTime!: string

  @Column(textColumn)
  timeZone!: string

  @Column(jsonColumn)
  holidays!: string[]

  @Column({ ...jsonColumn, nullable: true })
  csvMapping!: CsvMapping | null

  /** What it held before its first statement, as it stands in the books; null: no statement has said a balance yet. */
  @Column(optionalAmountColumn)
  opening!: number | null

  /** The day that the opening balance is before. */
  @Column(optionalTextColumn)
  openingOn!: string | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date
}
