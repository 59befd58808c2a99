import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type SignOnPurpose = 'sign_in' | 'step_up'

/** Somebody is on the way to a provider and back: kept as keyed hashes, gone with the first answer. */
@Entity('sign_on_states')
export class SignOnState {
  @column.TextKey() stateHash!: string
  @column.Id() providerID!: string
  @column.Text() purpose!: SignOnPurpose
  /** What the browser that began it keeps in a cookie. */
  @column.Text() browserHash!: string
  /** Of a step-up: the session that it is for. */
  @column.OptionalId() sessionID!: string | null
  @column.Time() createdAt!: Date
  @column.Time() endsAt!: Date
}
