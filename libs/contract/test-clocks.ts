import { clockNameMaxLength } from './billing-limits.js'
import { OptionalText } from './fields.js'
import { ListQuery } from './lists.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { TestClockStatus } from './test-clock-states.js'
import { RequiredTime } from './time-field.js'

/** POST /test-clocks, with an Idempotency-Key. Clocks are for test mode alone. */
export class CreateTestClock {
  /** The time that the clock shows first. */
  @RequiredTime('now')
  now!: string

  @OptionalText(clockNameMaxLength)
  name?: string

  @OptionalMode()
  mode?: Mode
}

/** POST /test-clocks/:testClockID/advance */
export class AdvanceTestClock {
  /** Later than the time of the clock, by at most five years. */
  @RequiredTime('to')
  to!: string
}

/** GET /test-clocks */
export class ListTestClocks extends ListQuery {}

export interface TestClockView {
  testClockID: string
  clientID: string
  mode: Mode
  name: string | null
  /** `advancing`: what is due is being played; `failed`: it stopped, and can be advanced again. */
  status: TestClockStatus
  now: string
  /** null: it stands still. */
  advancingTo: string | null
  /** Why it stopped; null: it did not. */
  fault: string | null
  createdAt: string
  updatedAt: string
}
