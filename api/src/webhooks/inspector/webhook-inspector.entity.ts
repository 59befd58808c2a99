import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, timeColumn } from '../../platform/database/columns.js'

/** Whoever knows its id may send to it. */
@Entity('webhook_inspectors')
export class WebhookInspector {
  @PrimaryColumn(idColumn)
  inspectorID!: string

  @Column(idColumn)
  clientID!: string

  @Column(timeColumn)
  createdAt!: Date
}
