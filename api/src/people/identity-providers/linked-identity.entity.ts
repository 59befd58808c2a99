import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Who at the provider a login is: an address that is given to somebody else there opens nothing here. */
@Entity('linked_identities')
export class LinkedIdentity {
  @column.key loginID!: string
  @column.id providerID!: string
  @column.text subject!: string
  @column.text emailAddress!: string
  @column.time linkedAt!: Date
}
