import * as words from '#contract/messages/errors/database.js'
import { dearReadRetryAfterSeconds } from '#contract/read-limits.js'
import { refusal } from '../http/refusal.js'

/** Repeating the request would take as long. Narrow it. */
export class ReadTooDear extends refusal(422, 'READ_TOO_DEAR', words.readTooDear) {}

export class TooManyReads extends refusal(429, 'TOO_MANY_READS', words.tooManyReads, {
  'retry-after': String(dearReadRetryAfterSeconds),
}) {}
