import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { amountColumn, idColumn, textColumn } from '../../platform/database/columns.js'

/** What succeeded of the payments that were made on a day of UTC. */
@Entity('day_totals')
export class DayTotal {
  @PrimaryColumn(idColumn)
  clientID!: string

  @PrimaryColumn(textColumn)
  mode!: Mode

  @PrimaryColumn(textColumn)
  currency!: Currency

  /** Days of UTC since 1970. */
  @PrimaryColumn({ type: 'integer' })
  day!: number

  @Column(amountColumn)
  payments!: number

  @Column(amountColumn)
  amount!: number

  @Column(amountColumn)
  fee!: number
}
