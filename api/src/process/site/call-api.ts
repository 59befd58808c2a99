import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { traceHeaders } from '../../platform/http/tracing.js'
import { readInside } from './inner-request.js'

/** A call as the site makes it; the frontend declares the same shapes beside its context key. */
export interface ApiCall {
  method: string
  /** The host is a name only. */
  address: string
  headers: Headers
  body?: string | undefined
}

export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export type CallApi = (call: ApiCall) => Promise<ApiAnswer>

/**
 * How the site's loaders and actions reach the API: inside this process, or at `apiUrl`. Either way the guards run, and
 * the call carries the visitor's address and browser, and the page's request id unless it has one of its own. Inside, no
 * Request and no Response of the web stands between: their streams cost a page more than the guards do.
 */
export function callApiFor(visitor: FastifyRequest, server: FastifyInstance, apiUrl: string | undefined): CallApi {
  return apiUrl ? (call) => callOverHttp(call, visitor, apiUrl) : (call) => callInside(call, visitor, server)
}

async function callInside(call: ApiCall, visitor: FastifyRequest, server: FastifyInstance): Promise<ApiAnswer> {
  const { method, body } = call
  const { pathname, search } = new URL(call.address)
  const url = pathname + search
  const headers = { ...Object.fromEntries(call.headers), ...visitorHeaders(visitor, call) }
  if (method === 'GET') {
    const read = await readInside(server, { url, headers, address: visitor.ip })
    return { ...read, headers: textsOf(read.headers) }
  }
  const options = { method, url, headers, remoteAddress: visitor.ip, ...(body && { payload: body }) }
  const answer = await server.inject(options as InjectOptions)
  return { status: answer.statusCode, headers: textsOf(answer.headers), body: answer.payload }
}

const textsOf = (headers: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

async function callOverHttp(call: ApiCall, visitor: FastifyRequest, apiUrl: string): Promise<ApiAnswer> {
  const { pathname, search } = new URL(call.address)
  const { method, body = null } = call
  const headers = {
    ...Object.fromEntries(call.headers),
    ...visitorHeaders(visitor, call),
    'x-forwarded-for': visitor.ip,
  }
  const answer = await fetch(new URL(pathname + search, apiUrl), { method, headers, body, redirect: 'manual' })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const visitorHeaders = ({ id, headers }: FastifyRequest, call: ApiCall) => ({
  ...traceHeaders(),
  'x-request-id': call.headers.get('x-request-id') ?? id,
  'user-agent': headers['user-agent'] ?? '',
})
