import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Key: `client:email` (unknown e-mails too, so that both lock alike), `device:id` or `session:id`. */
@Entity('sign_in_failures')
export class SignInFailure {
  @column.TextKey() account!: string
  @column.Integer() count!: number
  @column.Time() windowEndsAt!: Date
  @column.OptionalTime() lockedUntil!: Date | null
  @column.OptionalTime() slowedUntil!: Date | null
}
