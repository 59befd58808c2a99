import type { Mode } from '#contract/modes.js'
import type { PayeeOutcome } from '#contract/payee-checks.js'
import type { AccountDetails } from '../settlement-accounts/settlement-seal.js'

export interface AskedPayee {
  mode: Mode
  account: AccountDetails
}

export interface PayeeAnswer {
  outcome: PayeeOutcome
  /** For a close match: the name that the bank has. */
  name?: string | null
}

/** Verification of payee: somebody who asks the payee's bank for the holder of an account. */
export interface PayeeCheckProvider {
  readonly name: string
  serves(asked: AskedPayee): boolean
  /** What it throws, and what it does not answer in time, is kept as not available. */
  check(asked: AskedPayee, signal: AbortSignal): Promise<PayeeAnswer>
}
