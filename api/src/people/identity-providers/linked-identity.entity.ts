import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Ties a login to a person at the provider, so that an address reassigned there opens nothing here. */
@Entity('linked_identities')
export class LinkedIdentity {
  @column.key loginID!: string
  @column.id providerID!: string
  @column.text subject!: string
  @column.text emailAddress!: string
  @column.time linkedAt!: Date
}
