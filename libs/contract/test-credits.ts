import * as words from './messages/errors/test-credits.js'
import { OptionalAmount, OptionalChoice } from './money-fields.js'
import { type TestCreditKind, testCreditKinds } from './test-credit-kinds.js'
import type { TransactionStatus } from './transaction-states.js'

/** POST /transactions/:transactionID/test-credits */
export class CreateTestCredit {
  /** `whole` is what is missing, `part` half of it, `twice` two transfers, `late` one after the payment has expired. Default: `whole`. */
  @OptionalChoice(testCreditKinds, words.kindForm(testCreditKinds))
  kind?: TestCreditKind

  /** Minor units of each transfer, to send too little or too much. */
  @OptionalAmount()
  amount?: number
}

export interface TestCreditView {
  transactionID: string
  /** Of the payment, after the bank has credited the money. */
  status: TransactionStatus
  credits: TestCreditEntryView[]
}

/** An entry of a statement of the test bank account. */
export interface TestCreditEntryView {
  /** Minor units. */
  amount: number
  /** The day on which the bank booked it. */
  bookedOn: string
  isMatched: boolean
  /** Why it is matched to the payment, or why it is not. */
  reason: string | null
}
