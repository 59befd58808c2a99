import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** A right password that waits for the second factor: kept as a keyed hash, gone once used. */
@Entity('sign_in_challenges')
export class SignInChallenge {
  @column.TextKey() tokenHash!: string
  @column.Id() loginID!: string
  @column.Id() subjectID!: string
  /** The known device on which the password was typed; null: a stranger's. */
  @column.OptionalText() deviceID!: string | null
  /** It waits for a second factor that there is not yet, and proves nothing but that to the calls that make one. */
  @column.Flag({ default: false }) enrols!: boolean
  @column.Time() endsAt!: Date
}
