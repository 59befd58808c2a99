import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('email_confirmations')
export class EmailConfirmation {
  @column.textKey tokenHash!: string
  @column.id portalUserID!: string
  @column.text email!: string
  @column.integer tries!: number
  @column.time endsAt!: Date
  @column.time createdAt!: Date
}
