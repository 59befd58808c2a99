import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTimeColumn, textColumn, timeColumn } from '../database/columns.js'

/** Its row is unique, so that no replica does the same action a second time. */
@Entity('sent_forms')
export class SentForm {
  @PrimaryColumn(idColumn)
  subjectID!: string

  @PrimaryColumn({ type: 'varchar', length: 64 })
  formID!: string

  /** A hash of method, address and words: the same form with other words is another action. */
  @Column({ ...textColumn, name: 'deed' })
  action!: string

  @Column({ type: 'text', nullable: true })
  sealedAnswer!: string | null

  /** null: the action is under way, or was when its process ended. */
  @Column(optionalTimeColumn)
  answeredAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
