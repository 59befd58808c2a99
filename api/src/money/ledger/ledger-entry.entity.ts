import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import type { LedgerAccount } from '#contract/ledger-accounts.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

/** One line of the append-only ledger; the entries of one posting follow each other and sum to zero. */
@Entity('ledger_entries')
export class LedgerEntry {
  /** In which of the lines it stands; each has a sequence and a chain of its own. */
  @PrimaryColumn({ type: 'integer', default: 0 }) line!: number
  @column.wholeKey sequence!: number
  @column.id entryID!: string
  @column.id postingID!: string
  @column.text kind!: PostingKind
  @column.text account!: LedgerAccount
  /** Whose account it is; empty for the platform's own, and for all that was written before accounts had owners. */
  @Column({ type: 'varchar', length: 40, default: '' }) ownerID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  /** Minor units: a debit is positive, a credit negative. */
  @column.amount amount!: number
  @column.optionalID transactionID!: string | null
  @column.optionalID refundID!: string | null
  @column.optionalID disputeID!: string | null
  @column.optionalID payoutID!: string | null
  @column.optionalID bankStatementEntryID!: string | null
  @column.optionalID processorReportID!: string | null
  @column.text previousHash!: string
  @column.text hash!: string
  @column.time createdAt!: Date
}
