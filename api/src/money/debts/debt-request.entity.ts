import { Entity } from 'typeorm'
import type { DebtRequestStatus } from '#contract/debt-states.js'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** At most one is open for each client, mode and currency: an index holds it. */
@Entity('debt_requests')
export class DebtRequest {
  @column.key debtRequestID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.amount amount!: number
  @column.text status!: Exclude<DebtRequestStatus, 'covered'>
  @column.id paymentLinkID!: string
  @column.optionalID transactionID!: string | null
  @column.time createdAt!: Date
  @column.optionalTime endedAt!: Date | null
}
