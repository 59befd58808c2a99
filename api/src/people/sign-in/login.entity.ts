import type { Language } from '#contract/languages.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTextColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('logins')
export class Login {
  @PrimaryColumn(idColumn)
  loginID!: string

  @Column(textColumn)
  audience!: LoginAudience

  @Column(textColumn)
  emailAddress!: string

  /** Null for somebody who proves who they are by other means alone. */
  @Column(optionalTextColumn)
  passwordHash!: string | null

  /** Of pages and mails; null: not chosen. */
  @Column(optionalTextColumn)
  language!: Language | null

  /** An IANA name; null: UTC. */
  @Column(optionalTextColumn)
  timeZone!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
