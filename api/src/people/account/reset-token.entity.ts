import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import type { LoginAudience } from '#contract/login-audiences.js'

@Entity('reset_tokens')
export class ResetToken {
  @PrimaryColumn(textColumn)
  tokenHash!: string

  @Column(textColumn)
  audience!: LoginAudience

  @Column(idColumn)
  subjectID!: string

  /** Where it was mailed to; it opens nothing once the account has another e-mail. */
  @Column(textColumn)
  email!: string

  @Column(timeColumn)
  endsAt!: Date

  @Column(timeColumn)
  createdAt!: Date
}
