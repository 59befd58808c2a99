import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { unitMaxMs } from '#contract/limits.js'
import { databaseAnswerMaxMs } from '#contract/read-limits.js'
import { isDatabaseAway } from '../../api/src/platform/http/database-away.js'
import { idempotencyKey, paymentInput } from '../support/builders.js'
import { type Answer } from '../support/calls.js'
import { startCutLine } from '../support/cut-line.js'
import { heldOnce } from '../support/held-once.js'
import { runProduct } from '../support/product-process.js'
import { newDatabase } from '../support/new-database.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let line: Awaited<ReturnType<typeof startCutLine>>
let merchant: Merchant
let remove: () => Promise<void>
beforeAll(async () => {
  const database = await newDatabase()
  remove = database.remove
  const url = new URL(String(database.settings.DATABASE_URL))
  url.searchParams.delete('connect_timeout')
  line = await startCutLine(url)
  api = await startApi({ ...database.settings, DATABASE_URL: line.url })
  merchant = await buildMerchant(api)
})
afterAll(async () => {
  await api.close()
  await line.cut()
  await remove()
})

const poolOf = ({ connection }: EntityManager) => (connection.driver as unknown as { master: unknown }).master
const pay = (headers = idempotencyKey()) =>
  api.call('POST', '/transactions', { token: merchant.accessToken, body: paymentInput(), headers })
async function untilPaid(): Promise<void> {
  for (const until = performance.now() + 120_000; (await pay()).status !== 201; await pause(20))
    if (performance.now() > until) throw new Error('No payment for two minutes after the database came back')
}
const list = () => merchant.get('/transactions')
const facts = ({ status, body, headers }: Answer) => [status, body.code, headers.get('retry-after')]

describe('a database that cannot keep every text', () => {
  it('is refused at the start in one sentence, and nothing is written to it', async () => {
    const { settings, remove: removeOwn } = await newDatabase()
    const url = new URL(String(settings.DATABASE_URL))
    const name = `ascii_${clock.time()}`
    const client = new pg.Client(url.href)
    await client.connect()
    const locale = "LC_COLLATE 'C' LC_CTYPE 'C' LOCALE_PROVIDER libc TEMPLATE template0"
    await client.query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' ${locale}`)
    url.pathname = `/${name}`
    const ended = await runProduct({ ...settings, DATABASE_URL: url.href })
    expect([ended.code, ended.stderr.trim()]).toEqual([
      1,
      "The database at DATABASE_URL uses the encoding SQL_ASCII. Create one with ENCODING 'UTF8' instead.",
    ])
    await client.query(`DROP DATABASE ${name}`)
    await client.end()
    await removeOwn()
  })
})

describe('a database that is away', () => {
  it('is said with 503 to whoever reads, writes or signs in, and is forgotten within a second once it is back', async () => {
    const calls = [
      list,
      pay,
      () => api.call('POST', '/clients/login', { body: { emailAddress: 'a@b.co', password: 'x' } }),
    ]
    expect((await list()).status).toBe(200)
    await line.cut()
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([...calls, ...calls].map((ask) => ask()))
      expect(answers.map(facts)).toEqual(answers.map(() => [503, 'DATABASE_AWAY', '1']))
      await pause(50)
    }
    await heldOnce(async () => {
      await line.cut()
      await line.mend()
      const back = performance.now()
      await untilPaid()
      // A second on a quiet machine; the limit is for a busy one.
      expect(performance.now() - back).toBeLessThan(5_000)
    })
    expect((await Promise.all(Array.from({ length: 20 }, list))).map(({ status }) => status)).toEqual(
      Array(20).fill(200),
    )
  })

  it('is given up when it keeps its connections and answers nothing, and is used again once it answers', async () => {
    const pools = [api.database.postgresPool, poolOf(api.database.read)] as { options: { query_timeout: number } }[]
    expect(pools.map(({ options }) => options.query_timeout)).toEqual([databaseAnswerMaxMs, databaseAnswerMaxMs])
    expect(databaseAnswerMaxMs).toBeGreaterThan(unitMaxMs)
    // Not for as long as in earnest, and for connections that are made from now on.
    for (const { options } of pools) options.query_timeout = 1_500
    await line.cut()
    await line.mend()
    await untilPaid()
    line.silence(true)
    const answers = await Promise.all([pay(), pay(), api.database.write(() => Promise.resolve()).catch(isDatabaseAway)])
    expect([answers.slice(0, 2).map((answer) => facts(answer as Answer)[0]), answers[2]]).toEqual([[503, 503], true])
    line.silence(false)
    await untilPaid()
  })

  it('loses no payment that was acknowledged, and pays none twice that is sent again with its key', async () => {
    const keys = Array.from({ length: 30 }, idempotencyKey)
    const sent = keys.map(async (key, index) => {
      await pause(index * 15)
      return pay(key).catch(() => null)
    })
    await pause(150)
    await line.cut()
    await pause(150)
    await line.mend()
    await Promise.all(sent)
    const again: Answer[] = []
    for (const key of keys) {
      let answer = await pay(key)
      for (let tries = 0; answer.status !== 201 && tries < 300; tries += 1) {
        await pause(100)
        answer = await pay(key)
      }
      again.push(answer)
    }
    expect(again.map(({ status }) => status)).toEqual(Array(30).fill(201))
    const ids = again.map(({ body }) => body.transactionID)
    expect(new Set(ids).size).toBe(30)
    await expectSoundBooks(api)
  })
})
