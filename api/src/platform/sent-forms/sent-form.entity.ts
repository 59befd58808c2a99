import { Entity } from 'typeorm'
import * as column from '../database/columns.js'

/** Its row is unique, so that no replica does the same action a second time. */
@Entity('sent_forms')
export class SentForm {
  @column.IdKey() subjectID!: string
  @column.TextKey({ length: 64 }) formID!: string
  /** A hash of method, address and words: the same form with other words is another action. */
  @column.Text({ name: 'deed' }) action!: string
  @column.OptionalLongText() sealedAnswer!: string | null
  /** null: the action is under way, or was when its process ended. */
  @column.OptionalTime() answeredAt!: Date | null
  @column.Time() createdAt!: Date
}
