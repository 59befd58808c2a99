import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { traceHeaders } from '../common/tracing.js'

export type CallApi = (request: Request) => Promise<Response>

/**
 * How the site's loaders and actions reach the API: inside this process, or at `apiUrl`. Either way the guards run, and
 * the call carries the visitor's address and browser, and the page's request id.
 */
export function callApiFor(visitor: FastifyRequest, server: FastifyInstance, apiUrl: string | undefined): CallApi {
  return apiUrl
    ? (request) => callOverHttp(request, visitor, apiUrl)
    : (request) => callInside(request, visitor, server)
}

async function callInside(request: Request, visitor: FastifyRequest, server: FastifyInstance): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await server.inject({
    method: request.method as InjectOptions['method'],
    url: pathname + search,
    headers: { ...headersOf(request), ...visitorHeaders(visitor) },
    remoteAddress: visitor.ip,
    ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
  } as InjectOptions)
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
  return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers,
  })
}

async function callOverHttp(request: Request, visitor: FastifyRequest, apiUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = { ...headersOf(request), ...visitorHeaders(visitor), 'x-forwarded-for': visitor.ip }
  const body = request.body ? await request.arrayBuffer() : undefined
  return fetch(new URL(pathname + search, apiUrl), { method: request.method, headers, body, redirect: 'manual' })
}

const visitorHeaders = ({ id, headers }: FastifyRequest) => ({
  ...traceHeaders(),
  'x-request-id': id,
  'user-agent': headers['user-agent'] ?? '',
})
const headersOf = (request: Request) => Object.fromEntries(request.headers)
