import type { ErrorBody } from '#contract/answers.js'
import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/errors/http.js'

export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly fields?: Fields,
    readonly headers: Record<string, string> = {},
    /** What this refusal alone tells beside the sentence. */
    readonly more: Pick<ErrorBody, 'challenge' | 'limit' | 'methods'> = {},
  ) {
    super(sentence)
  }
}

export class InvalidInput extends AppError {
  constructor(fields: Fields) {
    super(422, 'INVALID_INPUT', Object.values(fields)[0] ?? words.invalidInput, fields)
  }
}

export class Unauthenticated extends AppError {
  constructor(sentence = words.unauthenticated) {
    super(401, 'UNAUTHENTICATED', sentence, undefined, { 'www-authenticate': 'Bearer' })
  }
}

/** Absent or not yours. The response is the same. */
export class NotFound extends AppError {
  constructor(what = 'page') {
    super(404, 'NOT_FOUND', words.notFound(what))
  }
}

/** The sentence that refuses an attempt; null: it is not refused. */
export async function refusalOf(attempt: () => Promise<void>): Promise<string | null> {
  try {
    await attempt()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

export function orNotFound<T>(row: T | null | undefined, what: string): T {
  if (row === null || row === undefined) throw new NotFound(what)
  return row
}

/** The request is correct. Send it again later. */
export class DatabaseAway extends AppError {
  constructor() {
    const sentence = words.databaseAway
    super(503, 'DATABASE_AWAY', sentence, undefined, { 'retry-after': '1' })
  }
}

export class TooManyRequests extends AppError {
  constructor(retryAfterSeconds: number) {
    super(429, 'TOO_MANY_REQUESTS', words.tooManyRequests, undefined, {
      'retry-after': String(retryAfterSeconds),
    })
  }
}
