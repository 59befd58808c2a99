import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, jsonColumn, timeColumn } from '../../platform/database/columns.js'
import type { Row } from '../gate/coverage.js'

/** What somebody held until it was taken away, as it was then: roles and their rows may have changed, or gone, since. */
@Entity('held_rights')
export class HeldRight {
  @PrimaryColumn(idColumn)
  heldRightID!: string

  @Column(idColumn)
  portalUserID!: string

  @Column(jsonColumn)
  rows!: Row[]

  @Column({ type: 'boolean' })
  isAdmin!: boolean

  @Column(timeColumn)
  removedAt!: Date
}
