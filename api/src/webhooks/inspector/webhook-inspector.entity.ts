import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Whoever knows its id may send to it. */
@Entity('webhook_inspectors')
export class WebhookInspector {
  @column.key inspectorID!: string
  @column.id clientID!: string
  @column.time createdAt!: Date
}
