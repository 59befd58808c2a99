import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { idColumn, modeColumn, wholeColumn } from '../../platform/database/columns.js'

/** What has been streamed to a client in a mode; there is none before its first stream. */
@Entity('event_streams')
export class EventStreamRow {
  @PrimaryColumn(idColumn)
  clientID!: string

  @PrimaryColumn(modeColumn)
  mode!: Mode

  /** All that was committed by then has a position. */
  @Column(wholeColumn)
  takenUntil!: number

  @Column(wholeColumn)
  lastPosition!: number
}
