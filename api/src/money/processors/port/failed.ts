import type { FailureCode } from '#contract/failure-codes.js'
import { failureSentences } from '#contract/messages/processors/failures.js'
import type { Declined } from './results.js'

export const failed = (failureCode: FailureCode, rawCode?: string): Declined => ({
  outcome: 'failed',
  failureCode,
  failureMessage: failureSentences[failureCode],
  ...(rawCode && { rawCode }),
})
