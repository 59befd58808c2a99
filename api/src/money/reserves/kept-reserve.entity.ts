import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** What was kept back of one payment when it settled. */
@Entity('kept_reserves')
export class KeptReserve {
  @PrimaryColumn(idColumn)
  transactionID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  /** What settled, and of which `amount` is the part; minor units. */
  @Column(amountColumn)
  settled!: number

  @Column(amountColumn)
  amount!: number

  @Column(timeColumn)
  releaseAt!: Date

  /** null: still kept. */
  @Column(optionalTimeColumn)
  releasedAt!: Date | null
}
