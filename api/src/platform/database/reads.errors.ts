import * as words from '#contract/messages/errors/database.js'
import { dearReadRetryAfterSeconds } from '#contract/read-limits.js'
import { AppError } from '../http/app-error.js'

/** Asking the same again would take as long: less must be asked for. */
export class ReadTooDear extends AppError {
  constructor() {
    super(422, 'READ_TOO_DEAR', words.readTooDear)
  }
}

export class TooManyReads extends AppError {
  constructor() {
    super(429, 'TOO_MANY_READS', words.tooManyReads, undefined, {
      'retry-after': String(dearReadRetryAfterSeconds),
    })
  }
}
