import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalIdColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

export type SignOnPurpose = 'sign_in' | 'step_up'

/** Somebody is on the way to a provider and back: kept as keyed hashes, gone with the first answer. */
@Entity('sign_on_states')
export class SignOnState {
  @PrimaryColumn(textColumn)
  stateHash!: string

  @Column(idColumn)
  providerID!: string

  @Column(textColumn)
  purpose!: SignOnPurpose

  /** What the browser that began it keeps in a cookie. */
  @Column(textColumn)
  browserHash!: string

  /** Of a step-up: the session that it is for. */
  @Column(optionalIdColumn)
  sessionID!: string | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  endsAt!: Date
}
