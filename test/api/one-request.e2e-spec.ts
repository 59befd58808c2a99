import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { formMaxBytes } from '#contract/limits.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { heldOnce } from '../support/held-once.js'

let gatehouse: Gatehouse
let remove: () => Promise<void>
let token: string
let transactionID: string
beforeAll(async () => {
  const made = await startedDatabase()
  remove = made.remove
  gatehouse = await startGatehouse({ ...made.settings, RATE_LIMIT_SCALE: '1000' })
  const client = await buildClient(gatehouse)
  token = (await buildApiUser(gatehouse, client)).accessToken
  const paid = await gatehouse.call('POST', '/transactions', { token, body: paymentInput(), headers: idempotencyKey() })
  transactionID = paid.body.transactionID
})
afterAll(async () => {
  await gatehouse.end('SIGTERM')
  await remove()
})

const refusedWithinMs = 50
const rounds = 10

/** The processor's time that the process has used so far, in milliseconds. */
async function usedMs(): Promise<number> {
  const text = await (await fetch(`${gatehouse.url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1_000
}

async function timed(call: () => Promise<{ status: number }>): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const { status } = await call()
  return { status, ms: performance.now() - began }
}

// What stopped the process for 23 seconds, in the size of then and in that of now.
const dashes = (length: number) => '4-'.repeat(length / 2)
const attacks: [what: string, path: () => string, body: (text: string) => object][] = [
  ['a payment method of a stranger', () => '/payment-links/anything/payments', (text) => ({ paymentMethod: text })],
  ['a payment method', () => '/transactions', (text) => paymentInput({ paymentMethod: text })],
  ['a description', () => '/transactions', (text) => paymentInput({ description: text })],
  ['a reference', () => '/transactions', (text) => paymentInput({ reference: text })],
  ['a reason', () => `/transactions/${transactionID}/refunds`, (reason) => ({ reason })],
]

describe.each([
  [120_000, 413],
  [15_000, 422],
])('a text of %i digits and hyphens', (length, status) => {
  it.each(attacks)('as %s is refused at once, and others are served meanwhile', async (_what, path, bodyOf) => {
    const body = bodyOf(dashes(length))
    const attack = () => gatehouse.call('POST', path(), { token, body, headers: idempotencyKey() })
    const health = () => fetch(`${gatehouse.url}/health/live`)
    await Promise.all([attack(), health()])
    await heldOnce(async () => {
      const before = await usedMs()
      const behind: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const [refused, served] = await Promise.all([timed(attack), timed(health)])
        expect([refused.status, served.status]).toEqual([status, 200])
        behind.push(refused.ms - served.ms)
      }
      // By its own work, whatever else this machine does; and by the clock, against a call that was served beside it.
      expect(((await usedMs()) - before) / rounds).toBeLessThan(refusedWithinMs)
      expect(Math.min(...behind)).toBeLessThan(refusedWithinMs)
    })
  })
})

describe('a form of the site', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = (body: string | ReadableStream, headers: Record<string, string> = form) =>
    fetch(`${gatehouse.url}/contact`, {
      method: 'POST',
      headers: { ...headers, origin: gatehouse.url },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
    } as RequestInit)

  it('is refused when it is too long, before it is read, whether its length is announced or not', async () => {
    const long = `message=${'x'.repeat(formMaxBytes)}`
    const stream = new Response(long).body as ReadableStream
    for (const body of [long, stream]) {
      const answer = await post(body)
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        413,
        'The request body is larger than 64 KiB',
      ])
    }
  })

  it.each([
    ['30,000 inputs', 'a=&'.repeat(20_000)],
    ['percent signs', '%'.repeat(60_000)],
    ['a text of digits and hyphens', `message=${dashes(60_000)}&name=x&emailAddress=a@example.com`],
    ['a text of blanks', `message=${'+'.repeat(60_000)}x`],
  ])('is read in proportion to its length: %s', async (_what, body) => {
    await post(body)
    await heldOnce(async () => {
      const before = await usedMs()
      for (let round = 0; round < rounds; round += 1) expect((await post(body)).status).toBeLessThan(500)
      expect(((await usedMs()) - before) / rounds).toBeLessThan(2 * refusedWithinMs)
    })
  })
})
