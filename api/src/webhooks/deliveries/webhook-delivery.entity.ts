import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { EventType } from '#contract/events.js'
import type { WebhookOutcome } from '#contract/webhooks.js'
import { idColumn, modeColumn, optionalTimeColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

@Entity('webhook_deliveries')
export class WebhookDelivery {
  @PrimaryColumn(idColumn)
  deliveryID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(idColumn)
  endpointID!: string

  @Column(idColumn)
  eventID!: string

  @Column(textColumn)
  type!: EventType

  @Column(textColumn)
  outcome!: WebhookOutcome

  @Column({ type: 'integer' })
  attempts!: number

  /** How far the schedule has come; a replay starts it again. */
  @Column({ type: 'integer' })
  step!: number

  /** While a worker tries, the moment when another one may; null: never again. */
  @Column(optionalTimeColumn)
  nextAttemptAt!: Date | null

  /** If it is still set when another worker may try, the first one died on the way. */
  @Column(optionalTimeColumn)
  claimedAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
