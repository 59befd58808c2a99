import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('revoked_tokens')
export class RevokedToken {
  @column.textKey tokenHash!: string
  @column.time endsAt!: Date
}
