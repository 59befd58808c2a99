import { Entity } from 'typeorm'
import type { PersonRole } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

/** A beneficial owner or a director of a client. */
@Entity('client_persons')
export class ClientPerson {
  @column.IdKey() clientPersonID!: string
  @column.Id() clientID!: string
  @column.Text() name!: string
  /** A day. */
  @column.Text() dateOfBirth!: string
  @column.Text() country!: string
  @column.Text() role!: PersonRole
  /** Hundredths of a percent. */
  @column.OptionalInteger() shareHundredths!: number | null
  @column.Time() createdAt!: Date
}
