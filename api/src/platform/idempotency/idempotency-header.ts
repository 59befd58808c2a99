import type { FastifyReply } from 'fastify'
import { idempotencyKeyMaxLength } from '#contract/limits.js'
import type { Answer } from './idempotency.js'
import { IdempotencyKeyInvalid } from './idempotency.errors.js'

const printable = /^[\x21-\x7e]+$/

/** The call's Idempotency-Key, which must be there. */
export function requiredKey(header: string | undefined): string {
  if (header === undefined || header.length > idempotencyKeyMaxLength || !printable.test(header))
    throw new IdempotencyKeyInvalid()
  return header
}

/** The call's Idempotency-Key, if it has one. */
export const optionalKey = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : requiredKey(header)

/** The body to send; a replayed one says so in a header. */
export function sendAnswer<T>(reply: FastifyReply, { answer, isReplay }: Answer<T>): T {
  if (isReplay) void reply.header('idempotency-replayed', 'true')
  return answer
}
