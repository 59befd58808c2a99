import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import type { Row } from '../gate/coverage.js'

/** A right that was taken away, as it was then: roles and their rows may have changed since. */
@Entity('held_rights')
export class HeldRight {
  @column.key heldRightID!: string
  @column.id portalUserID!: string
  @column.json rows!: Row[]
  @column.flag isAdmin!: boolean
  @column.time removedAt!: Date
}
