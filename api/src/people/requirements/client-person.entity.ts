import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { PersonRole } from '#contract/requirement-kinds.js'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** A beneficial owner or a director of a client. */
@Entity('client_persons')
export class ClientPerson {
  @PrimaryColumn(idColumn)
  clientPersonID!: string

  @Column(idColumn)
  clientID!: string

  @Column(textColumn)
  name!: string

  /** A day. */
  @Column(textColumn)
  dateOfBirth!: string

  @Column(textColumn)
  country!: string

  @Column(textColumn)
  role!: PersonRole

  /** Hundredths of a percent. */
  @Column({ type: 'integer', nullable: true })
  shareHundredths!: number | null

  @Column(timeColumn)
  createdAt!: Date
}
