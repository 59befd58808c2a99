import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import type { Row } from '../gate/coverage.js'

/** What somebody held until it was taken away, as it was then: roles and their rows may have changed, or gone, since. */
@Entity('held_rights')
export class HeldRight {
  @column.IdKey() heldRightID!: string
  @column.Id() portalUserID!: string
  @column.Json() rows!: Row[]
  @column.Flag() isAdmin!: boolean
  @column.Time() removedAt!: Date
}
