import type {} from '@fastify/multipart'
import { applyDecorators, SetMetadata } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { documentFormMaxBytes, documentMaxBytes } from '#contract/document-limits.js'
import { document as words } from '#contract/messages/errors/requirements.js'
import { DocumentRefused } from './files.errors.js'

const takesFileKey = 'gatehouse:takes-file'

/** What the form says beside its file, as JSON Schema. */
export interface FormFields {
  properties: Record<string, { type: 'string'; enum?: readonly string[] }>
  required?: readonly string[]
}

export const TakesFile = (fields: FormFields): MethodDecorator =>
  applyDecorators(SetMetadata(takesFileKey, fields), RouteConfig({ [takesFileKey]: true }))

export const fileFieldsOf = (handler: object): FormFields | undefined =>
  Reflect.getMetadata(takesFileKey, handler) as FormFields | undefined

class FormNotTaken extends Error {
  readonly statusCode = 415
}

/** Everywhere else a form with files is refused as any other type is, and nothing of it is read. */
export function takeFormsOnlyWhereMeant(server: FastifyInstance): void {
  server.addHook('preParsing', ({ headers, routeOptions }, _reply, payload, done) => {
    const isForm = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false
    const isMeant = !isForm || !routeOptions.url?.startsWith('/api/') || takesFileKey in (routeOptions.config ?? {})
    done(isMeant ? null : new FormNotTaken(), payload)
  })
}

export interface Upload {
  name: string
  bytes: Buffer
  fields: Record<string, string>
}

const limits = { fileSize: documentMaxBytes, files: 2, fields: 5, parts: 7, fieldSize: 1_000 }
const tooLarge = words.tooLarge(documentMaxBytes / 1_024 / 1_024)

export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new DocumentRefused()
  if (Number(request.headers['content-length']) > documentFormMaxBytes) throw new DocumentRefused(tooLarge)
  const found = await readParts(request)
  if (typeof found === 'string') throw new DocumentRefused(found)
  return found
}

async function readParts(request: FastifyRequest): Promise<Upload | string> {
  const found: Upload[] = []
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value)
        continue
      }
      const bytes = await bytesOf(part.file)
      if (part.file.truncated) return tooLarge
      // A browser sends an empty file without a name where none was chosen.
      if (bytes.length > 0 || part.filename) found.push({ name: part.filename, bytes, fields })
    }
  } catch (error) {
    return (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge : words.unreadable
  }
  const [first, ...others] = found
  return others.length > 0 ? words.several : (first ?? words.none)
}

// Not the library's own: that stays with the request, and so with a connection that is kept open.
async function bytesOf(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) chunks.push(chunk)
  return Buffer.concat(chunks)
}
