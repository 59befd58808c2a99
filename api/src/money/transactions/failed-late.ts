import type { FailureCode } from '#contract/failure-codes.js'
import type { Transaction } from './transaction.entity.js'

export const captureFailed: FailureCode = 'capture_failed'

/** It was paid, and its processor could not collect the money after all. Its entries stay in the ledger. */
export const hasFailedLate = ({ status, failureCode }: Pick<Transaction, 'status' | 'failureCode'>): boolean =>
  status === 'failed' && failureCode === captureFailed
