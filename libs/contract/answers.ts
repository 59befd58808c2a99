import type { Fields } from './check.js'
import type { LimitHit } from './limit-names.js'
import type { ProofMethod } from './factor-limits.js'

/** The one error body of the API; `error` and `message` are the same sentence. */
export interface ErrorBody {
  error: string
  message: string
  code: string
  requestId: string
  fields?: Fields
  /** With SECOND_FACTOR_REQUIRED: send it to POST /account/second-factor. */
  challenge?: string
  /** With SECOND_FACTOR_REQUIRED and STEP_UP_REQUIRED: the accepted methods. */
  methods?: ProofMethod[]
  /** With LIMIT_EXCEEDED: which limit it is. */
  limit?: LimitHit
}

/** One page of a list, newest first. `nextCursor` is null on the last page. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}
