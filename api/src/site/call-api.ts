import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { traceHeaders } from '../common/tracing.js'

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
 * the call carries the visitor's address and browser, and the page's request id. Inside, no Request and no Response of
 * the web stands between: their streams cost a page more than the guards do.
 */
export function callApiFor(visitor: FastifyRequest, server: FastifyInstance, apiUrl: string | undefined): CallApi {
  return apiUrl ? (call) => callOverHttp(call, visitor, apiUrl) : (call) => callInside(call, visitor, server)
}

async function callInside(call: ApiCall, visitor: FastifyRequest, server: FastifyInstance): Promise<ApiAnswer> {
  const { pathname, search } = new URL(call.address)
  const answer = await server.inject({
    method: call.method as InjectOptions['method'],
    url: pathname + search,
    headers: { ...Object.fromEntries(call.headers), ...visitorHeaders(visitor) },
    remoteAddress: visitor.ip,
    ...(call.body && { payload: call.body }),
  } as InjectOptions)
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
  return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.payload }
}

async function callOverHttp(call: ApiCall, visitor: FastifyRequest, apiUrl: string): Promise<ApiAnswer> {
  const { pathname, search } = new URL(call.address)
  const { method, body = null } = call
  const headers = { ...Object.fromEntries(call.headers), ...visitorHeaders(visitor), 'x-forwarded-for': visitor.ip }
  const answer = await fetch(new URL(pathname + search, apiUrl), { method, headers, body, redirect: 'manual' })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

const visitorHeaders = ({ id, headers }: FastifyRequest) => ({
  ...traceHeaders(),
  'x-request-id': id,
  'user-agent': headers['user-agent'] ?? '',
})
