import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('contact_messages')
export class ContactMessage {
  @column.key contactMessageID!: string
  @column.text name!: string
  @column.text emailAddress!: string
  @column.longText message!: string
  @column.time createdAt!: Date
}
