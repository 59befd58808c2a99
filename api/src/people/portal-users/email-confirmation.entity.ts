import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('email_confirmations')
export class EmailConfirmation {
  @column.TextKey() tokenHash!: string
  @column.Id() portalUserID!: string
  @column.Text() email!: string
  @column.Integer() tries!: number
  @column.Time() endsAt!: Date
  @column.Time() createdAt!: Date
}
