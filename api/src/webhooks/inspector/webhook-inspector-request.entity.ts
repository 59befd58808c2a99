import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('webhook_inspector_requests')
export class WebhookInspectorRequest {
  @column.key requestID!: string
  @column.id inspectorID!: string
  @column.json headers!: Record<string, string>
  @column.longText body!: string
  @column.flag isCut!: boolean
  @column.time createdAt!: Date
}
