import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import type { PaidFrom } from '../ledger/postings.js'
import type { PayoutRail, PayoutStatus, PayoutWarning } from '#contract/payout-states.js'
import * as column from '../../platform/database/columns.js'

/** Amounts are minor units of `currency`; `amount` arrives, and `amount + fee` leaves the balance. */
@Entity('payouts')
export class Payout {
  @column.key payoutID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.amount amount!: number
  @column.amount fee!: number
  @column.text status!: PayoutStatus
  @column.text rail!: PayoutRail
  @column.optionalID processorAccountID!: string | null
  @column.optionalText railReference!: string | null
  /** The payment whose payer gets the money, by a refund or by a return of what they sent; null: it goes to the client. */
  @column.optionalID transactionID!: string | null
  @column.optionalID refundID!: string | null
  @column.optionalID returnsEntryID!: string | null
  @column.optionalID payoutFileID!: string | null
  @column.optionalText paidFromAccount!: PaidFrom[0] | null
  @column.optionalID paidFromOwnerID!: string | null
  /** The account as it was at creation: bound to this row, opened by `PayoutSeal`. */
  @column.text sealedAccount!: string
  @column.text accountHolder!: string
  @column.text bankName!: string
  @column.text accountLast4!: string
  @column.json warnings!: PayoutWarning[]
  @column.integer approvalsNeeded!: number
  @column.text actorKind!: string
  @column.optionalID actorID!: string | null
  @column.optionalID actorLoginID!: string | null
  /** The time of the schedule that made it, at most one for each; null: made by hand. */
  @column.optionalTime scheduledFor!: Date | null
  @column.optionalText reason!: string | null
  /** The process that waits for the rail's answer; null: none, or one that cannot be looked up. */
  @column.optionalInteger inFlightBy!: number | null
  @column.optionalTime dueAt!: Date | null
  @column.optionalTime approvedAt!: Date | null
  @column.optionalTime sentAt!: Date | null
  @column.optionalTime paidAt!: Date | null
  @column.optionalTime endedAt!: Date | null
  @column.optionalTime toldPaidAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
