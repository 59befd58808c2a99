import type { Currency } from '#contract/money.js'
import type { AnswerAbout } from './results.js'
import type { UsedAccount } from './used-account.js'

/** A payout as the processor is asked to make it. `reference` is our payout's id, under which it pays at most once. */
export interface ProcessorTransfer {
  account: UsedAccount
  reference: string
  /** In minor units of `currency`. */
  amount: number
  currency: Currency
  accountHolder: string
  bankName: string
  accountNumber: string
  bankCode: string | null
  sentAt: Date
}

export interface TransferResult {
  /** `unknown`: the processor has never heard of it; `returned`: the bank has sent it back. */
  outcome: 'paid' | 'pending' | 'failed' | 'returned' | 'unknown'
  processorReference?: string
  about?: AnswerAbout
  sentence?: string
  /** It is asked about again after so long, even one that is paid. */
  lookAgainMs?: number
}
