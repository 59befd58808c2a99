import { clockNameMaxLength } from './billing-limits.js'
import { OptionalText } from './fields.js'
import { ListQuery } from './lists.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { PaymentTryReason } from './billing-choices.js'
import type { Currency } from './money.js'
import type { ClockStepKind, TestClockStatus } from './test-clock-states.js'
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
  /** `advancing`: due work is running; `failed`: it stopped, and can be advanced again; `closed`: it stays where it is. */
  status: TestClockStatus
  now: string
  /** null: it isn't advancing. */
  advancingTo: string | null
  /** Why it stopped; null: it did not. */
  fault: string | null
  createdAt: string
  updatedAt: string
}

/** One thing that happened to a customer on the clock. */
export interface ClockStepView {
  kind: ClockStepKind
  /** In the time of the clock. */
  at: string
  customerID: string
  subscriptionID: string
  invoiceID: string | null
  invoiceNumber: string | null
  /** Minor units of the invoice; null: it is about no invoice. */
  amount: number | null
  currency: Currency | null
  transactionID: string | null
  /** Why a payment was tried at this time; null: it is no payment. */
  reason: PaymentTryReason | null
  /** Why a payment failed. Null if it didn't. */
  failureCode: string | null
}

export interface ClockTimelineView {
  items: ClockStepView[]
  /** There were more, earlier ones. */
  isCut: boolean
}
