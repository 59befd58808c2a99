import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asideDriver } from '../../api/src/platform/database/sqlite/sqlite-aside.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const onSqlite = process.env.TEST_ENGINE !== 'postgres'
const canLook = onSqlite && existsSync('/proc/self/cmdline')

let api: TestApi
let token: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const file = (process: string, name: string) => {
  try {
    return readFileSync(`/proc/${process}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
/** The processes that read the database of this test, or of another one, at length. */
const asideOnes = (of = api) =>
  readdirSync('/proc').filter((name) => {
    const words = /^\d+$/.test(name) ? file(name, 'cmdline') : ''
    return words.includes('sqlite-aside-process') && words.includes(of.settings.DATA_DIR as string)
  })
const niceOf = (process: string) => Number(file(process, 'stat').split(') ')[1]?.split(' ')[16])
const totals = () => api.call('GET', '/transactions/totals', { token })

;(canLook ? describe : describe.skip)('a dear read on SQLite', () => {
  it('is read in a process of its own, behind all others, and answers what was just written', async () => {
    expect(asideOnes()).toEqual([])
    await merchant.pay({ amount: 1_234 })
    const first = await totals()
    await merchant.pay({ amount: 1_000 })
    const second = await totals()
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.items[0].amount - first.body.items[0].amount).toBe(1_000)
    const [one, ...others] = asideOnes()
    expect([one, others]).toEqual([expect.any(String), []])
    expect(niceOf(one as string)).toBe(19)
  })

  it('is answered by the next one after that process was killed', async () => {
    const [one] = asideOnes()
    process.kill(Number(one), 'SIGKILL')
    await until(
      async () => asideOnes(),
      (ones) => !ones.includes(one as string),
    )
    expect((await totals()).status).toBe(200)
    expect(asideOnes()).not.toContain(one)
  })

  it('is not cut off while that process starts, however long it takes', async () => {
    const { Database } = asideDriver.verbose()
    const file = join(String(api.settings.DATA_DIR), 'gatehouse.sqlite')
    const opened = new Database(file, () => undefined)
    const impatient = setInterval(() => opened.interrupt(), 1)
    const rows = await new Promise((done) =>
      opened.all('SELECT 1 AS "one"', (error: Error | null, found?: unknown[]) => done(error ?? found)),
    )
    clearInterval(impatient)
    await new Promise<void>((done) => opened.close(() => done()))
    expect(rows).toEqual([{ one: 1 }])
  })

  it('that fails there says why, and leaves the process', async () => {
    const wrong = api.database.dear(() => api.database.list((manager) => manager.query('SELECT "x" FROM "nowhere"')))
    await expect(wrong).rejects.toThrow('no such table: nowhere')
    const writing = api.database.dear(() => api.database.list((manager) => manager.query('DELETE FROM "clients"')))
    await expect(writing).rejects.toThrow()
    expect((await totals()).status).toBe(200)
  })

  it('is refused when the database is closed meanwhile, and leaves no process behind', async () => {
    const other = await startApi()
    const endless = 'WITH RECURSIVE "n"("x") AS (SELECT 1 UNION ALL SELECT "x" + 1 FROM "n") SELECT max("x") FROM "n"'
    const read = other.database.dear(() => other.database.list((manager) => manager.query(endless)))
    const refused = expect(read).rejects.toThrow('The database was closed')
    await until(
      async () => asideOnes(other),
      (ones) => ones.length > 0,
    )
    await Promise.all([other.close(), refused])
    expect(asideOnes(other)).toEqual([])
  })
})
