import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import type { LoginAudience } from '#contract/login-audiences.js'

@Entity('sign_in_links')
export class SignInLink {
  @column.TextKey() tokenHash!: string
  @column.Text() audience!: LoginAudience
  @column.Id() subjectID!: string
  @column.Text() email!: string
  @column.Time() endsAt!: Date
}
