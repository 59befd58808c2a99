import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** Where an event stands in its client's stream: the same for every reader, whichever process it asks. */
@Entity('event_positions')
export class EventPosition {
  /** Microseconds of when it was given, or one more than the last: never given twice, even when all others have gone. */
  @column.wholeKey position!: number
  @column.id eventID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
}
