import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { allStatementsOf, listStatementsOf } from '../support/statement-count.js'
import { startApi, type TestApi } from '../support/test-api.js'

/** Tables with few rows, however much an installation sells, and one whose rows are counted. */
const small = [
  ...['api_users', 'approval_policy', 'connected_accounts', 'portal_user_roles', 'portal_users'],
  ...['processor_accounts', 'processor_report_cursors', 'roles'],
]
/** An automatic index is made from the whole table for one statement. */
const wholeRead = /^(?:SCAN (\w+)(?: LEFT-JOIN)?$|SEARCH (\w+) USING AUTOMATIC)/
const onSqlite = process.env.TEST_ENGINE === 'postgres' ? it.skip : it

let api: TestApi
let staff: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  staff = await signInAdmin(api)
  merchant = await buildMerchant(api)
  await merchant.pay()
})
afterAll(() => api.close())

const tableOf = (statement: string, alias: string): string | undefined =>
  new RegExp(`"(\\w+)" (?:AS )?"?${alias}"?(?!\\w|\\.)`).exec(statement)?.[1]

/** The tables that SQLite would read from their first row to their last. */
async function readWhole(statement: string): Promise<string[]> {
  if (!/^\s*(SELECT|WITH)/i.test(statement) || statement.includes('(0=1)')) return []
  const plan: { detail: string }[] = await api.database.read.query(`EXPLAIN QUERY PLAN ${statement}`)
  const scans = plan.flatMap(({ detail }) => wholeRead.exec(detail)?.slice(1) ?? []).filter(Boolean)
  const tables: { name: string }[] = await api.database.read.query(
    `SELECT name FROM sqlite_master WHERE type = 'table'`,
  )
  return scans
    .map((alias) => tableOf(statement, alias) ?? alias)
    .filter((table) => tables.some(({ name }) => name === table) && !small.includes(table))
}

describe('the pages that everyone opens first', () => {
  onSqlite.each([
    ['GET', '/admin/home', () => staff],
    ['GET', '/attention', () => staff],
    ['GET', '/attention/waiting', () => staff],
    ['GET', '/clients', () => staff],
    ['GET', '/transactions', () => staff],
    ['GET', '/reviews', () => staff],
    ['GET', '/clients/me/home', () => merchant.token],
    ['GET', '/clients/me/frame', () => merchant.token],
    ['GET', '/clients/:clientID/balance', () => merchant.token],
  ])('%s %s reads no growing table from end to end', async (method, path, token) => {
    const ask = async () =>
      expect((await api.call(method, path.replace(':clientID', merchant.clientID), { token: token() })).status).toBe(
        200,
      )
    const lists = await listStatementsOf(api.database, ask)
    const others = await allStatementsOf(api.database, ask)
    expect(lists.length + others.length).toBeGreaterThan(0)
    const found: Record<string, string[]> = {}
    for (const statement of new Set([...lists, ...others])) {
      const tables = await readWhole(statement)
      if (tables.length > 0) found[statement.replace(/\s+/g, ' ').slice(-300)] = tables
    }
    expect(found).toEqual({})
  })
})
