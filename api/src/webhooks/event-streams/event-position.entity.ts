import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { idColumn, modeColumn, wholeColumn } from '../../platform/database/columns.js'

/** Where an event stands in its client's stream: the same for every reader, whichever process it asks. */
@Entity('event_positions')
export class EventPosition {
  /** Microseconds of when it was given, or one more than the last: never given twice, even when all others have gone. */
  @PrimaryColumn(wholeColumn)
  position!: number

  @Column(idColumn)
  eventID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode
}
