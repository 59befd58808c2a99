import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { EventType } from '#contract/events.js'
import { idColumn, modeColumn, optionalIdColumn, textColumn, timeColumn } from '../database/columns.js'
import type { Mode } from '#contract/modes.js'

/** `data` is the JSON text of the object as the API showed it then, empty once it is old. */
@Entity('events')
export class Event {
  @PrimaryColumn(idColumn)
  eventID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  type!: EventType

  @Column({ type: 'text' })
  data!: string

  /** The payment that it tells of; null also for those from before this was kept. */
  @Column(optionalIdColumn)
  transactionID!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
