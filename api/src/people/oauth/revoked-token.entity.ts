import { Column, Entity, PrimaryColumn } from 'typeorm'
import { textColumn, timeColumn } from '../../platform/database/columns.js'

/** An access token that was taken back before its time, by its hash: the token itself is kept nowhere. */
@Entity('revoked_tokens')
export class RevokedToken {
  @PrimaryColumn(textColumn)
  tokenHash!: string

  /** When it would have ended by itself. */
  @Column(timeColumn)
  endsAt!: Date
}
