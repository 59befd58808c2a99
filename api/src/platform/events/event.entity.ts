import { Entity } from 'typeorm'
import type { EventType } from '#contract/events.js'
import * as column from '../database/columns.js'
import type { Mode } from '#contract/modes.js'

/** `data` is the JSON text of the object as the API showed it then, empty once it is old. */
@Entity('events')
export class Event {
  @column.IdKey() eventID!: string
  @column.Id() clientID!: string
  @column.Mode() mode!: Mode
  @column.Text() type!: EventType
  @column.LongText() data!: string
  /** The payment that it tells of; null also for those from before this was kept. */
  @column.OptionalId() transactionID!: string | null
  @column.Time() createdAt!: Date
}
