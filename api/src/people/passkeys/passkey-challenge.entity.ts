import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type PasskeyPurpose = 'enrol' | 'sign_in' | 'second_factor' | 'step_up'

/** What a passkey is asked to sign: kept as a keyed hash, gone with the first answer. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  @column.TextKey() challengeHash!: string
  @column.Text() purpose!: PasskeyPurpose
  /** Null: nobody knows yet who signs in. */
  @column.OptionalId() loginID!: string | null
  /** Of the session, the sign-in or the device that asked: a keyed hash as well. */
  @column.Text() holderHash!: string
  @column.Time() endsAt!: Date
}
