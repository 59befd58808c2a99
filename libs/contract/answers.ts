import type { Fields } from './check.js'

/** The one error body of the API; `error` and `message` are the same sentence. */
export interface ErrorBody {
  error: string
  message: string
  code: string
  requestId: string
  fields?: Fields
}

/** One page of a list, newest first. `nextCursor` is null on the last page. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}
