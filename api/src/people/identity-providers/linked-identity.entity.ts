import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Who at the provider a login is: an address that is given to somebody else there opens nothing here. */
@Entity('linked_identities')
export class LinkedIdentity {
  @column.IdKey() loginID!: string
  @column.Id() providerID!: string
  @column.Text() subject!: string
  @column.Text() emailAddress!: string
  @column.Time() linkedAt!: Date
}
