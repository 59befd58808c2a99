import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import type { PayoutView } from '../../libs/contract/payouts.js'
import { entities } from '../../api/src/process/entities.js'
import { buildApiUser, buildClient, paymentInput } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { accountInput, buildDesk, type Desk } from '../support/payouts.js'
import { Random } from '../support/random.js'
import { seed } from '../support/seed.js'

const rounds = process.env.TEST_LONG ? 20 : 2
const makers = 4

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
})
afterEach(() => remove())

const callsOf = (gatehouse: Gatehouse, { maker, checker }: Desk, clientID: string) => ({
  create: (key: string) =>
    gatehouse.call('POST', '/payouts', {
      token: maker,
      body: { clientID, currency: 'USD', amount: 100 },
      headers: { 'idempotency-key': key },
    }),
  approve: async (payoutID: string) => {
    const { body } = await gatehouse.call('GET', `/payouts/${payoutID}`, { token: checker })
    const { revision } = body.desk
    return gatehouse.call('POST', `/payouts/${payoutID}/approve`, { token: checker, body: { revision } })
  },
  list: async (): Promise<PayoutView[]> => {
    const items: PayoutView[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = `/payouts?limit=100&clientID=${clientID}${cursor && `&cursor=${cursor}`}`
      const { body } = await gatehouse.call('GET', path, { token: checker })
      items.push(...body.items)
      cursor = body.nextCursor
    }
    return items
  },
})
type Calls = ReturnType<typeof callsOf>

/** Creates and approves without a pause until the process is gone; answers the payout of each key, or null where it was left open. */
async function payOutUntilKilled(gatehouse: Gatehouse, calls: Calls, round: number, killAfterMs: number) {
  const made = new Map<string, string | null>()
  const first = Promise.withResolvers<void>()
  const caller = async (name: number) => {
    for (let turn = 0; ; turn += 1) {
      const key = `${round}-${name}-${turn}`
      made.set(key, null)
      const answer = await calls.create(key).catch(() => undefined)
      if (!answer) return
      expect(answer.status).toBe(201)
      made.set(key, answer.body.payoutID)
      first.resolve()
      if (!(await calls.approve(answer.body.payoutID).catch(() => undefined))) return
    }
  }
  const calling = Promise.all(Array.from({ length: makers }, (_, name) => caller(name)))
  await first.promise
  await pause(killAfterMs)
  await gatehouse.end('SIGKILL')
  await calling
  return made
}

async function untilDone(calls: Calls): Promise<PayoutView[]> {
  for (const until = performance.now() + 60_000; ; await pause(500)) {
    const payouts = await calls.list()
    const isDone = payouts.every(({ status }) => status === 'paid' || status === 'awaiting_approval')
    if (isDone || performance.now() > until) return payouts
  }
}

describe('SIGKILL while payouts are created, approved, sent and paid', () => {
  it('loses none, makes none twice, and pays each once', async () => {
    const random = new Random(seed)
    const seeds = Array.from({ length: rounds }, () => 20 + Math.floor(random.next() * 880))
    let gatehouse = await startGatehouse(settings)
    const client = await buildClient(gatehouse)
    const { clientID, token } = client
    const { accessToken } = await buildApiUser(gatehouse, client)
    await gatehouse.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: accountInput() })
    const headers = { 'idempotency-key': 'the-money' }
    const body = paymentInput({ amount: 10_000_000 })
    await gatehouse.call('POST', '/transactions', { token: accessToken, body, headers })
    const desk = await buildDesk(gatehouse)
    const expected = new Map<string, string>()
    for (const [round, killAfterMs] of seeds.entries()) {
      const calls = callsOf(gatehouse, desk, clientID)
      const made = await payOutUntilKilled(gatehouse, calls, round, killAfterMs)
      gatehouse = await startGatehouse(settings)
      const again = callsOf(gatehouse, desk, clientID)
      for (const [key, payoutID] of made) {
        const { status, body: same } = await again.create(key)
        expect([status, same.payoutID]).toEqual([201, payoutID ?? same.payoutID])
        expected.set(key, same.payoutID)
      }
    }
    const payouts = await untilDone(callsOf(gatehouse, desk, clientID))
    expect(payouts.map(({ payoutID }) => payoutID).sort()).toEqual([...expected.values()].sort())
    const { items } = (await gatehouse.call('GET', `/clients/${clientID}/balance`, { token })).body
    const out = payouts.reduce((sum, { amount }) => sum + amount, 0)
    const waiting = payouts.filter(({ status }) => status === 'awaiting_approval').length * 100
    expect(items[0]).toMatchObject({ available: 9_750_000 - out, inTransit: waiting })
    console.info(`killed after ${seeds.join(', ')} ms; ${payouts.length} payouts, each there and paid once`)
    await gatehouse.end('SIGTERM')
    const database = await Database.open(readEnvironment(settings), entities)
    const { fault } = await verifyLedger(database)
    await database.onApplicationShutdown()
    expect(fault).toBeNull()
  }, 600_000)
})
