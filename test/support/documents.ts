import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import { signInAdmin, signupInput } from './builders.js'
import type { Answer, CallableApi } from './calls.js'

export const aPdf = (text = 'A certificate'): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)

export const aJpeg = (): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(200), Buffer.from([0xff, 0xd9])])

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}

export const aPng = (pixels = Buffer.alloc(100)): Buffer =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.alloc(13, 1)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])

/** An archive that is read from its end, whatever stands before. */
export const aZip = (): Buffer => Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])

export interface Applicant {
  clientID: string
  statusToken: string
  emailAddress: string
}

/** Registered, and waiting; its country is its own unless it is told, so that it meets only what is asked there. */
export async function buildApplicant(api: CallableApi, overrides: Record<string, unknown> = {}): Promise<Applicant> {
  const input = signupInput({ country: `Land ${randomBytes(4).toString('hex')}`, ...overrides })
  const { clientID, statusToken } = (await api.call('POST', '/clients/register', { body: input })).body
  return { clientID, statusToken, emailAddress: input.emailAddress }
}

export const requirementInput = (overrides: Record<string, unknown> = {}) => ({
  name: `Requirement ${randomBytes(4).toString('hex')}`,
  kind: 'document',
  ...overrides,
})

export interface Asked extends Applicant {
  admin: string
  requirementID: string
  path: string
}

/** An applicant of whom one thing is asked, and who is the only one. */
export async function buildAsked(api: CallableApi, overrides: Record<string, unknown> = {}): Promise<Asked> {
  const country = `Land ${randomBytes(4).toString('hex')}`
  const applicant = await buildApplicant(api, { country })
  const admin = await signInAdmin(api)
  const body = requirementInput({ countries: [country], ...overrides })
  const { requirementID } = (await api.call('POST', '/requirements', { token: admin, body })).body
  return { ...applicant, admin, requirementID, path: `/clients/${applicant.clientID}/requirements/${requirementID}` }
}

export interface SentFile {
  bytes: Buffer
  name?: string
  type?: string
  fields?: Record<string, string>
}

export async function sendFile(
  api: { url: string },
  path: string,
  token: string,
  { bytes, name = 'certificate.pdf', type = 'application/pdf', fields = {} }: SentFile,
): Promise<Answer> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${api.url}/api${path}/documents`, { method: 'POST', headers, body: form })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

/** A double of clamd that knows one virus: the text EICAR. */
export class Clamd {
  readonly scanned: Buffer[] = []
  private readonly server: Server
  isSilent = false

  constructor() {
    this.server = createServer((socket) => {
      const pieces: Buffer[] = []
      socket.on('error', () => undefined)
      socket.on('data', (piece) => {
        pieces.push(piece as Buffer)
        const all = Buffer.concat(pieces)
        if (!all.subarray(-4).equals(Buffer.alloc(4)) || this.isSilent) return
        const content = contentOf(all)
        this.scanned.push(content)
        socket.end(content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
      })
    })
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.server.close(() => resolve()))
  }
}

function contentOf(sent: Buffer): Buffer {
  const pieces: Buffer[] = []
  let at = Buffer.byteLength('zINSTREAM\0')
  for (;;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
}
