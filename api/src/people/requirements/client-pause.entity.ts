import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { PausedThing } from '#contract/requirement-kinds.js'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** What a client may not do while something that it gave has expired. */
@Entity('client_pauses')
export class ClientPause {
  @PrimaryColumn(idColumn)
  clientID!: string

  @PrimaryColumn(idColumn)
  requirementID!: string

  @PrimaryColumn(textColumn)
  what!: PausedThing

  @Column(timeColumn)
  startedAt!: Date
}
