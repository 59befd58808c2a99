import { setTimeout as sleep } from 'node:timers/promises'
import { textOf } from './answer-text.js'
import { requireDescribed } from './description.js'
import { count } from './native/profile.mjs'

export const adminEmail = 'admin@gatehouse.test'
export const adminPassword = 'a-long-admin-password'

export interface Answer {
  status: number
  /** Whatever the API answered; a wrong shape fails the expectation that reads it. */
  body: ReturnType<typeof JSON.parse>
  headers: Headers
}

export interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** The API in this process, or in one of its own. */
export interface CallableApi {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

export async function call(url: string, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body, headers } = options
  count(path.endsWith('/login') ? 'signIns' : 'calls')
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? (body as string | undefined) : JSON.stringify(body),
  })
  const text = await textOf(answer)
  const whole = { status: answer.status, headers: answer.headers, body: text === '' ? undefined : readJson(text) }
  await requireDescribed(method, path, whole)
  if (!isTurnedAway(whole)) return whole
  await sleep(Number(answer.headers.get('retry-after')) * 1000)
  return call(url, method, path, options)
}

/** On a busy machine any list can be dear; callers are told when to ask again. */
const isTurnedAway = ({ status, body }: Answer): boolean => status === 429 && body?.code === 'TOO_MANY_READS'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
