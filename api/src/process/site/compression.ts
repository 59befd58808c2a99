import type { FastifyReply, FastifyRequest } from 'fastify'
import { pipeline, type Readable } from 'node:stream'
import { constants, createGzip, gzip as gzipWhole } from 'node:zlib'
import { promisify } from 'node:util'

const text = /^(text\/|application\/(xml|json)|image\/svg)/
const gzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i
const level = 5
const compress = promisify(gzipWhole)

/** GET alone: the length of a compressed answer tells of its contents, and secrets are answered only to a POST. */
function announcesGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' || !text.test(String(reply.getHeader('content-type')))) return false
  void reply.header('vary', 'Accept-Encoding')
  if (!gzip.test(String(request.headers['accept-encoding']))) return false
  void reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return true
}

/** What is ready leaves at once: an answer may be long in coming. */
export function compressed(body: Readable, request: FastifyRequest, reply: FastifyReply): Readable {
  if (!announcesGzip(request, reply)) return body
  return pipeline(body, createGzip({ level, flush: constants.Z_SYNC_FLUSH }), () => {})
}

export async function compressedWhole(body: Buffer, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  return announcesGzip(request, reply) ? compress(body, { level }) : body
}
