import type { AccessTokenView, OAuthErrorBody } from '../../contract/oauth.js'
import { AccessToken, readOAuthRefusal } from './access-token.js'
import { ConnectionError, GatehouseError, RefusedError, refusalOf } from './errors.js'
import type { CallOptions, GatehouseOptions } from './options.js'

export interface Call extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Without /api, such as `/transactions`. */
  path: string
  query?: object
  body?: object
}

const timeoutMsDefault = 30_000
const retriesMaxDefault = 3
const retryDelayMsDefault = 500

/** Sends calls: with a token, within a time, and again where that is safe. */
export class Transport {
  private readonly token: AccessToken

  constructor(private readonly options: GatehouseOptions) {
    this.token = new AccessToken(() => this.fetchToken())
  }

  async call<T>(call: Call): Promise<T> {
    const key = call.idempotencyKey ?? (call.method === 'POST' ? crypto.randomUUID() : undefined)
    const { retriesMax = retriesMaxDefault } = this.options
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await this.attempt(call, key)) as T
      } catch (error) {
        if (attempt >= retriesMax || call.signal?.aborted || !mayRetry(error)) throw error
        await this.pause(error, attempt, call.signal)
      }
    }
  }

  private async attempt(call: Call, key: string | undefined): Promise<unknown> {
    const answer = await this.authorized(call, key)
    const body = await readBody(answer)
    if (answer.ok) return body
    throw refusalOf(answer.status, (body ?? {}) as object, retryAfterOf(answer))
  }

  // A token can end before its time, when the role or the state of the API user changed its version.
  private async authorized(call: Call, key: string | undefined): Promise<Response> {
    const first = await this.sendWithToken(call, key)
    if (first.status !== 401) return first
    await first.body?.cancel()
    this.token.drop()
    return this.sendWithToken(call, key)
  }

  private async sendWithToken({ method, path, query, body, signal }: Call, key?: string): Promise<Response> {
    const token = await this.token.read()
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    return this.send(`${path}${queryOf(query)}`, init, signal)
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
    throw refusalOf(answer.status, said as object, retryAfterOf(answer))
  }

  private async send(path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> {
    const { url, timeoutMs = timeoutMsDefault, fetch: send = fetch } = this.options
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      return await send(`${url.replace(/\/+$/, '')}/api${path}`, {
        ...init,
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      })
    } catch (cause) {
      if (signal?.aborted) throw new GatehouseError('The call was aborted', 'ABORTED', { cause })
      const isLate = limit.aborted
      throw new ConnectionError(
        isLate ? `No answer within ${timeoutMs} ms` : 'No answer came',
        isLate ? 'TIMEOUT' : 'NO_ANSWER',
        { cause },
      )
    }
  }

  private async pause(error: unknown, attempt: number, signal?: AbortSignal): Promise<void> {
    const { retryDelayMs = retryDelayMsDefault } = this.options
    const told = error instanceof RefusedError ? error.retryAfter : null
    const ms = told === null ? retryDelayMs * 2 ** attempt * (0.5 + Math.random() / 2) : told * 1000
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })
    if (signal?.aborted) throw new GatehouseError('The call was aborted', 'ABORTED')
  }
}

// Reads are harmless, and every POST has a key, so whatever may pass by itself is tried again.
const mayRetry = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof RefusedError &&
    (error.status >= 500 || error.status === 429 || (error.status === 409 && error.retryAfter !== null)))

function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text().catch((cause: unknown) => {
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
    if (value !== undefined && value !== null) given.append(name, String(value))
  }
  return given.size === 0 ? '' : `?${given}`
}
