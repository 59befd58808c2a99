import type { Language } from '#contract/languages.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('logins')
export class Login {
  @column.IdKey() loginID!: string
  @column.Text() audience!: LoginAudience
  @column.Text() emailAddress!: string
  /** Null for somebody who proves who they are by other means alone. */
  @column.OptionalText() passwordHash!: string | null
  /** Of pages and mails; null: not chosen. */
  @column.OptionalText() language!: Language | null
  /** An IANA name; null: UTC. */
  @column.OptionalText() timeZone!: string | null
  @column.Time() createdAt!: Date
}
