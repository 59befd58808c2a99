import { holdsCardNumber } from '#contract/card-numbers.js'

const longest = 150
const plain = (text: unknown) =>
  String(text ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()

interface Initialize {
  method?: unknown
  params?: { clientInfo?: { name?: unknown; version?: unknown } }
}

export function programIn(message: unknown): string | null {
  const { method, params } = (message ?? {}) as Initialize
  if (method !== 'initialize') return null
  const { name, version } = params?.clientInfo ?? {}
  const said = [name, version].map(plain).filter(Boolean).join('/').slice(0, longest)
  return said === '' || holdsCardNumber(said) ? null : said
}

/** The program's name goes back and forth as a session id that is not stored: as trusted as a User-Agent. */
export const sessionOf = (program: string): string => Buffer.from(program).toString('base64url')

export function programOf(session: string | string[] | undefined, userAgent: string | undefined): string {
  const said = typeof session === 'string' ? plain(Buffer.from(session, 'base64url').toString()) : ''
  return `MCP ${said || plain(userAgent)}`.trim().slice(0, longest + 4)
}
