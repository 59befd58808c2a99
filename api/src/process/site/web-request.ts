import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import * as words from '#contract/messages/errors/addresses.js'
import { refusal } from '../../platform/http/refusal.js'
import { compressed, compressedWhole } from './compression.js'

const isPage = /^text\/html\b/

class UnreadableAddress extends refusal(400, 'MALFORMED_REQUEST', words.unreadableAddress) {}

/** The origin is our own: behind a TLS proxy React Router would refuse forms of a plain HTTP origin. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const url = addressOf(request, origin)
  // The web's Request throws at TRACE, as every browser does.
  if (request.method === 'TRACE') throw new UnreadableAddress()
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const controller = new AbortController()
  // Not after an answer as well: the abort's error writes down a stack.
  reply.raw.on('close', () => !reply.raw.writableFinished && controller.abort())
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : undefined
  return new Request(url, { method: request.method, headers, signal: controller.signal, body })
}

function addressOf({ raw }: FastifyRequest, origin: string): URL {
  try {
    const url = new URL(origin)
    // Apart from the origin, so that an address such as `//elsewhere/` stays a path of ours.
    const [path = '/', query = ''] = (raw.url ?? '/').split(/\?(.*)/s)
    url.pathname = path
    url.search = query
    return url
  } catch {
    throw new UnreadableAddress()
  }
}

export async function sendWebResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.status(response.status)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') void reply.header(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) void reply.header('set-cookie', cookies)
  if (!response.body) return reply.send()
  if (isPage.test(response.headers.get('content-type') ?? '')) {
    const page = Buffer.from(await response.arrayBuffer())
    return reply.send(await compressedWhole(page, request, reply))
  }
  return reply.send(compressed(Readable.fromWeb(response.body as ReadableStream), request, reply))
}
