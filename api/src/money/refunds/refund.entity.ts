import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { RefundStatus } from '#contract/refunds.js'
import * as column from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

@Entity('refunds')
export class Refund {
  @column.key refundID!: string
  @column.id transactionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.amount amount!: number
  @column.amount feeReturned!: number
  /** 1: its share of the fee stayed with the platform. null: from a version before. */
  @column.optionalInteger isFeeKept!: number | null
  /** Of a refund made at the processor: 1: it took the amount back from the connected account. Of any other one: 0: it did not. */
  @column.optionalInteger isTransferReversed!: number | null
  @column.amount refundFee!: number
  @column.text currency!: Currency
  @column.text status!: RefundStatus
  @column.optionalText reason!: string | null
  @column.optionalText failureCode!: string | null
  @column.optionalText failureMessage!: string | null
  @column.optionalText processorReference!: string | null
  /** The processor's own time of its newest notice about the refund; null: its notices carry no time. */
  @column.optionalTime toldAt!: Date | null
  @column.integerOrZero pendingAnswers!: number
  @column.text actorKind!: string
  @column.optionalText actorID!: string | null
  @column.optionalInteger inFlightBy!: number | null
  @column.optionalTime dueAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
