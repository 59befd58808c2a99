import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** What was measured of a part in five minutes, by all processes together. */
@Entity('status_samples')
export class StatusSample {
  /** `api`, `site`, `webhooks`, `payouts`, or `payments:` and the kind of processor. */
  @column.textKey part!: string
  /** When the five minutes begin. */
  @column.timeKey at!: Date
  @column.integer good!: number
  @column.integer bad!: number
}
