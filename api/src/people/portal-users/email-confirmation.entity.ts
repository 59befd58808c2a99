import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** A link that confirms whose address it is: mailed at a sign-up, kept as a keyed hash, gone once used. */
@Entity('email_confirmations')
export class EmailConfirmation {
  @PrimaryColumn(textColumn)
  tokenHash!: string

  @Column(idColumn)
  portalUserID!: string

  @Column(textColumn)
  email!: string

  /** Wrong passwords that came with it. */
  @Column({ type: 'integer' })
  tries!: number

  @Column(timeColumn)
  endsAt!: Date

  @Column(timeColumn)
  createdAt!: Date
}
