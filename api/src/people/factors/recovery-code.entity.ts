import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** Opens the door once, instead of an authenticator app: kept as a keyed hash, gone once used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn(textColumn)
  codeHash!: string

  @Column(idColumn)
  loginID!: string

  @Column(timeColumn)
  createdAt!: Date
}
