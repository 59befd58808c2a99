import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import type { LoginAudience } from '#contract/login-audiences.js'

@Entity('sign_in_links')
export class SignInLink {
  @column.textKey tokenHash!: string
  @column.text audience!: LoginAudience
  @column.id subjectID!: string
  @column.text email!: string
  @column.time endsAt!: Date
}
