import { Entity } from 'typeorm'
import type { WebhookDisabledReason, WebhookEndpointStatus, WebhookEventType } from '#contract/webhooks.js'
import * as column from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

/** The row stays when the endpoint is deleted, for the log of its deliveries. */
@Entity('webhook_endpoints')
export class WebhookEndpoint {
  @column.key endpointID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.longText url!: string
  /** A JSON list; queue-deliveries.ts looks for a type in its text. */
  @column.json eventTypes!: WebhookEventType[]
  @column.optionalText description!: string | null
  @column.text status!: WebhookEndpointStatus
  @column.optionalText disabledReason!: WebhookDisabledReason | null
  @column.optionalTime failingSince!: Date | null
  @column.longText sealedSecret!: string
  @column.optionalLongText sealedPreviousSecret!: string | null
  @column.optionalTime previousSecretEndsAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
  @column.optionalTime deletedAt!: Date | null

  get isEnabled(): boolean {
    return this.status === 'enabled' && this.deletedAt === null
  }
}
