import type { Fields } from './check.js'
import type { LimitHit } from './limit-names.js'
import type { ProofMethod } from './factor-limits.js'

/** The body of every API error. `error` and `message` are the same. */
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
  /** With LIMIT_EXCEEDED: the limit. */
  limit?: LimitHit
}

/** One page of a list, newest first. `nextCursor` is null on the last page. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}
