import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('email_confirmations')
export class EmailConfirmation {
  @PrimaryColumn(textColumn)
  tokenHash!: string

  @Column(idColumn)
  portalUserID!: string

  @Column(textColumn)
  email!: string

  @Column({ type: 'integer' })
  tries!: number

  @Column(timeColumn)
  endsAt!: Date

  @Column(timeColumn)
  createdAt!: Date
}
