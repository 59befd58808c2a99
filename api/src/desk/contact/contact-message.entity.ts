import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('contact_messages')
export class ContactMessage {
  @PrimaryColumn(idColumn)
  contactMessageID!: string

  @Column(textColumn)
  name!: string

  @Column(textColumn)
  emailAddress!: string

  @Column({ type: 'text' })
  message!: string

  @Column(timeColumn)
  createdAt!: Date
}
