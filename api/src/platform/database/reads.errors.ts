import { dearReadRetryAfterSeconds } from '#contract/read-limits.js'
import { AppError } from '../http/app-error.js'

/** Asking the same again would take as long: less must be asked for. */
export class ReadTooDear extends AppError {
  constructor() {
    super(
      422,
      'READ_TOO_DEAR',
      'This would take too long to read. Narrow it: a shorter time, one client, one status, no search.',
    )
  }
}

export class TooManyReads extends AppError {
  constructor() {
    super(
      429,
      'TOO_MANY_READS',
      'Too much is being read at once. Wait for your other lists and files, then try again.',
      undefined,
      {
        'retry-after': String(dearReadRetryAfterSeconds),
      },
    )
  }
}
