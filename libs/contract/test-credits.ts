import * as words from './messages/errors/test-credits.js'
import { OptionalAmount, OptionalChoice } from './money-fields.js'
import { type TestCreditKind, testCreditKinds } from './test-credit-kinds.js'
import type { TransactionStatus } from './transaction-states.js'

/** POST /transactions/:transactionID/test-credits */
export class CreateTestCredit {
  /** `whole` is the missing amount, `part` half of it, `twice` two transfers, and `late` one after the payment expired. Default: `whole`. */
  @OptionalChoice(testCreditKinds, words.kindForm(testCreditKinds))
  kind?: TestCreditKind

  /** The amount of each transfer in minor units, to send too little or too much. */
  @OptionalAmount()
  amount?: number
}

export interface TestCreditView {
  transactionID: string
  /** The payment's status after the credit. */
  status: TransactionStatus
  credits: TestCreditEntryView[]
}

/** A statement entry of the test bank account. */
export interface TestCreditEntryView {
  /** Minor units. */
  amount: number
  /** The day on which the bank booked it. */
  bookedOn: string
  isMatched: boolean
  /** Why it was or wasn't matched to the payment. */
  reason: string | null
}
