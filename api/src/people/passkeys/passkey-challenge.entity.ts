import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type PasskeyPurpose = 'enrol' | 'sign_in' | 'second_factor' | 'step_up'

/** What a passkey is asked to sign: kept as a keyed hash, gone with the first answer. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  @column.textKey challengeHash!: string
  @column.text purpose!: PasskeyPurpose
  /** Null: nobody knows yet who signs in. */
  @column.optionalID loginID!: string | null
  @column.text holderHash!: string
  @column.time endsAt!: Date
}
