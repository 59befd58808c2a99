import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import type { LoginAudience } from '#contract/login-audiences.js'

/** A link that makes the browser which opens it a known device: mailed to an account, kept as a keyed hash, gone once used. */
@Entity('sign_in_links')
export class SignInLink {
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
}
