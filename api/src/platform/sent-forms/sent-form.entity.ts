import { Column, Entity, PrimaryColumn } from 'typeorm'
import * as column from '../database/columns.js'

/** Its row is unique, so that no replica does the same action a second time. */
@Entity('sent_forms')
export class SentForm {
  @column.key subjectID!: string
  @PrimaryColumn({ type: 'varchar', length: 64 }) formID!: string
  /** A hash of method, address and words: the same form with other words is another action. */
  @Column({ type: 'varchar', name: 'deed' }) action!: string
  @column.optionalLongText sealedAnswer!: string | null
  /** null: the action is under way, or was when its process ended. */
  @column.optionalTime answeredAt!: Date | null
  @column.time createdAt!: Date
}
