import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { PayoutInterval } from '#contract/payout-states.js'
import * as column from '../../platform/database/columns.js'

/** Without a row a client is paid out by hand. */
@Entity('payout_schedules')
export class PayoutSchedule {
  @column.key clientID!: string
  @column.text interval!: PayoutInterval
  @column.integer weekday!: number
  @column.integer dayOfMonth!: number
  @column.json leastAmounts!: Partial<Record<Currency, number>>
  @column.integer delayDays!: number
  @column.optionalTime dueAt!: Date | null
  @column.optionalID editedBy!: string | null
  @column.optionalID editedByLoginID!: string | null
  @column.time updatedAt!: Date
}
