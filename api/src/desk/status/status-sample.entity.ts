import { Column, Entity, PrimaryColumn } from 'typeorm'
import { textColumn, timeColumn } from '../../platform/database/columns.js'

/** What was measured of a part in five minutes, by all processes together. */
@Entity('status_samples')
export class StatusSample {
  /** `api`, `site`, `webhooks`, `payouts`, or `payments:` and the kind of processor. */
  @PrimaryColumn(textColumn)
  part!: string

  /** When the five minutes begin. */
  @PrimaryColumn(timeColumn)
  at!: Date

  @Column({ type: 'integer' })
  good!: number

  @Column({ type: 'integer' })
  bad!: number
}
