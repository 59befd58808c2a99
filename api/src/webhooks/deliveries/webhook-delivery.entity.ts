import { Entity } from 'typeorm'
import type { EventType } from '#contract/events.js'
import type { WebhookOutcome } from '#contract/webhooks.js'
import * as column from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

@Entity('webhook_deliveries')
export class WebhookDelivery {
  @column.key deliveryID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id endpointID!: string
  @column.id eventID!: string
  @column.text type!: EventType
  @column.text outcome!: WebhookOutcome
  @column.integer attempts!: number
  /** How far the schedule has come; a replay starts it again. */
  @column.integer step!: number
  /** While a worker tries, the moment when another one may; null: never again. */
  @column.optionalTime nextAttemptAt!: Date | null
  /** If it is still set when another worker may try, the first one died on the way. */
  @column.optionalTime claimedAt!: Date | null
  @column.time createdAt!: Date
}
