import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import type { LoginAudience } from '#contract/login-audiences.js'

@Entity('reset_tokens')
export class ResetToken {
  @column.textKey tokenHash!: string
  @column.text audience!: LoginAudience
  @column.id subjectID!: string
  /** Where it was mailed to; it opens nothing once the account has another email. */
  @column.text email!: string
  @column.time endsAt!: Date
  @column.time createdAt!: Date
}
