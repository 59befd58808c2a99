import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { InvoiceFile } from './invoice-documents.service.js'

export function sendPdf(reply: FastifyReply, { name, pdf }: InvoiceFile): Readable {
  void reply.headers({
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  return pdf
}
