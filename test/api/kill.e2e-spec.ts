import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { buildApiUser, buildClient, paymentInput } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { runProduct } from '../support/product-process.js'
import type { Answer } from '../support/calls.js'
import { newDatabase } from '../support/new-database.js'
import { Random } from '../support/random.js'
import { seed } from '../support/seed.js'
import { startedDatabase } from '../support/started-database.js'
import { entities } from '../../api/src/process/entities.js'

const rounds = process.env.TEST_LONG ? 40 : 2
const callers = 8

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
})
afterEach(() => remove())

interface Merchant {
  clientID: string
  token: string
  accessToken: string
}

async function buildMerchant(gatehouse: Gatehouse): Promise<Merchant> {
  const client = await buildClient(gatehouse)
  const { accessToken } = await buildApiUser(gatehouse, client)
  return { ...client, accessToken }
}

const pay = (gatehouse: Gatehouse, { accessToken }: Merchant, key: string): Promise<Answer> =>
  gatehouse.call('POST', '/transactions', {
    token: accessToken,
    body: paymentInput({ reference: key }),
    headers: { 'idempotency-key': key },
  })

/** The same call again, until it is known what became of the first one. */
async function payAgain(gatehouse: Gatehouse, merchant: Merchant, key: string): Promise<Answer> {
  for (const until = performance.now() + 120_000; ; await pause(50)) {
    const answer = await pay(gatehouse, merchant, key)
    if (answer.status !== 409 || performance.now() > until) return answer
  }
}

/** Every payment of the merchant, as reference to transaction ids. */
async function recorded(gatehouse: Gatehouse, { clientID, token }: Merchant): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `/clients/${clientID}/transactions?limit=100${cursor && `&cursor=${cursor}`}`
    const { body }: Answer = await gatehouse.call('GET', path, { token })
    for (const { reference, transactionID } of body.items) {
      found.set(reference, [...(found.get(reference) ?? []), transactionID])
    }
    cursor = body.nextCursor
  }
  return found
}

/** Pays without a pause until the process is gone; answers what was acknowledged, and which keys were left open. */
async function payUntilKilled(gatehouse: Gatehouse, merchant: Merchant, round: string, killAfterMs: number) {
  const acknowledged = new Map<string, string>()
  const open: string[] = []
  const first = Promise.withResolvers<void>()
  const caller = async (name: number) => {
    for (let turn = 0; ; turn += 1) {
      const key = `${round}-${name}-${turn}`
      const answer = await pay(gatehouse, merchant, key).catch(() => undefined)
      if (!answer) return open.push(key)
      expect(answer.status).toBe(201)
      acknowledged.set(key, answer.body.transactionID)
      first.resolve()
    }
  }
  const calling = Promise.all(Array.from({ length: callers }, (_, name) => caller(name)))
  // Counted from the first answer: a slow machine may need longer for that than a short time allows.
  await first.promise
  await pause(killAfterMs)
  await gatehouse.end('SIGKILL')
  await calling
  return { acknowledged, open }
}

describe('SIGKILL during a stream of payments', () => {
  it('loses no acknowledged payment and doubles none, round after round on the same data', async () => {
    const random = new Random(seed)
    const seeds = Array.from({ length: rounds }, () => 20 + Math.floor(random.next() * 380))
    let gatehouse = await startGatehouse(settings)
    const merchant = await buildMerchant(gatehouse)
    const expected = new Map<string, string>()
    for (const [round, killAfterMs] of seeds.entries()) {
      const { acknowledged, open } = await payUntilKilled(gatehouse, merchant, `round-${round}`, killAfterMs)
      gatehouse = await startGatehouse(settings)
      const before = await recorded(gatehouse, merchant)
      for (const [key, transactionID] of acknowledged) expect([key, before.get(key)]).toEqual([key, [transactionID]])
      for (const [key, transactionID] of acknowledged) expected.set(key, transactionID)
      for (const key of open) {
        const [first, second] = [await payAgain(gatehouse, merchant, key), await pay(gatehouse, merchant, key)]
        expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
        const kept = before.get(key)
        if (kept) expect([first.body.transactionID]).toEqual(kept)
        expected.set(key, first.body.transactionID)
      }
    }
    const found = await recorded(gatehouse, merchant)
    expect(found).toEqual(new Map([...expected].map(([key, transactionID]) => [key, [transactionID]])))
    expect(expected.size).toBeGreaterThan(rounds * callers)
    console.info(`killed after ${seeds.join(', ')} ms; ${expected.size} payments, each there exactly once`)
    await gatehouse.end('SIGTERM')
    const database = await Database.open(readEnvironment(settings), entities)
    const { entries, fault } = await verifyLedger(database)
    await database.onApplicationShutdown()
    expect([entries, fault]).toEqual([expected.size * 3, null])
  }, 600_000)
})

describe('SIGKILL during the first start', () => {
  it('leaves data that the next start completes: one administrator, whole rights', async () => {
    const empty = await newDatabase()
    const first = { ...empty.settings, RATE_LIMIT_SCALE: '1000' }
    for (const killAfterMs of [300, 400, 450, 500, 550, 600, 700]) await runProduct(first, killAfterMs)
    const gatehouse = await startGatehouse(first)
    const merchant = await buildMerchant(gatehouse)
    expect((await pay(gatehouse, merchant, 'after-all')).status).toBe(201)
    const { status } = await gatehouse.call('GET', '/clients/me', { token: merchant.token })
    expect(status).toBe(200)
    expect((await gatehouse.end('SIGTERM')).code).toBe(0)
    await empty.remove()
  })
})

describe('SIGTERM during requests', () => {
  it('answers those that are running, takes no new ones, and ends with code 0', async () => {
    const gatehouse = await startGatehouse(settings)
    const merchant = await buildMerchant(gatehouse)
    const running = Array.from({ length: 40 }, (_, index) => pay(gatehouse, merchant, `running-${index}`))
    await Promise.race(running)
    const ending = gatehouse.end('SIGTERM')
    const answers = await Promise.allSettled(running)
    const { code, stderr } = await ending
    expect([code, stderr]).toEqual([0, ''])
    const again = await startGatehouse(settings)
    const found = await recorded(again, merchant)
    const answered = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    for (const { status, body } of answered) {
      expect([201, 503]).toContain(status)
      if (status === 201) expect(found.get(body.reference)).toEqual([body.transactionID])
    }
    expect(found.size).toBe(answered.filter(({ status }) => status === 201).length)
    expect((await again.end('SIGTERM')).code).toBe(0)
  })

  it.each([
    ['without a request, as browsers open in advance', ''],
    ['with half a request', 'GET / HTTP/1.1\r\nhost: gatehouse.test\r\n'],
  ])('is not held up by a connection %s', async (_what, bytes) => {
    const gatehouse = await startGatehouse(settings)
    const socket = connect(Number(new URL(gatehouse.url).port), '127.0.0.1', () => socket.write(bytes))
    const closed = once(
      socket.resume().on('error', () => {}),
      'close',
    )
    // Answered on a second connection, so the first has been taken by then.
    await gatehouse.call('GET', '/clients/me')
    expect((await gatehouse.end('SIGTERM')).code).toBe(0)
    await closed
  })

  it('a second signal changes nothing', async () => {
    const gatehouse = await startGatehouse(settings)
    const first = gatehouse.end('SIGTERM')
    const second = gatehouse.end('SIGTERM')
    expect((await first).code).toBe(0)
    expect((await second).code).toBe(0)
  })
})
