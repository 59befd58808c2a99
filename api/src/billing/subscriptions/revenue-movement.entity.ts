import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { RevenueKind } from '#contract/revenue-kinds.js'
import * as column from '../../platform/database/columns.js'

/** A change of what a subscription charges for a month. Rows are only added. */
@Entity('revenue_movements')
export class RevenueMovement {
  @column.key movementID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id subscriptionID!: string
  @column.id customerID!: string
  @column.text currency!: Currency
  @column.text kind!: RevenueKind
  /** Minor units per month, without tax. */
  @column.amount monthlyBefore!: number
  @column.amount monthlyAfter!: number
  /** When the subscription’s first movement was. */
  @column.time startedAt!: Date
  /** In the time of the customer. */
  @column.time createdAt!: Date
}
