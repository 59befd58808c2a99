import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import type { LoginAudience } from '#contract/login-audiences.js'

@Entity('reset_tokens')
export class ResetToken {
  @column.TextKey() tokenHash!: string
  @column.Text() audience!: LoginAudience
  @column.Id() subjectID!: string
  /** Where it was mailed to; it opens nothing once the account has another e-mail. */
  @column.Text() email!: string
  @column.Time() endsAt!: Date
  @column.Time() createdAt!: Date
}
