import type { LoginAudience } from '#contract/login-audiences.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTextColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** Who signs in, and by what. What that person is and may do, the room of its audience knows. */
@Entity('logins')
export class Login {
  @PrimaryColumn(idColumn)
  loginID!: string

  @Column(textColumn)
  audience!: LoginAudience

  /** Lower case, unique within the audience. */
  @Column(textColumn)
  emailAddress!: string

  /** Null for somebody who proves who they are by other means alone. */
  @Column(optionalTextColumn)
  passwordHash!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
