import { Entity } from 'typeorm'
import type { BankEntryStatus, BankMatchKind } from '#contract/bank-entry-kinds.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

/** What a bank has booked on an account of ours; what came in is positive. */
@Entity('bank_statement_entries')
export class BankEntry {
  @column.key entryID!: string
  @column.id bankAccountID!: string
  @column.id bankStatementID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.text bookedOn!: string
  @column.optionalText valueOn!: string | null
  @column.amount amount!: number
  @column.amount charges!: number
  @column.integer isReversal!: number
  @column.optionalText returnReason!: string | null
  @column.optionalText code!: string | null
  @column.optionalText bankReference!: string | null
  /** How the bank names the whole booking, which its notification and its statement both tell. */
  @column.optionalText entryReference!: string | null
  @column.optionalText endToEndID!: string | null
  @column.optionalText messageID!: string | null
  @column.optionalText counterparty!: string | null
  /** The account that a credit came from, bound to this row. */
  @column.optionalText sealedCounterparty!: string | null
  @column.optionalText text!: string | null
  /** Made of what the bank says of it and its number among equal ones, so that two statements make it once. */
  @column.text fingerprint!: string
  @column.text status!: BankEntryStatus
  @column.optionalText matchKind!: BankMatchKind | null
  @column.optionalID matchedID!: string | null
  @column.optionalText matchReason!: string | null
  /** The payment by bank transfer whose creditor reference stands in it. */
  @column.optionalID namedTransactionID!: string | null
  /** The entry that it was a part of: it brought more than its payment needed. */
  @column.optionalID splitFromID!: string | null
  @column.optionalID matchedBy!: string | null
  /** When a worker takes up what an import left unfinished; null: it is in the ledger. */
  @column.optionalTime dueAt!: Date | null
  @column.time createdAt!: Date
}
