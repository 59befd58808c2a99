import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** What has been streamed to a client in a mode; there is none before its first stream. */
@Entity('event_streams')
export class EventStreamRow {
  @column.key clientID!: string
  @column.modeKey mode!: Mode
  @column.whole takenUntil!: number
  @column.whole lastPosition!: number
}
