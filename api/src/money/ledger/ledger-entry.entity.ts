import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { LedgerAccount, PostingKind } from '#contract/ledger.js'
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

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  /** Minor units: a debit is positive, a credit negative. */
  @Column(amountColumn)
  amount!: number

  @Column(idColumn)
  transactionID!: string

  @Column(optionalIdColumn)
  refundID!: string | null

  @Column(optionalIdColumn)
  disputeID!: string | null

  @Column(textColumn)
  previousHash!: string

  @Column(textColumn)
  hash!: string

  @Column(timeColumn)
  createdAt!: Date
}
