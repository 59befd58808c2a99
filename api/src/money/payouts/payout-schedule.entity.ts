import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { PayoutInterval } from '#contract/payout-states.js'
import {
  idColumn,
  jsonColumn,
  optionalIdColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** Without a row a client is paid out by hand. */
@Entity('payout_schedules')
export class PayoutSchedule {
  @PrimaryColumn(idColumn)
  clientID!: string

  @Column(textColumn)
  interval!: PayoutInterval

  @Column({ type: 'integer' })
  weekday!: number

  @Column({ type: 'integer' })
  dayOfMonth!: number

  @Column(jsonColumn)
  leastAmounts!: Partial<Record<Currency, number>>

  @Column({ type: 'integer' })
  delayDays!: number

  /** The next time; null: by hand. */
  @Column(optionalTimeColumn)
  dueAt!: Date | null

  @Column(optionalIdColumn)
  editedBy!: string | null

  @Column(optionalIdColumn)
  editedByLoginID!: string | null

  @Column(timeColumn)
  updatedAt!: Date
}
