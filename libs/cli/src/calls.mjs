import { readFileSync } from 'node:fs'
import { Fault, signedOut } from './faults.mjs'
import { keepKey, keyFor, originFor } from './kept.mjs'
import * as words from './words.mjs'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
export const userAgent = `gatehouse-cli/${version} node/${process.versions.node}`

/** The shape of the API that this was written for. */
const apiVersion = '2026-12-01'

const whyOf = (error) => error.cause?.code ?? error.cause?.message ?? error.message

/** A call without a token; `answer` is what JSON it came with, if any. */
export async function call(origin, method, path, { token, body, headers, signal } = {}) {
  const asked = fetch(`${origin}/api${path}`, {
    method,
    signal: signal ?? AbortSignal.timeout(30_000),
    redirect: 'error',
    headers: {
      'user-agent': userAgent,
      'gatehouse-version': apiVersion,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  })
  const response = await asked.catch((error) => {
    throw new Fault(words.cannotReach(origin, whyOf(error)))
  })
  const text = await response.text()
  try {
    return { status: response.status, answer: text === '' ? undefined : JSON.parse(text) }
  } catch {
    throw new Fault(words.notGatehouse(origin))
  }
}

/** Who has signed in at an address, with a token that is renewed in time. */
export class Account {
  constructor(origin, key) {
    this.origin = origin
    this.key = key
  }

  static of({ url }) {
    const origin = originFor(url)
    const key = keyFor(origin)
    if (!key) throw signedOut(words.notSignedIn(origin))
    return new Account(origin, key)
  }

  get clientID() {
    return this.key.clientID
  }

  async token({ isNew = false } = {}) {
    if (!isNew && this.key.token && this.key.tokenEndsAt > Date.now() + 60_000) return this.key.token
    const { apiKey, apiSecret } = this.key
    const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
    const { status, answer } = await call(this.origin, 'POST', '/oauth/token', { body })
    if (status === 401) throw signedOut(words.keyEnded(this.origin))
    if (status !== 200) throw refusalOf(answer, status)
    const tokenEndsAt = Date.now() + answer.expires_in * 1_000
    this.key = { ...this.key, token: answer.access_token, tokenEndsAt }
    keepKey(this.origin, this.key)
    return answer.access_token
  }

  async call(method, path, options = {}) {
    const { status, answer } = await this.once(method, path, options)
    if (status >= 400) throw refusalOf(answer, status)
    return answer
  }

  async once(method, path, options) {
    const first = await call(this.origin, method, path, { ...options, token: await this.token() })
    if (first.status !== 401) return first
    return call(this.origin, method, path, { ...options, token: await this.token({ isNew: true }) })
  }
}

/** What was refused in the sentence of the API, with what finds it in the log. */
export function refusalOf(answer, status) {
  const sentence = answer?.message ?? answer?.error_description ?? `HTTP ${status}`
  const beside = [answer?.code, answer?.requestId].filter(Boolean).join(', ')
  return new Fault(beside ? `${sentence} (${beside})` : sentence)
}
