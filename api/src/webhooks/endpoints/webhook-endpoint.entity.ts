import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { WebhookDisabledReason, WebhookEndpointStatus, WebhookEventType } from '#contract/webhooks.js'
import {
  idColumn,
  jsonColumn,
  modeColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

/** The row stays when the endpoint is deleted, for the log of its deliveries. */
@Entity('webhook_endpoints')
export class WebhookEndpoint {
  @PrimaryColumn(idColumn)
  endpointID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column({ type: 'text' })
  url!: string

  /** A JSON list; queue-deliveries.ts looks for a type in its text. */
  @Column(jsonColumn)
  eventTypes!: WebhookEventType[]

  @Column(optionalTextColumn)
  description!: string | null

  @Column(textColumn)
  status!: WebhookEndpointStatus

  @Column(optionalTextColumn)
  disabledReason!: WebhookDisabledReason | null

  @Column(optionalTimeColumn)
  failingSince!: Date | null

  @Column({ type: 'text' })
  sealedSecret!: string

  @Column({ type: 'text', nullable: true })
  sealedPreviousSecret!: string | null

  @Column(optionalTimeColumn)
  previousSecretEndsAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date

  @Column(optionalTimeColumn)
  deletedAt!: Date | null

  get isEnabled(): boolean {
    return this.status === 'enabled' && this.deletedAt === null
  }
}
