import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import type { LoginAudience } from '#contract/login-audiences.js'

@Entity('sign_in_links')
export class SignInLink {
  @PrimaryColumn(textColumn)
  tokenHash!: string

  @Column(textColumn)
  audience!: LoginAudience

  @Column(idColumn)
  subjectID!: string

  @Column(textColumn)
  email!: string

  @Column(timeColumn)
  endsAt!: Date
}
