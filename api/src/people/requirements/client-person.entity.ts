import { Entity } from 'typeorm'
import type { PersonRole } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

/** A beneficial owner or a director of a client. */
@Entity('client_persons')
export class ClientPerson {
  @column.key clientPersonID!: string
  @column.id clientID!: string
  @column.text name!: string
  /** A day. */
  @column.text dateOfBirth!: string
  @column.text country!: string
  @column.text role!: PersonRole
  /** Hundredths of a percent. */
  @column.optionalInteger shareHundredths!: number | null
  @column.time createdAt!: Date
}
