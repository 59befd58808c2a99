import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Key: `client:email` (unknown emails too, so that both lock alike), `device:id` or `session:id`. */
@Entity('sign_in_failures')
export class SignInFailure {
  @column.textKey account!: string
  @column.integer count!: number
  @column.time windowEndsAt!: Date
  @column.optionalTime lockedUntil!: Date | null
  @column.optionalTime slowedUntil!: Date | null
}
