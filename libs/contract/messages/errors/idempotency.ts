export const idempotencyKeyInvalid = (idempotencyKeyMaxLength: number) =>
  `Send an Idempotency-Key header of 1 to ${idempotencyKeyMaxLength} printable characters`
export const idempotencyKeyReused = 'This Idempotency-Key was already used with another request'
export const idempotentCallRunning =
  'The first request with this Idempotency-Key is still running. Try again in a moment'
