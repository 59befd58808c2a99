import { documentMaxBytes } from '#contract/document-limits.js'
import { document as words } from '#contract/messages/errors/requirements.js'
import type { DocumentType } from '#contract/requirement-kinds.js'

export type Judged = { mediaType: DocumentType } | { fault: string }

const headBytes = 1_024
const zipEndBytes = 65_557
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export function judgeDocument(bytes: Buffer): Judged {
  if (bytes.length === 0) return { fault: words.empty }
  if (bytes.length > documentMaxBytes) return { fault: words.tooLarge(documentMaxBytes / 1_024 / 1_024) }
  const mediaType = typeOf(bytes)
  if (!mediaType) return { fault: words.type }
  if (!isWhole[mediaType](bytes)) return { fault: words.cutOff }
  return isTwofold(bytes, mediaType) ? { fault: words.twofold } : { mediaType }
}

function typeOf(bytes: Buffer): DocumentType | null {
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'application/pdf'
  if (bytes.subarray(0, 8).equals(pngStart)) return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  return null
}

const isWhole: Record<DocumentType, (bytes: Buffer) => boolean> = {
  'application/pdf': (bytes) => bytes.subarray(-headBytes).includes('%%EOF'),
  'image/jpeg': (bytes) =>
    withoutZeros(bytes)
      .subarray(-2)
      .equals(Buffer.from([0xff, 0xd9])),
  'image/png': endsWithItsLastChunk,
}

// Some cameras fill up to a block.
function withoutZeros(bytes: Buffer): Buffer {
  let end = bytes.length
  while (end > 4 && bytes[end - 1] === 0) end -= 1
  return bytes.subarray(0, end)
}

function endsWithItsLastChunk(bytes: Buffer): boolean {
  let at = pngStart.length
  while (at + 12 <= bytes.length) {
    const isLast = bytes.subarray(at + 4, at + 8).equals(Buffer.from('IEND'))
    at += 12 + bytes.readUInt32BE(at)
    if (isLast) return at === bytes.length
  }
  return false
}

// A file that other programs would open as something else: a page, a script, or an archive that is read from its end.
function isTwofold(bytes: Buffer, mediaType: DocumentType): boolean {
  const head = bytes.subarray(0, headBytes).toString('latin1').toLowerCase()
  if (/<(html|script|svg|!doctype|\?php|body|iframe)/.test(head)) return true
  if (mediaType !== 'application/pdf' && head.includes('%pdf-')) return true
  return bytes.subarray(-zipEndBytes).includes(Buffer.from('PK\x05\x06', 'latin1'))
}
