import { Column, Entity, PrimaryColumn } from 'typeorm'
import { optionalIdColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

export type PasskeyPurpose = 'enrol' | 'sign_in' | 'second_factor' | 'step_up'

/** What a passkey is asked to sign: kept as a keyed hash, gone with the first answer. */
@Entity('passkey_challenges')
export class PasskeyChallenge {
  @PrimaryColumn(textColumn)
  challengeHash!: string

  @Column(textColumn)
  purpose!: PasskeyPurpose

  /** Null: nobody knows yet who signs in. */
  @Column(optionalIdColumn)
  loginID!: string | null

  /** Of the session, the sign-in or the device that asked: a keyed hash as well. */
  @Column(textColumn)
  holderHash!: string

  @Column(timeColumn)
  endsAt!: Date
}
