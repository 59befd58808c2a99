import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import { amountColumn, idColumn, optionalIdColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** What a payout takes of one entry of the client's available balance; money in is positive. */
@Entity('payout_lines')
export class PayoutLine {
  @PrimaryColumn(idColumn)
  payoutID!: string

  @PrimaryColumn(idColumn)
  entryID!: string

  /** With the sequence, where the entry stands in the ledger. */
  @Column({ type: 'integer', default: 0 })
  line!: number

  @Column(amountColumn)
  sequence!: number

  @Column(textColumn)
  kind!: PostingKind

  @Column(amountColumn)
  amount!: number

  @Column(amountColumn)
  entryAmount!: number

  @Column(optionalIdColumn)
  transactionID!: string | null

  @Column(optionalIdColumn)
  refundID!: string | null

  @Column(optionalIdColumn)
  disputeID!: string | null

  /** 1: its payout has ended without paying, and another one may take the entry. */
  @Column({ type: 'integer' })
  released!: number

  /** Of the entry. */
  @Column(timeColumn)
  createdAt!: Date
}
