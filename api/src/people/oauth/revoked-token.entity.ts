import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('revoked_tokens')
export class RevokedToken {
  @column.TextKey() tokenHash!: string
  @column.Time() endsAt!: Date
}
