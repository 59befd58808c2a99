import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type SignOnPurpose = 'sign_in' | 'step_up'

/** Somebody is on the way to a provider and back: kept as keyed hashes, gone with the first answer. */
@Entity('sign_on_states')
export class SignOnState {
  @column.textKey stateHash!: string
  @column.id providerID!: string
  @column.text purpose!: SignOnPurpose
  /** What the browser that began it keeps in a cookie. */
  @column.text browserHash!: string
  /** Of a step-up: the session that it is for. */
  @column.optionalID sessionID!: string | null
  @column.time createdAt!: Date
  @column.time endsAt!: Date
}
