import type { AccessTokenView, OAuthErrorBody } from '../../contract/oauth.js'
import { AccessToken, readOAuthRefusal } from './access-token.js'
import { ConnectionError, GatehouseError, NotFoundError, RefusedError, refusalOf } from './errors.js'
import type { GatehouseOptions, KeyedCallOptions } from './options.js'
import { sleep } from './sleep.js'

/** A POST without a key is not repeated when nobody knows whether it was carried out. */
export interface Call extends KeyedCallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: object
  body?: object
}

interface SentCall extends Call {
  lastEventID?: string
}

/** The shape of the API that this SDK was written for, whatever its key is pinned to. */
const apiVersion = '2026-12-01'
const timeoutMsDefault = 30_000
const retriesMaxDefault = 3
const retryDelayMsDefault = 500
const retryWaitMaxMsDefault = 10_000

class Unsent {
  constructor(readonly reason: unknown) {}
}

export class Transport {
  private readonly token: AccessToken

  constructor(private readonly options: GatehouseOptions) {
    this.token = new AccessToken(() => this.fetchToken())
  }

  call<T>(call: Call): Promise<T> {
    return this.repeated(call, async () => (await this.attempt(call)) as T)
  }

  /** A file, as it arrives: the time of a call ends with its first byte, and what breaks off later fails for whoever reads. */
  stream(call: Call): Promise<ReadableStream<Uint8Array>> {
    return this.repeated(call, async () => {
      const answer = await this.authorized(call, true)
      if (answer.ok && answer.body) return answer.body
      throw refusalOf(answer, ((await readBody(answer)) ?? {}) as object)
    })
  }

  /** One attempt at a stream of events, which goes on for as long as it is read. */
  async open(call: SentCall): Promise<ReadableStream<Uint8Array>> {
    const answer = await this.authorized(call, true).catch((thrown: unknown) => {
      throw thrown instanceof Unsent ? thrown.reason : thrown
    })
    if (!answer.ok) throw refusalOf(answer, ((await readBody(answer)) ?? {}) as object)
    if (answer.body && answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.body
    await answer.body?.cancel()
    throw new ConnectionError('What came is no stream of events', 'NO_ANSWER')
  }

  /** It ended before its time. */
  dropToken(): void {
    this.token.drop()
  }

  get retries() {
    const { retriesMax = retriesMaxDefault, retryDelayMs = retryDelayMsDefault } = this.options
    return { retriesMax, retryDelayMs, retryWaitMaxMs: this.options.retryWaitMaxMs ?? retryWaitMaxMsDefault }
  }

  private async repeated<T>(call: Call, attempt: () => Promise<T>): Promise<T> {
    const { retriesMax, retryWaitMaxMs } = this.retries
    let wasSent = false
    for (let count = 0; ; count += 1) {
      try {
        return await attempt()
      } catch (thrown) {
        const isUnsent = thrown instanceof Unsent
        const error = isUnsent ? thrown.reason : thrown
        // An earlier attempt deleted it, and the answer was lost.
        if (wasSent && call.method === 'DELETE' && error instanceof NotFoundError) return undefined as T
        wasSent ||= !isUnsent
        if (count >= retriesMax || call.signal?.aborted || !mayRetry(error, call, isUnsent)) throw error
        const ms = this.waitFor(error, count)
        if (ms > retryWaitMaxMs) throw error
        await sleep(ms, call.signal)
        if (call.signal?.aborted) throw new GatehouseError('The call was aborted', 'ABORTED')
      }
    }
  }

  private async attempt(call: Call): Promise<unknown> {
    const answer = await this.authorized(call)
    const body = await readBody(answer)
    if (answer.ok) return body
    throw refusalOf(answer, (body ?? {}) as object)
  }

  private async authorized(call: SentCall, isStream = false): Promise<Response> {
    const first = await this.sendWithToken(call, isStream)
    if (first.status !== 401) return first
    await first.body?.cancel()
    this.token.drop()
    return this.sendWithToken(call, isStream)
  }

  private async sendWithToken(
    { method, path, query, body, signal, idempotencyKey, lastEventID }: SentCall,
    isStream: boolean,
  ): Promise<Response> {
    const token = await this.token.read().catch((error: unknown) => {
      throw new Unsent(error)
    })
    const headers = {
      authorization: `Bearer ${token}`,
      'gatehouse-version': apiVersion,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(lastEventID && { 'last-event-id': lastEventID }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return this.send(`${path}${queryOf(query)}`, init, { signal, isStream })
  }

  private async fetchToken(): Promise<AccessTokenView> {
    const { apiKey, apiSecret } = this.options
    const credentials = [apiKey, apiSecret].map(encodeURIComponent).join(':')
    const answer = await this.send('/oauth/token', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(credentials)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const body = await readBody(answer)
    if (answer.ok) return body as AccessTokenView
    const isStandard = typeof body === 'object' && body !== null && 'error_description' in body
    const said = isStandard ? readOAuthRefusal(body as Partial<OAuthErrorBody>) : (body ?? {})
    throw refusalOf(answer, said as object)
  }

  private async send(
    path: string,
    init: RequestInit,
    { signal, isStream = false }: { signal?: AbortSignal | undefined; isStream?: boolean } = {},
  ): Promise<Response> {
    const { url, timeoutMs = timeoutMsDefault, fetch: send = fetch } = this.options
    const limit = AbortSignal.timeout(timeoutMs)
    const ended = new AbortController()
    const late = new ConnectionError(`No answer within ${timeoutMs} ms`, 'TIMEOUT')
    const end = () => ended.abort(late)
    limit.addEventListener('abort', end)
    try {
      const answer = await send(`${withoutSlashes(url)}/api${path}`, {
        ...init,
        signal: signal ? AbortSignal.any([ended.signal, signal]) : ended.signal,
      })
      if (isStream && answer.ok) limit.removeEventListener('abort', end)
      return answer
    } catch (cause) {
      if (signal?.aborted) throw new GatehouseError('The call was aborted', 'ABORTED', { cause })
      throw limit.aborted ? late : new ConnectionError('No response arrived', 'NO_ANSWER', { cause })
    }
  }

  private waitFor(error: unknown, attempt: number): number {
    const told = error instanceof RefusedError ? error.retryAfter : null
    return told === null ? this.retries.retryDelayMs * 2 ** attempt * (0.5 + Math.random() / 2) : told * 1000
  }
}

function mayRetry(error: unknown, { method, idempotencyKey }: Call, isUnsent: boolean): boolean {
  const isRepeatable = isUnsent || method !== 'POST' || idempotencyKey !== undefined
  if (error instanceof ConnectionError) return isRepeatable
  if (!(error instanceof RefusedError)) return false
  const { status, retryAfter } = error
  return status === 429 || (isRepeatable && (status >= 500 || (status === 409 && retryAfter !== null)))
}

export const segment = (text: string): string => encodeURIComponent(text)

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text().catch((cause: unknown) => {
    if (cause instanceof ConnectionError) throw cause
    throw new ConnectionError('The answer broke off', 'NO_ANSWER', { cause })
  })
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

function queryOf(query: object | undefined): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue
    if (typeof value !== 'object') given.append(name, String(value))
    else for (const [key, one] of Object.entries(value as object)) given.append(`${name}[${key}]`, String(one))
  }
  return given.size === 0 ? '' : `?${given}`
}

function withoutSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}
