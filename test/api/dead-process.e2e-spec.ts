import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { clock } from '#contract/clock.js'
import { processorInquiryAfterMs } from '#contract/limits.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient, paymentInput } from '../support/builders.js'
import type { Answer } from '../support/calls.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { entities } from '../../api/src/process/entities.js'

const keys = ['one', 'two', 'three', 'four']
const answeredWithinMs = 2_000
const usualStartMs = 2_000

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let database: Database
let keepingAway: NodeJS.Timeout | undefined
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  Object.assign(settings, { RATE_LIMIT_SCALE: '1000' })
  database = await Database.open(readEnvironment(settings), entities)
})
afterEach(async () => {
  clearInterval(keepingAway)
  await database.onApplicationShutdown()
  await remove()
})

/** Starts one more process; a machine that takes longer for that has longer for what follows. */
async function start(): Promise<{ gatehouse: Gatehouse; limitMs: number }> {
  const before = performance.now()
  const gatehouse = await startGatehouse(settings)
  return { gatehouse, limitMs: answeredWithinMs * Math.max(1, (performance.now() - before) / usualStartMs) }
}

const signIn = async (gatehouse: Gatehouse): Promise<string> =>
  (await buildApiUser(gatehouse, await buildClient(gatehouse))).accessToken

const paySlowly = (gatehouse: Gatehouse, token: string, key: string): Promise<Answer> =>
  gatehouse.call('POST', '/transactions', {
    token,
    body: paymentInput({ reference: key, paymentMethod: 'pm_slow' }),
    headers: { 'idempotency-key': key },
  })

/** The payments once the processor has been asked for all of them. */
async function begun(count: number): Promise<Transaction[]> {
  for (;;) {
    const rows = await database.read.findBy(Transaction, { inFlight: 'charge' })
    if (rows.length === count) return rows
    await pause(20)
  }
}

/** The time never comes at which a call without an answer is asked about anyway, however long the next start takes. */
const keepAway = () =>
  database.write((manager) =>
    manager
      .createQueryBuilder()
      .update('transactions')
      .set({ dueAt: clock.time() + processorInquiryAfterMs - 500 })
      .where('"inFlight" = \'charge\' AND "dueAt" > :now', { now: clock.time() })
      .execute(),
  )

/** A process takes payments that the processor is slow with, and is killed before it hears of them. */
async function killDuringPayments(gatehouse: Gatehouse, token: string): Promise<Transaction[]> {
  const calls = keys.map((key) => paySlowly(gatehouse, token, key).catch(() => undefined))
  const rows = await begun(keys.length)
  await gatehouse.end('SIGKILL')
  keepingAway = setInterval(() => void keepAway(), 500)
  expect(await Promise.all(calls)).toEqual(keys.map(() => undefined))
  return rows
}

/** The same call again, until it is known what became of the first one. */
async function repeat(gatehouse: Gatehouse, token: string, key: string): Promise<Answer> {
  for (;;) {
    const answer = await paySlowly(gatehouse, token, key)
    // 503: this machine is too busy just now, which says nothing of the payment.
    if (answer.status !== 409 && answer.status !== 503) return answer
    await pause(50)
  }
}

async function expectAnsweredSoon(gatehouse: Gatehouse, token: string, rows: Transaction[], limitMs: number) {
  const since = performance.now()
  const answers = await Promise.all(keys.map((key) => repeat(gatehouse, token, key)))
  if (process.env.TEST_LONG) expect(performance.now() - since).toBeLessThan(limitMs)
  for (const { status, body, headers } of answers)
    expect([status, body.status, headers.get('idempotency-replayed')]).toEqual([201, 'succeeded', 'true'])
  const known = rows.map(({ transactionID }) => transactionID).sort()
  expect(answers.map(({ body }) => body.transactionID).sort()).toEqual(known)
  expect(await verifyLedger(database)).toMatchObject({ entries: keys.length * 3, fault: null })
}

describe('payments that ran in a process that was killed', () => {
  it('are answered within two seconds of the next start, each made once', async () => {
    const first = await start()
    const token = await signIn(first.gatehouse)
    const rows = await killDuringPayments(first.gatehouse, token)
    const { gatehouse, limitMs } = await start()
    await expectAnsweredSoon(gatehouse, token, rows, limitMs)
    await gatehouse.end('SIGTERM')
  })
})

const besideAnother = () => {
  it('are answered by another one within two seconds', async () => {
    const [first, other] = [await start(), await start()]
    const token = await signIn(first.gatehouse)
    const rows = await killDuringPayments(first.gatehouse, token)
    await expectAnsweredSoon(other.gatehouse, token, rows, other.limitMs)
    await other.gatehouse.end('SIGTERM')
  })

  it('are left alone while their process lives', async () => {
    const [{ gatehouse }, { gatehouse: other }] = [await start(), await start()]
    const token = await signIn(gatehouse)
    const call = paySlowly(gatehouse, token, 'one')
    await begun(1)
    expect((await paySlowly(other, token, 'one')).status).toBe(409)
    const { status, body } = await call
    expect([status, body.status]).toEqual([201, 'succeeded'])
    const shown = await gatehouse.call('GET', `/transactions/${body.transactionID}`, { token })
    expect(shown.body.history.map(({ deed }: { deed: string }) => deed)).toEqual(['created'])
    await Promise.all([gatehouse.end('SIGTERM'), other.end('SIGTERM')])
  })
}

// A folder with SQLite is served by one process.
if (process.env.TEST_ENGINE === 'postgres') describe('payments that ran beside another process', besideAnother)
