import { setTimeout as pause } from 'node:timers/promises'
import { paymentInput, type SignedInClient } from './builders.js'
import type { Answer, CallOptions } from './calls.js'
import { until } from './until.js'

const payers = 4
const readEveryMs = process.env.TEST_LONG ? 5 : 50

/**
 * What integrators, a merchant and visitors do at the same time, until told to stop. A payer whose connection is cut
 * asks again with the same key, as every integrator should; nobody else may see anything but a success.
 */
export class MixedLoad {
  /** Each payment that was acknowledged, by its reference. */
  readonly payments = new Map<string, string>()
  readonly unexpected: string[] = []
  private isOver = false
  private work: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly url: string,
    private readonly client: SignedInClient,
    private readonly accessToken: string,
  ) {}

  start(): this {
    const { clientID, token } = this.client
    const paying = Array.from({ length: payers }, (_, name) => this.payer(name))
    const reading = [
      this.reader(() => this.call('GET', '/transactions?limit=20', { token: this.accessToken })),
      this.reader(() => this.call('GET', `/clients/${clientID}/balance`, { token })),
      this.reader(() => fetch(`${this.url}/client/login`)),
    ]
    const failed = (error: unknown) => this.unexpected.push(String(error))
    this.work = Promise.all([...paying, ...reading].map((one) => one.catch(failed)))
    return this
  }

  /** Resolves once so many more payments are through. */
  async paid(more: number): Promise<void> {
    const goal = this.payments.size + more
    await until(
      async () => this.payments.size,
      (size) => size >= goal || this.unexpected.length > 0,
    )
    if (this.unexpected.length > 0) throw new Error(this.unexpected.join('\n'))
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.work
  }

  /** Every payment of the merchant, as reference to transaction ids. */
  async recorded(): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = `/transactions?limit=100${cursor && `&cursor=${cursor}`}`
      const { body }: Answer = await this.call('GET', path, { token: this.accessToken })
      for (const { reference, transactionID } of body.items)
        found.set(reference, [...(found.get(reference) ?? []), transactionID])
      cursor = body.nextCursor
    }
    return found
  }

  // What the balancer itself answers is no answer of the API, which its description would have to know.
  private async call(method: string, path: string, options: CallOptions): Promise<Answer> {
    const headers = { ...options.headers, authorization: `Bearer ${options.token}` }
    const body = options.body === undefined ? undefined : JSON.stringify(options.body)
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body,
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) }
  }

  private async payer(name: number): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      const key = `payer-${name}-${turn}`
      const { status, body } = await this.payUntilKnown(key)
      if (status === 201) this.payments.set(key, body.transactionID)
      else this.unexpected.push(`${status} for ${key}: ${JSON.stringify(body)}`)
    }
  }

  private async payUntilKnown(key: string): Promise<Answer> {
    for (;;) {
      const answer = await this.call('POST', '/transactions', {
        token: this.accessToken,
        body: paymentInput({ reference: key }),
        headers: { 'idempotency-key': key },
      })
      if (!answer.headers.has('x-cut') && answer.status !== 409) return answer
      await pause(20)
    }
  }

  private async reader(read: () => Promise<{ status: number; headers: Headers; body?: unknown }>): Promise<void> {
    while (!this.isOver) {
      const { status, headers, body } = await read()
      if (status !== 200 && !headers.has('x-cut'))
        this.unexpected.push(`${status} for a reader: ${JSON.stringify(body)}`)
      await pause(readEveryMs)
    }
  }
}
