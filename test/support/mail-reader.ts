/** A mail as its reader sees it. */
export interface ReadMail {
  headers: Map<string, string>
  to: string
  subject: string
  text: string
  html: string
  files: { name: string; bytes: Buffer }[]
}

/** Takes a raw mail apart: headers, the plain text and the HTML. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw.replaceAll('\r\n', '\n'))
  const parts = partsOf(headers, body)
  const find = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return part ? decode(part.body, part.headers.get('content-transfer-encoding') ?? '') : ''
  }
  const [to = '', subject = ''] = [headers.get('to'), decodeWords(headers.get('subject') ?? '')]
  return { headers, to, subject, text: find('text/plain'), html: find('text/html'), files: parts.flatMap(fileIn) }
}

/** A part may hold parts itself: the HTML and the pictures in it. */
function partsOf(headers: Map<string, string>, body: string): ReturnType<typeof split>[] {
  const [, boundary] = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '') ?? []
  if (!boundary) return [{ headers, body }]
  return body.split(`--${boundary}`).flatMap((part) => {
    const inner = split(part.replace(/^\n/, ''))
    return partsOf(inner.headers, inner.body)
  })
}

function fileIn({ headers, body }: ReturnType<typeof split>): ReadMail['files'] {
  const [, name] = /^attachment; filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return name ? [{ name, bytes: Buffer.from(body, 'base64') }] : []
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\n\n')
  const lines = raw.slice(0, end).replace(/\n\s+/g, ' ').split('\n')
  const pairs = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string])
  return { headers: new Map(pairs.map(([name, value]) => [name.toLowerCase(), value])), body: raw.slice(end + 2) }
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** A header's encoded words (RFC 2047), of which neighbors form one text. */
const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? decode(word, 'base64') : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    )

/** The one link in a mail that carries a token. */
export const tokenIn = ({ text }: ReadMail): string => /token=([\w-]+)/.exec(text)?.[1] ?? ''
