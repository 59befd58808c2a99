import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, jsonColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('webhook_inspector_requests')
export class WebhookInspectorRequest {
  @PrimaryColumn(idColumn)
  requestID!: string

  @Column(idColumn)
  inspectorID!: string

  @Column(jsonColumn)
  headers!: Record<string, string>

  @Column({ type: 'text' })
  body!: string

  @Column({ type: 'boolean' })
  isCut!: boolean

  @Column(timeColumn)
  createdAt!: Date
}
