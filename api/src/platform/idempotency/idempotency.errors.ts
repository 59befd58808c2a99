import { idempotencyKeyMaxLength, idempotencyRetryAfterSeconds } from '#contract/limits.js'
import { AppError } from '../http/app-error.js'

export class IdempotencyKeyInvalid extends AppError {
  constructor() {
    const sentence = `Send an Idempotency-Key header of 1 to ${idempotencyKeyMaxLength} printable characters`
    super(400, 'IDEMPOTENCY_KEY_INVALID', sentence)
  }
}

export class IdempotencyKeyReused extends AppError {
  constructor() {
    super(422, 'IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was already used with another request')
  }
}

export class IdempotentCallRunning extends AppError {
  constructor() {
    const sentence = 'The first call with this Idempotency-Key is still running. Please ask again in a moment'
    const headers = { 'retry-after': String(idempotencyRetryAfterSeconds) }
    super(409, 'IDEMPOTENT_CALL_RUNNING', sentence, undefined, headers)
  }
}
