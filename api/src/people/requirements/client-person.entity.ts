import { Entity } from 'typeorm'
import type { PersonRole } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

@Entity('client_persons')
export class ClientPerson {
  @column.key clientPersonID!: string
  @column.id clientID!: string
  @column.text name!: string
  @column.text dateOfBirth!: string
  @column.text country!: string
  @column.text role!: PersonRole
  @column.optionalInteger shareHundredths!: number | null
  @column.time createdAt!: Date
}
