import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import { amountColumn, idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** How far a client's entries are paid out: whatever stands before is taken whole by some payout. */
@Entity('payout_positions')
export class PayoutPosition {
  @PrimaryColumn(idColumn)
  clientID!: string

  @PrimaryColumn(textColumn)
  mode!: Mode

  @PrimaryColumn(textColumn)
  currency!: Currency

  /** A client only ever goes on to lines of higher numbers. */
  @Column({ type: 'integer', default: 0 })
  line!: number

  @Column(amountColumn)
  sequence!: number

  /** When that entry was written. */
  @Column(timeColumn)
  reachedAt!: Date
}
