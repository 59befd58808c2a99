import type { ErrorBody } from '#contract/answers.js'
import type { Fields } from '#contract/check.js'

/** A refusal that a caller can cause. Each module lists its own as small subclasses; one filter renders them all. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly fields?: Fields,
    readonly headers: Record<string, string> = {},
    /** What this refusal alone tells beside the sentence. */
    readonly more: Pick<ErrorBody, 'challenge' | 'methods'> = {},
  ) {
    super(sentence)
  }
}

export class InvalidInput extends AppError {
  constructor(fields: Fields) {
    super(422, 'INVALID_INPUT', Object.values(fields)[0] ?? 'The input is not valid', fields)
  }
}

export class Unauthenticated extends AppError {
  constructor(sentence = 'Please sign in to continue') {
    super(401, 'UNAUTHENTICATED', sentence, undefined, { 'www-authenticate': 'Bearer' })
  }
}

/** Absent, and also "not yours": the two must look alike. */
export class NotFound extends AppError {
  constructor(what = 'page') {
    super(404, 'NOT_FOUND', `There is no such ${what}`)
  }
}

/** Nothing is wrong with the call: the same one may be sent again. */
export class DatabaseAway extends AppError {
  constructor() {
    const sentence = 'The database does not answer just now. Please try again in a moment'
    super(503, 'DATABASE_AWAY', sentence, undefined, { 'retry-after': '1' })
  }
}

export class TooManyRequests extends AppError {
  constructor(retryAfterSeconds: number) {
    super(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Please wait a moment and try again.', undefined, {
      'retry-after': String(retryAfterSeconds),
    })
  }
}
