import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** Who at the provider a login is: an address that is given to somebody else there opens nothing here. */
@Entity('linked_identities')
export class LinkedIdentity {
  @PrimaryColumn(idColumn)
  loginID!: string

  @Column(idColumn)
  providerID!: string

  @Column(textColumn)
  subject!: string

  @Column(textColumn)
  emailAddress!: string

  @Column(timeColumn)
  linkedAt!: Date
}
