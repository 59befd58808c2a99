import { idempotencyKeyMaxLength, idempotencyRetryAfterSeconds } from '#contract/limits.js'
import * as words from '#contract/messages/errors/idempotency.js'
import { refusal } from '../http/refusal.js'

export class IdempotencyKeyInvalid extends refusal(
  400,
  'IDEMPOTENCY_KEY_INVALID',
  words.idempotencyKeyInvalid(idempotencyKeyMaxLength),
) {}

export class IdempotencyKeyReused extends refusal(422, 'IDEMPOTENCY_KEY_REUSED', words.idempotencyKeyReused) {}

export class IdempotentCallRunning extends refusal(409, 'IDEMPOTENT_CALL_RUNNING', words.idempotentCallRunning, {
  'retry-after': String(idempotencyRetryAfterSeconds),
}) {}
