import { Entity } from 'typeorm'
import type { PausedThing } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

/** What a client may not do while something that it gave has expired. */
@Entity('client_pauses')
export class ClientPause {
  @column.IdKey() clientID!: string
  @column.IdKey() requirementID!: string
  @column.TextKey() what!: PausedThing
  @column.Time() startedAt!: Date
}
