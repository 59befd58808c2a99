import { Entity } from 'typeorm'
import type { PausedThing } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

@Entity('client_pauses')
export class ClientPause {
  @column.key clientID!: string
  @column.key requirementID!: string
  @column.textKey what!: PausedThing
  @column.time startedAt!: Date
}
