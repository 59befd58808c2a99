import type { Language } from '#contract/languages.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('logins')
export class Login {
  @column.key loginID!: string
  @column.text audience!: LoginAudience
  @column.text emailAddress!: string
  /** Null for somebody who proves who they are by other means alone. */
  @column.optionalText passwordHash!: string | null
  /** Of pages and mails; null: not chosen. */
  @column.optionalText language!: Language | null
  /** An IANA name; null: UTC. */
  @column.optionalText timeZone!: string | null
  @column.time createdAt!: Date
}
