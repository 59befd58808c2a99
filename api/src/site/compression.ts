import type { FastifyReply, FastifyRequest } from 'fastify'
import { pipeline, type Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'

const text = /^(text\/|application\/(xml|json)|image\/svg)/
const gzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

/**
 * Answers to GET alone are compressed: the length of a compressed answer tells something of what is in it, and an
 * answer that holds a secret is always one to a POST.
 */
export function compressed(body: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
  if (request.method !== 'GET' || !text.test(String(reply.getHeader('content-type')))) return body
  void reply.header('vary', 'Accept-Encoding')
  if (!gzip.test(String(request.headers['accept-encoding']))) return body
  void reply.header('content-encoding', 'gzip').removeHeader('content-length')
  // What is ready leaves at once: a page streams, and its head is what the browser waits for.
  return pipeline(body, createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }), () => {})
}
