import type { FastifyInstance, InjectOptions } from 'fastify'
import type { ApiCall } from '#contract/generated/calls.js'
import { clock } from '#contract/clock.js'
import { demoPassword } from './demo-people.js'

type Body = ReturnType<typeof JSON.parse>

type Filled<Path extends string> = Path extends `${infer Head}:${string}/${infer Rest}`
  ? `${Head}${string}/${Filled<Rest>}`
  : Path extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : Path

export type PathOf<Method extends string, Call extends ApiCall = ApiCall> = Call extends `${Method} ${infer Path}`
  ? Filled<Path> | `${Filled<Path>}?${string}`
  : never

export class DemoCalls {
  private readonly tokens = new Map<string, { token: string; until: number }>()
  private keys = 0

  constructor(private readonly server: FastifyInstance) {}

  async post(path: PathOf<'POST'>, body: object, token?: string): Promise<Body> {
    return this.call('POST', path, body, token)
  }
  async put(path: PathOf<'PUT'>, body: object, token?: string): Promise<Body> {
    return this.call('PUT', path, body, token)
  }
  async get(path: PathOf<'GET'>, token?: string): Promise<Body> {
    return this.call('GET', path, undefined, token)
  }

  async notice(path: PathOf<'POST'>, body: string, headers: Record<string, string>): Promise<void> {
    await this.raw(path, body, headers)
  }

  async send(path: PathOf<'POST'>, body: string, type: string, token: string): Promise<void> {
    await this.raw(path, body, { 'content-type': type, authorization: `Bearer ${token}` })
  }

  private async raw(path: string, payload: string, headers: Record<string, string>): Promise<void> {
    const { statusCode, body } = await this.server.inject({ method: 'POST', url: `/api${path}`, headers, payload })
    if (statusCode >= 300) throw new Error(`POST ${path} answered ${statusCode}: ${body}`)
  }

  staff(email: string): Promise<string> {
    return this.kept(email, 14 * 60_000, async () => {
      const { token } = await this.post('/portal-users/login', { email, password: demoPassword })
      return token
    })
  }

  merchant(emailAddress: string): Promise<string> {
    return this.kept(emailAddress, 11 * 3_600_000, async () => {
      const { token } = await this.post('/clients/login', { emailAddress, password: demoPassword })
      return token
    })
  }

  program({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }): Promise<string> {
    return this.kept(apiKey, 55 * 60_000, async () => {
      const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
      return (await this.post('/oauth/token', body)).access_token
    })
  }

  async attempt(path: PathOf<'POST'>, body: object, token?: string): Promise<number> {
    return (await this.inject('POST', path, body, token)).statusCode
  }

  private async kept(name: string, lifeMs: number, fetchToken: () => Promise<string>): Promise<string> {
    const known = this.tokens.get(name)
    if (known && known.until > clock.time()) return known.token
    const token = await fetchToken()
    this.tokens.set(name, { token, until: clock.time() + lifeMs })
    return token
  }

  private async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token?: string): Promise<Body> {
    const answer = await this.inject(method, path, body, token)
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`)
    return answer.body === '' ? undefined : JSON.parse(answer.body)
  }

  private inject(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token?: string) {
    this.keys += 1
    return this.server.inject({
      method,
      url: `/api${path}`,
      headers: {
        'idempotency-key': `demo-${this.keys}`,
        'user-agent': 'Mozilla/5.0 (demo)',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { payload: body }),
    } satisfies InjectOptions)
  }
}
