import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { BankEntryStatus, BankMatchKind } from '#contract/bank-entry-kinds.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** What a bank has booked on an account of ours; what came in is positive. */
@Entity('bank_statement_entries')
export class BankEntry {
  @PrimaryColumn(idColumn)
  entryID!: string

  @Column(idColumn)
  bankAccountID!: string

  /** The first that told it. */
  @Column(idColumn)
  bankStatementID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  @Column(textColumn)
  bookedOn!: string

  @Column(optionalTextColumn)
  valueOn!: string | null

  @Column(amountColumn)
  amount!: number

  @Column(amountColumn)
  charges!: number

  @Column({ type: 'integer' })
  isReversal!: number

  @Column(optionalTextColumn)
  returnReason!: string | null

  @Column(optionalTextColumn)
  code!: string | null

  @Column(optionalTextColumn)
  bankReference!: string | null

  @Column(optionalTextColumn)
  endToEndID!: string | null

  @Column(optionalTextColumn)
  messageID!: string | null

  @Column(optionalTextColumn)
  counterparty!: string | null

  @Column(optionalTextColumn)
  text!: string | null

  /** Of what the bank says of it, and the how manieth alike it is: two statements that tell it make it once. */
  @Column(textColumn)
  fingerprint!: string

  @Column(textColumn)
  status!: BankEntryStatus

  @Column(optionalTextColumn)
  matchKind!: BankMatchKind | null

  @Column(optionalIdColumn)
  matchedID!: string | null

  @Column(optionalTextColumn)
  matchReason!: string | null

  @Column(optionalIdColumn)
  matchedBy!: string | null

  /** When a worker takes up what an import has left; null: it is in the books. */
  @Column(optionalTimeColumn)
  dueAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
