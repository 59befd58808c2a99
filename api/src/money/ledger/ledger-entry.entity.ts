import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import type { LedgerAccount } from '#contract/ledger-accounts.js'
import type { Currency } from '#contract/money.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalIdColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

/** One line of the append-only ledger; the entries of one posting follow each other and sum to zero. */
@Entity('ledger_entries')
export class LedgerEntry {
  /** In which of the lines it stands; each has a sequence and a chain of its own. */
  @PrimaryColumn({ type: 'integer', default: 0 })
  line!: number

  @PrimaryColumn(amountColumn)
  sequence!: number

  @Column(idColumn)
  entryID!: string

  @Column(idColumn)
  postingID!: string

  @Column(textColumn)
  kind!: PostingKind

  @Column(textColumn)
  account!: LedgerAccount

  /** Whose account it is; empty for the platform's own, and for all that was written before accounts had owners. */
  @Column({ ...idColumn, default: '' })
  ownerID!: string

  /** Whom it is about; empty: no client. */
  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  /** Minor units: a debit is positive, a credit negative. */
  @Column(amountColumn)
  amount!: number

  @Column(optionalIdColumn)
  transactionID!: string | null

  @Column(optionalIdColumn)
  refundID!: string | null

  @Column(optionalIdColumn)
  disputeID!: string | null

  @Column(optionalIdColumn)
  payoutID!: string | null

  @Column(optionalIdColumn)
  bankStatementEntryID!: string | null

  /** Of a processor's own report, such as its settlement of a day. */
  @Column(optionalIdColumn)
  processorReportID!: string | null

  @Column(textColumn)
  previousHash!: string

  @Column(textColumn)
  hash!: string

  @Column(timeColumn)
  createdAt!: Date
}
