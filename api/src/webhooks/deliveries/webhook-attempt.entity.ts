import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTextColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('webhook_attempts')
export class WebhookAttempt {
  @PrimaryColumn(idColumn)
  attemptID!: string

  @Column(idColumn)
  deliveryID!: string

  @Column({ type: 'integer' })
  number!: number

  @Column({ type: 'integer', nullable: true })
  durationMs!: number | null

  @Column({ type: 'integer', nullable: true })
  status!: number | null

  @Column({ type: 'text', nullable: true })
  responseHead!: string | null

  @Column({ type: 'text', nullable: true })
  responseBody!: string | null

  @Column(optionalTextColumn)
  error!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
