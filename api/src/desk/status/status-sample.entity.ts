import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('status_samples')
export class StatusSample {
  /** `api`, `site`, `webhooks`, `payouts`, or `payments:` and the kind of processor. */
  @column.textKey part!: string
  @column.timeKey at!: Date
  @column.integer good!: number
  @column.integer bad!: number
}
