import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

/** A payment whose money was never collected although its processor had confirmed the capture. */
@Entity('payment_failures')
export class PaymentFailure {
  @column.key paymentFailureID!: string
  @column.id transactionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  /** What the payment's row said before; a payment that is restored gets both back. */
  @column.amount amountCaptured!: number
  @column.amount fee!: number
  /** The part of the fee that refunds and lost disputes had not given back. */
  @column.amount feeReturned!: number
  /** The processor's own time of the failure. */
  @column.time failedAt!: Date
  @column.optionalTime restoredAt!: Date | null
  @column.time createdAt!: Date
}
