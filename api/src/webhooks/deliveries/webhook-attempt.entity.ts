import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('webhook_attempts')
export class WebhookAttempt {
  @column.key attemptID!: string
  @column.id deliveryID!: string
  @column.integer number!: number
  @column.optionalInteger durationMs!: number | null
  @column.optionalInteger status!: number | null
  @column.optionalLongText responseHead!: string | null
  @column.optionalLongText responseBody!: string | null
  @column.optionalText error!: string | null
  @column.time createdAt!: Date
}
