import { Column, Entity, PrimaryColumn } from 'typeorm'
import { textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('revoked_tokens')
export class RevokedToken {
  @PrimaryColumn(textColumn)
  tokenHash!: string

  @Column(timeColumn)
  endsAt!: Date
}
