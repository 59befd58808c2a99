import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { EventType } from '#contract/events.js'
import { idColumn, textColumn, timeColumn } from '../database/columns.js'

/** `data` is the JSON text of the object as the API showed it then, empty once it is old. */
@Entity('events')
export class Event {
  @PrimaryColumn(idColumn)
  eventID!: string

  @Column(idColumn)
  clientID!: string

  @Column(textColumn)
  type!: EventType

  @Column({ type: 'text' })
  data!: string

  @Column(timeColumn)
  createdAt!: Date
}
