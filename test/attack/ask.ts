import type { Description } from '../support/description.js'
import { textOf } from '../support/answer-text.js'

/** One request, as a finding prints it. */
export interface Ask {
  method: string
  path: string
  token?: string
  headers?: Record<string, string>
  /** Written as it stands if it is a text, as JSON otherwise. */
  body?: unknown
}

/** An answer, or a status of 0 with the reason why there was none. */
export interface Said {
  status: number
  headers: Headers
  text: string
  body: ReturnType<typeof JSON.parse>
  ms: number
}

const answerMaxMs = 60_000

/** Never throws: that nobody answered is an outcome too. */
export async function ask(
  url: string,
  { method, path, token, headers, body }: Ask,
  maxMs = answerMaxMs,
): Promise<Said> {
  const began = performance.now()
  const said = (status: number, text: string, given = new Headers()): Said => ({
    status,
    text,
    headers: given,
    body: readJson(text),
    ms: performance.now() - began,
  })
  try {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? (body as string | undefined) : JSON.stringify(body),
      signal: AbortSignal.timeout(maxMs),
    })
    return said(answer.status, await textOf(answer), answer.headers)
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return said(0, `no answer: ${cause?.code ?? name}`)
  }
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

const shownMax = 300
const short = (text: string) => (text.length > shownMax ? `${text.slice(0, shownMax)}… (${text.length})` : text)

/** The request without its token and cookies, which are told by their holder's name. */
export function shown({ method, path, headers, body }: Ask, who = ''): string {
  const plain = Object.entries(headers ?? {}).filter(([name]) => name !== 'cookie')
  const lines = plain.map(([name, value]) => `${name}: ${value}`)
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  return [`${method} ${short(path)}`, ...(who ? [`as ${who}`] : []), ...lines, short(text)].filter(Boolean).join(' | ')
}

/** `403 WRONG_AUDIENCE`. */
export const outcomeOf = ({ status, body, text }: Said): string =>
  status === 0 ? text : `${status} ${body?.code ?? ''}`.trim()

/** What is wrong with any answer of the API, whoever asked for whatever; undefined: nothing. */
export function faultOf(description: Description, { method, path }: Ask, said: Said): string | undefined {
  const { status, headers, text } = said
  if (status === 0) return text
  if (status >= 500) return `answers ${status}`
  if (status >= 400 && method !== 'HEAD' && !isErrorBody(said.body)) return `answers ${status} without the error body`
  const body = text === '' ? undefined : said.body
  return method === 'HEAD'
    ? undefined
    : description.faultOf(method, path.replace(/^\/api/, ''), { status, headers, body })
}

// RFC 6749 gives the token endpoint an error body of its own.
const isErrorBody = (body: Record<string, unknown> | undefined) =>
  typeof body?.error === 'string' && (typeof body.code === 'string' || 'error_description' in body)
