import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { traceHeaders } from '../../platform/http/tracing.js'
import { readInside, streamInside } from './inner-request.js'

export interface ApiCall {
  method: string
  address: string
  headers: Headers
  body?: string | Uint8Array | undefined
}

export interface ApiAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export type CallApi = (call: ApiCall) => Promise<ApiAnswer>

export type StreamApi = (call: Omit<ApiCall, 'body'>) => Promise<Omit<ApiAnswer, 'body'> & { body: ReadableStream }>

/** Guards run either way; inside the process no web Request is made, because its streams cost more than the guards. */
export function callApiFor(visitor: FastifyRequest, server: FastifyInstance, apiUrl: string | undefined): CallApi {
  return apiUrl ? (call) => callOverHttp(call, visitor, apiUrl) : (call) => callInside(call, visitor, server)
}

export function streamApiFor(visitor: FastifyRequest, server: FastifyInstance, apiUrl: string | undefined): StreamApi {
  return apiUrl ? (call) => streamOverHttp(call, visitor, apiUrl) : (call) => streamInProcess(call, visitor, server)
}

async function streamInProcess(call: ApiCall, visitor: FastifyRequest, server: FastifyInstance) {
  const answer = await streamInside(server, askedBy(visitor, call))
  return { ...answer, headers: textsOf(answer.headers), body: Readable.toWeb(answer.body) as ReadableStream }
}

async function streamOverHttp(call: ApiCall, visitor: FastifyRequest, apiUrl: string) {
  const answer = await fetchFrom(apiUrl, call, visitor)
  const headers = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, body: answer.body ?? new Blob([]).stream() }
}

async function callInside(call: ApiCall, visitor: FastifyRequest, server: FastifyInstance): Promise<ApiAnswer> {
  const { method, body } = call
  const { url, headers, address } = askedBy(visitor, call)
  if (method === 'GET') {
    const read = await readInside(server, { url, headers, address })
    return { ...read, headers: textsOf(read.headers) }
  }
  const options = {
    method,
    url,
    headers,
    remoteAddress: address,
    ...(body && { payload: typeof body === 'string' ? body : Buffer.from(body) }),
  }
  const answer = await server.inject(options as InjectOptions)
  return { status: answer.statusCode, headers: textsOf(answer.headers), body: answer.payload }
}

function askedBy(visitor: FastifyRequest, call: ApiCall) {
  const { pathname, search } = new URL(call.address)
  const headers = { ...Object.fromEntries(call.headers), ...visitorHeaders(visitor, call) }
  return { url: pathname + search, headers, address: visitor.ip }
}

const textsOf = (headers: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

async function callOverHttp(call: ApiCall, visitor: FastifyRequest, apiUrl: string): Promise<ApiAnswer> {
  const answer = await fetchFrom(apiUrl, call, visitor)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

function fetchFrom(apiUrl: string, call: ApiCall, visitor: FastifyRequest): Promise<Response> {
  const { url, headers, address } = askedBy(visitor, call)
  const { method, body = null } = call
  const told = { ...headers, 'x-forwarded-for': address }
  return fetch(new URL(url, apiUrl), { method, headers: told, body: body as RequestInit['body'], redirect: 'manual' })
}

const visitorHeaders = ({ id, headers }: FastifyRequest, call: ApiCall) => ({
  ...traceHeaders(),
  'x-request-id': call.headers.get('x-request-id') ?? id,
  'user-agent': headers['user-agent'] ?? '',
})
