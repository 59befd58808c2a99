import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

/** A payment by bank transfer and the creditor reference that is its own forever. */
@Entity('awaited_transfers')
export class AwaitedTransfer {
  @column.key transactionID!: string
  @column.text reference!: string
  @column.id processorAccountID!: string
  @column.id bankAccountID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.amount amount!: number
  /** Money that a bank has booked up to this day completes the payment, even if it has expired. */
  @column.time takenUntil!: Date
  /** The account that the money came from, bound to this row; null: it has not come, or its bank does not say. */
  @column.optionalText sealedPayer!: string | null
  @column.time createdAt!: Date
}
