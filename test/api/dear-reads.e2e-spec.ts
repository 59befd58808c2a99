import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { pageSizeMax } from '../../libs/contract/limits.js'
import { dearReadMaxMs, dearReadsMax } from '../../libs/contract/read-limits.js'
import type { Caller } from '../../api/src/platform/http/caller.js'
import { runInRequest } from '../../api/src/platform/http/request-context.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { waitAsLongAsTheProduct } from '../support/longer-waits.js'
import { heldOnce } from '../support/held-once.js'
import { whenCalled } from '../support/when-called.js'

let api: TestApi
let token: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  waitAsLongAsTheProduct(api)
  token = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const onPostgres = process.env.TEST_ENGINE === 'postgres'
const count = (rows: number) =>
  `WITH RECURSIVE "n"("x") AS (SELECT 1 UNION ALL SELECT "x" + 1 FROM "n" WHERE "x" < ${rows}) SELECT COUNT(*) AS "x" FROM "n"`
/** Ends in minutes at the earliest. */
const endless = onPostgres ? 'SELECT pg_sleep(600)' : count(10 ** 12)

/** As somebody else's request would ask. */
const as = <T>(portalUserID: string, ask: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const caller: Caller = {
      audience: 'portal',
      portalUserID,
      loginID: null,
      sessionID: 'ses',
      isAdmin: true,
      roleIDs: [],
    }
    runInRequest({ requestId: 'test', address: '127.0.0.1', userAgent: null, caller }, () => {
      ask().then(resolve, reject)
    })
  })
const dear = (caller: string, statement = endless) =>
  as(caller, () => api.database.dear(() => api.database.list((manager) => manager.query(statement))))
const timed = async <T>(ask: () => Promise<T>): Promise<[T, number]> => {
  const startedAt = performance.now()
  return [await ask(), performance.now() - startedAt]
}
const tooDear = { status: 422, code: 'READ_TOO_DEAR', message: expect.stringContaining('Narrow it') }

describe('a read that costs too much', () => {
  it('is broken off and refused by name, while payments, guards and other lists go on', () =>
    heldOnce(async () => {
      const outcomes = Array.from({ length: dearReadsMax }, (_, caller) =>
        timed(() => dear(`usr_${caller}`).catch((error: unknown) => error)),
      )
      let ended = 0
      for (const outcome of outcomes) void outcome.then(() => (ended += 1))
      // Each of these would wait for the dear ones if they shared a connection.
      const answers = await Promise.all([
        merchant.pay(),
        api.call('GET', '/transactions', { token }),
        api.call('GET', '/audit', { token }),
        api.call('GET', '/portal-users/me', { token }),
      ])
      expect([ended, ...answers.map(({ status }) => status)]).toEqual([0, 201, 200, 200, 200])
      for (const [error, took] of await Promise.all(outcomes)) {
        expect(error).toMatchObject(tooDear)
        expect(took).toBeGreaterThan(dearReadMaxMs * 0.9)
      }
    }))

  it('that nobody knew to be dear begins again where dear ones are read, and is answered there', async () => {
    let begun = 0
    const read = (manager: EntityManager) => {
      begun += 1
      return manager.query(begun === 1 ? endless : 'SELECT 1 AS "x"')
    }
    expect(await as('usr_1', () => api.database.list(read))).toHaveLength(1)
    expect(begun).toBe(2)
  })

  it('is refused there too, and leaves both connections usable', async () => {
    const endlessly = (manager: EntityManager) => manager.query(endless)
    await expect(as('usr_1', () => api.database.list(endlessly))).rejects.toMatchObject(tooDear)
    const one = (manager: EntityManager) => manager.query('SELECT 1 AS "x"')
    expect(await as('usr_1', () => api.database.list(one))).toEqual([{ x: 1 }])
    expect(await dear('usr_1', 'SELECT 1 AS "x"')).toEqual([{ x: 1 }])
  })

  it('ends with all that it lists in one turn, as a file does', async () => {
    const many = () =>
      api.database.dear(async () => {
        for (;;)
          await api.database.list((manager) => manager.query(onPostgres ? 'SELECT pg_sleep(0.05)' : count(50_000)))
      })
    await heldOnce(async () => {
      const [error, ms] = await timed(() => as('usr_1', many).catch((error: unknown) => error))
      expect(error).toMatchObject(tooDear)
      expect(ms).toBeLessThan(dearReadMaxMs * 3)
    })
  })
})

describe('many dear reads of one caller', () => {
  it('wait for each other and leave a place to somebody else', () =>
    heldOnce(async () => {
      const waiting = ['usr_1', 'usr_1', 'usr_1'].map((caller) => dear(caller).catch((error: unknown) => error))
      let ended = 0
      for (const one of waiting) void one.then(() => (ended += 1))
      expect(await dear('usr_2', 'SELECT 1 AS "x"')).toEqual([{ x: 1 }])
      expect(ended).toBe(0)
      const outcomes = await Promise.all(waiting)
      expect(outcomes).toMatchObject([tooDear, { status: 429 }, { status: 429, headers: { 'retry-after': '2' } }])
    }))
})

describe('a file that nobody waits for any more', () => {
  it('is not read to its end', async () => {
    for (let paid = 0; paid < 3; paid += 1) await merchant.pay()
    const [lists, reads] = [jest.spyOn(api.database, 'list'), jest.spyOn(api.database, 'dear')]
    const held = ['usr_1', 'usr_2'].map((caller) => dear(caller).catch((error: unknown) => error))
    const left = new AbortController()
    const file = fetch(`${api.url}/api/transactions/export.csv`, {
      headers: { authorization: `Bearer ${token}` },
      signal: left.signal,
    }).catch((error: Error) => error.name)
    await whenCalled(reads, held.length + 1)
    const before = lists.mock.calls.length
    left.abort()
    expect(await file).toBe('AbortError')
    await Promise.all(held)
    await dear('usr_3', 'SELECT 1 AS "x"')
    expect(lists.mock.calls.length).toBe(before + 1)
    lists.mockRestore()
    reads.mockRestore()
  })

  it('is not read beyond its first page for a HEAD', async () => {
    for (let paid = 0; paid < 2 * pageSizeMax; paid += 20)
      await Promise.all(Array.from({ length: 20 }, () => merchant.pay()))
    const lists = jest.spyOn(api.database, 'list')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${api.url}/api/transactions/export.csv`, { method: 'HEAD', headers })
    const asked = lists.mock.calls.length
    const whole = await fetch(`${api.url}/api/transactions/export.csv`, { headers })
    expect([answer.status, (await whole.text()).split('\r\n').length > 2 * pageSizeMax]).toEqual([200, true])
    expect([asked, lists.mock.calls.length]).toEqual([1, 4])
    lists.mockRestore()
  })
})

describe('what is dear by its kind', () => {
  it('is answered as before: totals, searches and files', async () => {
    const get = async (path: string) => (await api.call('GET', path, { token })).status
    expect(
      await Promise.all(
        [
          '/transactions/totals',
          '/transactions?q=order',
          '/transactions/export.csv',
          '/audit/export.csv',
          '/ledger/books',
        ].map(get),
      ),
    ).toEqual(Array(5).fill(200))
  })
})
