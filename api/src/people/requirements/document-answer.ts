import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { OpenedDocument } from './document-files.js'

/** Kept and never shown by the browser: whatever is in it runs nowhere of ours. */
export function answerFile(reply: FastifyReply, { name, bytes }: Pick<OpenedDocument, 'name' | 'bytes'>): Readable {
  void reply.headers({
    'content-disposition': `attachment; filename="${name.replace(/[^\w. ()-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-length': String(bytes.length),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  return Readable.from([bytes])
}
