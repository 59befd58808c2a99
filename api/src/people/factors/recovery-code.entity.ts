import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Opens the door once, instead of an authenticator app: kept as a keyed hash, gone once used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @column.TextKey() codeHash!: string
  @column.Id() loginID!: string
  @column.Time() createdAt!: Date
}
