import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type SignOnPurpose = 'sign_in' | 'step_up'

/** A person on the way to a provider and back: kept as keyed hashes, gone with the first answer. */
@Entity('sign_on_states')
export class SignOnState {
  @column.textKey stateHash!: string
  @column.id providerID!: string
  @column.text purpose!: SignOnPurpose
  @column.text browserHash!: string
  @column.optionalID sessionID!: string | null
  @column.time createdAt!: Date
  @column.time endsAt!: Date
}
