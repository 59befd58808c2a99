import { Entity } from 'typeorm'
import type { TestClockStatus } from '#contract/test-clock-states.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('test_clocks')
export class TestClock {
  @column.key testClockID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.optionalText name!: string | null
  @column.text status!: TestClockStatus
  @column.time now!: Date
  /** Null if it isn't advancing. */
  @column.optionalTime advancingTo!: Date | null
  /** What stopped it; null: nothing did. */
  @column.optionalText fault!: string | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
