import type { Language } from '#contract/languages.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('logins')
export class Login {
  @column.key loginID!: string
  @column.text audience!: LoginAudience
  @column.text emailAddress!: string
  /** Null for a person who signs in by other means alone. */
  @column.optionalText passwordHash!: string | null
  @column.optionalText language!: Language | null
  @column.optionalText timeZone!: string | null
  @column.time createdAt!: Date
}
