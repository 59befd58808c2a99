import type { FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { rawBodyOf } from '../common/raw-body.js'
import { InspectorReadsJson } from './webhook-inspector.errors.js'

const credentials = new Set(['authorization', 'cookie'])

/** The headers as one text each; what proves who somebody is is nobody's to read. */
export const textHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, credentials.has(name) ? '•••' : [value].flat().join(', ')]),
  )

/** The bytes themselves, because a signature is made over them. */
export function unreadBodyOf(request: FastifyRequest): Buffer {
  const body = rawBodyOf(request)
  if (!body && request.body !== undefined && request.body !== null) throw new InspectorReadsJson()
  return body ?? Buffer.alloc(0)
}
