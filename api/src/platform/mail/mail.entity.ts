import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTextColumn, optionalTimeColumn, textColumn, timeColumn } from '../database/columns.js'
import type { MailKind } from './letter.js'

/** A mail that waits (sealed), was sent (sentAt) or was given up (neither). */
@Entity('mails')
export class Mail {
  @PrimaryColumn(idColumn)
  mailID!: string

  @Column(textColumn)
  kind!: MailKind

  @Column({ ...idColumn, nullable: true })
  aboutID!: string | null

  @Column({ type: 'text', nullable: true })
  sealed!: string | null

  @Column({ type: 'integer' })
  attempts!: number

  /** While a worker tries, the moment when another one may. */
  @Column(timeColumn)
  nextAttemptAt!: Date

  @Column(optionalTimeColumn)
  sentAt!: Date | null

  @Column(optionalTextColumn)
  lastError!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
