import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { RefundStatus } from '#contract/refunds.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

/** Amounts are minor units of `currency`. */
@Entity('refunds')
export class Refund {
  @PrimaryColumn(idColumn)
  refundID!: string

  @Column(idColumn)
  transactionID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(amountColumn)
  amount!: number

  @Column(amountColumn)
  feeReturned!: number

  /** What the plan took for it when it succeeded. */
  @Column(amountColumn)
  refundFee!: number

  @Column(textColumn)
  currency!: Currency

  @Column(textColumn)
  status!: RefundStatus

  @Column(optionalTextColumn)
  reason!: string | null

  @Column(optionalTextColumn)
  failureCode!: string | null

  @Column(optionalTextColumn)
  failureMessage!: string | null

  /** null: the processor has not answered, or named nothing. */
  @Column(optionalTextColumn)
  processorReference!: string | null

  /** How often the processor has answered that it is still pending. */
  @Column({ type: 'integer', default: 0 })
  pendingAnswers!: number

  @Column(textColumn)
  actorKind!: string

  @Column(optionalTextColumn)
  actorID!: string | null

  /** The process that waits for the processor's answer; null: a process that nobody can look for. */
  @Column({ type: 'integer', nullable: true })
  inFlightBy!: number | null

  @Column(optionalTimeColumn)
  dueAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date
}
