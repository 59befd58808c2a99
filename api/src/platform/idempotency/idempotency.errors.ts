import { idempotencyKeyMaxLength, idempotencyRetryAfterSeconds } from '#contract/limits.js'
import * as words from '#contract/messages/errors/idempotency.js'
import { AppError } from '../http/app-error.js'

export class IdempotencyKeyInvalid extends AppError {
  constructor() {
    const sentence = words.idempotencyKeyInvalid(idempotencyKeyMaxLength)
    super(400, 'IDEMPOTENCY_KEY_INVALID', sentence)
  }
}

export class IdempotencyKeyReused extends AppError {
  constructor() {
    super(422, 'IDEMPOTENCY_KEY_REUSED', words.idempotencyKeyReused)
  }
}

export class IdempotentCallRunning extends AppError {
  constructor() {
    const sentence = words.idempotentCallRunning
    const headers = { 'retry-after': String(idempotencyRetryAfterSeconds) }
    super(409, 'IDEMPOTENT_CALL_RUNNING', sentence, undefined, headers)
  }
}
