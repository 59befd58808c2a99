import type { FastifyReply } from 'fastify'
import { idempotencyKeyMaxLength } from '#contract/limits.js'
import { noteAnswer } from '../http/answer-notes.js'
import type { Answer } from './idempotency.js'
import { IdempotencyKeyInvalid } from './idempotency.errors.js'

const printable = /^[\x21-\x7e]+$/

export function requiredKey(header: string | undefined): string {
  if (header === undefined || header.length > idempotencyKeyMaxLength || !printable.test(header))
    throw new IdempotencyKeyInvalid()
  return header
}

export const optionalKey = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : requiredKey(header)

export function sendAnswer<T>(reply: FastifyReply, { answer, isReplay }: Answer<T>): T {
  if (isReplay) void reply.header('idempotency-replayed', 'true')
  const { transactionID } = answer as { transactionID?: unknown }
  if (typeof transactionID === 'string') noteAnswer(reply.request.raw, { transactionID })
  return answer
}
