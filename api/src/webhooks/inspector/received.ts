import type { FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { realCardSentence } from '#contract/card-field.js'
import { holdsCardNumber } from '#contract/card-numbers.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { rawBodyOf } from '../../platform/http/raw-body.js'
import { InspectorReadsJson } from './webhook-inspector.errors.js'

const credentials = new Set(['authorization', 'cookie'])

export const textHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, credentials.has(name) ? '•••' : [value].flat().join(', ')]),
  )

/** A card number may also be written with the escapes of JSON. */
export function requireNoCardNumber(headers: Record<string, string>, body: string): void {
  const plain = body.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  if (holdsCardNumber(plain)) throw new InvalidInput({ body: realCardSentence })
  const name = Object.keys(headers).find((one) => holdsCardNumber(`${one} x ${headers[one]}`))
  if (name) throw new InvalidInput({ headers: realCardSentence })
}

/** The bytes themselves, because a signature is made over them. */
export function unreadBodyOf(request: FastifyRequest): Buffer {
  const body = rawBodyOf(request)
  if (!body && request.body !== undefined && request.body !== null) throw new InspectorReadsJson()
  return body ?? Buffer.alloc(0)
}
