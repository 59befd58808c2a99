import { Entity } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import * as column from '../../platform/database/columns.js'

/** What a payout takes of one entry of the client's available balance; money in is positive. */
@Entity('payout_lines')
export class PayoutLine {
  @column.key payoutID!: string
  @column.key entryID!: string
  @column.integerOrZero line!: number
  @column.amount sequence!: number
  @column.text kind!: PostingKind
  @column.amount amount!: number
  @column.amount entryAmount!: number
  @column.optionalID transactionID!: string | null
  @column.optionalID refundID!: string | null
  @column.optionalID disputeID!: string | null
  /** 1: its payout has ended without paying, and another one may take the entry. */
  @column.integer released!: number
  @column.time createdAt!: Date
}
