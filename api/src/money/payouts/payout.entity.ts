import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import type { PaidFrom } from '../ledger/postings.js'
import type { PayoutRail, PayoutStatus, PayoutWarning } from '#contract/payout-states.js'
import {
  amountColumn,
  idColumn,
  jsonColumn,
  modeColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** Amounts are minor units of `currency`; `amount` arrives, and `amount + fee` leaves the balance. */
@Entity('payouts')
export class Payout {
  @PrimaryColumn(idColumn)
  payoutID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  @Column(amountColumn)
  amount!: number

  @Column(amountColumn)
  fee!: number

  @Column(textColumn)
  status!: PayoutStatus

  @Column(textColumn)
  rail!: PayoutRail

  /** Of a rail by API: whose account there pays. */
  @Column(optionalIdColumn)
  processorAccountID!: string | null

  /** What the rail calls it. */
  @Column(optionalTextColumn)
  railReference!: string | null

  @Column(optionalIdColumn)
  payoutFileID!: string | null

  /** Once it is paid: out of which account of the ledger, and whose. */
  @Column(optionalTextColumn)
  paidFromAccount!: PaidFrom[0] | null

  @Column(optionalIdColumn)
  paidFromOwnerID!: string | null

  /** The account as it was at creation: bound to this row, opened by `PayoutSeal`. */
  @Column(textColumn)
  sealedAccount!: string

  @Column(textColumn)
  accountHolder!: string

  @Column(textColumn)
  bankName!: string

  @Column(textColumn)
  accountLast4!: string

  @Column(jsonColumn)
  warnings!: PayoutWarning[]

  @Column({ type: 'integer' })
  approvalsNeeded!: number

  /** Who made it: staff, or `system` for its schedule. */
  @Column(textColumn)
  actorKind!: string

  @Column(optionalIdColumn)
  actorID!: string | null

  @Column(optionalIdColumn)
  actorLoginID!: string | null

  /** The time of the schedule that made it, at most one for each; null: made by hand. */
  @Column(optionalTimeColumn)
  scheduledFor!: Date | null

  @Column(optionalTextColumn)
  reason!: string | null

  /** The process that waits for the rail's answer; null: none, or one that nobody can look for. */
  @Column({ type: 'integer', nullable: true })
  inFlightBy!: number | null

  /** When a worker looks at it: to hand it over, or to ask what became of it. */
  @Column(optionalTimeColumn)
  dueAt!: Date | null

  @Column(optionalTimeColumn)
  approvedAt!: Date | null

  @Column(optionalTimeColumn)
  sentAt!: Date | null

  @Column(optionalTimeColumn)
  paidAt!: Date | null

  @Column(optionalTimeColumn)
  endedAt!: Date | null

  /** Its rail or bank said that it was paid after it had ended here: somebody has to look. */
  @Column(optionalTimeColumn)
  toldPaidAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date
}
