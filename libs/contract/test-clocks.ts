import { clockNameMaxLength } from './billing-limits.js'
import { OptionalText } from './fields.js'
import { ListQuery } from './lists.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { PaymentTryReason } from './billing-choices.js'
import type { Currency } from './money.js'
import type { ClockStepKind, TestClockStatus } from './test-clock-states.js'
import { RequiredTime } from './time-field.js'

/** POST /test-clocks, with an Idempotency-Key. In test mode only. */
export class CreateTestClock {
  /** The start time. */
  @RequiredTime('now')
  now!: string

  @OptionalText(clockNameMaxLength)
  name?: string

  @OptionalMode()
  mode?: Mode
}

/** POST /test-clocks/:testClockID/advance */
export class AdvanceTestClock {
  /** A time up to five years after the clock's current time. */
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
  /** `advancing`: due work is running. `failed`: it stopped and can be advanced again. `closed`: it can't be advanced. */
  status: TestClockStatus
  now: string
  /** Null if it isn't advancing. */
  advancingTo: string | null
  /** Why it stopped. Null if it didn't. */
  fault: string | null
  createdAt: string
  updatedAt: string
}

/** Something that happened to a customer on the test clock. */
export interface ClockStepView {
  kind: ClockStepKind
  /** In the clock's time. */
  at: string
  customerID: string
  subscriptionID: string
  invoiceID: string | null
  invoiceNumber: string | null
  /** In minor units: the amount of the payment, or of the invoice. Null without an invoice. */
  amount: number | null
  currency: Currency | null
  transactionID: string | null
  /** Why a payment was attempted at this time. Null if it isn't a payment. */
  reason: PaymentTryReason | null
  /** Why a payment failed. Null if it didn't. */
  failureCode: string | null
}

export interface ClockTimelineView {
  items: ClockStepView[]
  /** Whether there are more, older ones. */
  isCut: boolean
}
