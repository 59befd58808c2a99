import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { RefundStatus } from '#contract/refunds.js'
import * as column from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

/** Amounts are minor units of `currency`. */
@Entity('refunds')
export class Refund {
  @column.key refundID!: string
  @column.id transactionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.amount amount!: number
  @column.amount feeReturned!: number
  /** What the plan took for it when it succeeded. */
  @column.amount refundFee!: number
  @column.text currency!: Currency
  @column.text status!: RefundStatus
  @column.optionalText reason!: string | null
  @column.optionalText failureCode!: string | null
  @column.optionalText failureMessage!: string | null
  /** null: the processor has not answered, or named nothing. */
  @column.optionalText processorReference!: string | null
  /** How often the processor has answered that it is still pending. */
  @column.integerOrZero pendingAnswers!: number
  @column.text actorKind!: string
  @column.optionalText actorID!: string | null
  /** The process that waits for the processor's answer; null: a process that nobody can look for. */
  @column.optionalInteger inFlightBy!: number | null
  @column.optionalTime dueAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
