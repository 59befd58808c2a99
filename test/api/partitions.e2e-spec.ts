import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clock } from '#contract/clock.js'
import { firstIdAt, newId } from '../../api/src/platform/crypto/ids.js'
import type { TransactionView } from '../../libs/contract/transactions.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { runBuilt } from '../support/product-process.js'
import { startApi, type TestApi } from '../support/test-api.js'

const sql = readFileSync(new URL('../../docker/postgres/partitions.sql', import.meta.url), 'utf8')
const day = 86_400_000

let api: TestApi
let merchant: Merchant
let old: TransactionView
let until: number
const onPostgres = process.env.TEST_ENGINE === 'postgres'
const query = <T = Record<string, unknown>>(statement: string, values: unknown[] = []): Promise<T[]> =>
  api.database.read.query(statement, values)

const command = async (room: 'ledger' | 'audit', ...args: string[]) => {
  const { DATA_DIR, DATABASE_URL } = api.settings
  const { code, stdout, stderr } = await runBuilt(`process/verification/${room}`, { DATA_DIR, DATABASE_URL }, ...args)
  return { code, stdout: stdout + stderr }
}

// SQLite has no partitions.
const describePostgres = onPostgres ? describe : describe.skip

describePostgres('a database that was partitioned by month', () => {
  beforeAll(async () => {
    api = await startApi({ LEDGER_LINES: '1', SETTLEMENT_DELAY_SECONDS: '0' })
    merchant = await buildMerchant(api)
    old = (await merchant.pay({ description: 'Before' })).body
    await query('ALTER TABLE "transactions" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02)')
    await query(sql)
    // A step that a test can fill.
    await query(`UPDATE gatehouse_partitions.plan SET "step" = 6 WHERE "table" = 'ledger_entries'`)
    // Far enough ahead for PostgreSQL, which may be slow to begin.
    until = clock.time() + 600_000
    await query('SELECT gatehouse_partitions.partition_all($1)', [new Date(until).toISOString()])
    clock.moveBy(600_001)
  })
  afterAll(() => api?.close())

  const partOf = async (table: string, key: string, value: string) => {
    const rows = await query<{ part: string }>(
      `SELECT tableoid::regclass AS part FROM "${table}" WHERE "${key}" = $1`,
      [value],
    )
    return [...new Set(rows.map(({ part }) => part))]
  }
  const planOf = async (statement: string, values: unknown[] = []) => {
    const rows = await query<Record<string, string>>(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${statement}`, values)
    return rows.map((row) => row['QUERY PLAN'] ?? '')
  }
  const scanned = (plan: string[]) => plan.filter((line) => / on \w+_(first|from_\d+|\d{4}_\d\d_\d\d)\b/.test(line))

  it('takes payments, refunds and reads on both sides of the cut, and the books and the log are whole', async () => {
    const paid = (await merchant.pay({ description: 'After' })).body as TransactionView
    expect(await partOf('transactions', 'transactionID', old.transactionID)).toEqual(['transactions_first'])
    expect(await partOf('transactions', 'transactionID', paid.transactionID)).toEqual([
      expect.stringMatching(/^transactions_\d{4}_\d\d_\d\d$/),
    ])
    for (const { transactionID } of [old, paid]) {
      expect((await merchant.ask(transactionID, 'refunds', { amount: 100 })).status).toBe(201)
      expect((await merchant.detail(transactionID)).ledgerEntries).toHaveLength(6)
    }
    const { body } = await merchant.get('/transactions?limit=1')
    expect(body.items[0].transactionID).toBe(paid.transactionID)
    const next = await merchant.get(`/transactions?limit=1&cursor=${body.nextCursor}`)
    expect(next.body.items[0].transactionID).toBe(old.transactionID)
    await expectSoundBooks(api)
    expect((await command('ledger')).code).toBe(0)
    expect((await command('audit')).code).toBe(0)
  })

  it('is the same database for this version: nothing is missing, and every reference still holds', async () => {
    expect(await api.database.missingMigrations()).toEqual([])
    const ready = await fetch(`${api.url}/health/ready`)
    expect(ready.status).toBe(200)
    const broken = `INSERT INTO "transaction_moves" VALUES ('${old.transactionID.slice(0, -1)}_', 9, 'x', 'x', 'x', NULL, NULL, 1)`
    await expect(query(broken)).rejects.toThrow(/foreign key/)
    const again = `INSERT INTO "transactions" SELECT * FROM "transactions" WHERE "transactionID" = '${old.transactionID}'`
    await expect(query(again)).rejects.toThrow(/duplicate key/)
    const names = await query<{ indexname: string }>(
      `SELECT indexname FROM pg_indexes WHERE tablename = 'transactions' AND indexname LIKE 'transactions_by%'`,
    )
    expect(names.map(({ indexname }) => indexname)).toContain('transactions_by_clientID_status_createdAt_transactionID')
  })

  it('reckons the bounds of a month as ids are made', async () => {
    for (const at of [0, 1_763_726_400_000, 2 ** 48 - 1]) {
      const [row] = await query<{ id: string }>('SELECT gatehouse_partitions.first_id($1, $2) AS "id"', ['txn', at])
      expect(row?.id).toBe(firstIdAt('txn', at))
      expect(newId('txn', at) >= firstIdAt('txn', at)).toBe(true)
      expect(newId('txn', at) < firstIdAt('txn', at + 1)).toBe(true)
    }
  })

  it('looks into one partition for an id, and into the last of the ledger for its end', async () => {
    const found = await planOf('SELECT * FROM "transactions" WHERE "transactionID" = $1', [old.transactionID])
    expect(scanned(found)).toEqual([expect.stringContaining('on transactions_first')])
    const end = await planOf('SELECT * FROM "ledger_entries" ORDER BY "sequence" DESC LIMIT 1')
    const touched = scanned(end).filter((line) => !line.includes('never executed') && !line.includes('rows=0'))
    expect(touched).toHaveLength(1)
  })

  it('leaves out what a list with a time does not need, and merges the newest of each month without it', async () => {
    const order = `ORDER BY "createdAt" DESC, "transactionID" DESC LIMIT 21`
    const since = await planOf(`SELECT * FROM "transactions" WHERE "createdAt" >= $1 ${order}`, [until + 2 * day])
    expect(scanned(since).some((line) => line.includes('transactions_first'))).toBe(false)
    const newest = await planOf(`SELECT * FROM "transactions" ${order}`)
    expect(newest.join('\n')).toMatch(/Merge Append/)
    expect(newest.join('\n')).not.toMatch(/Sort Key.*\n.*Sort Method/)
  })

  it('always has a next month, and refuses to call a range of the ledger full that is not', async () => {
    const months = `SELECT COUNT(*) AS "rows" FROM gatehouse_partitions.ranges WHERE "table" <> 'ledger_entries'`
    const count = async () => Number((await query<{ rows: string }>(months))[0]?.rows)
    const before = await count()
    await query('SELECT gatehouse_partitions.add_months(24)')
    expect(await count()).toBe(before)
    await query('SELECT gatehouse_partitions.add_months(25)')
    expect(await count()).toBe(before + 5)
    const [last] = await query<{ settings: string[] }>(
      `SELECT reloptions AS "settings" FROM pg_class WHERE relname LIKE 'transactions_2%' AND relkind = 'r' ORDER BY relname DESC LIMIT 1`,
    )
    expect(last?.settings).toEqual(['fillfactor=80', 'autovacuum_vacuum_scale_factor=0.02'])
    const parts = await query<{ part: string }>(
      `SELECT "part" FROM gatehouse_partitions.ranges WHERE "table" = 'ledger_entries' ORDER BY "ends"`,
    )
    await expect(query(`SELECT gatehouse_partitions.close_ledger_range('${parts.at(-1)?.part}')`)).rejects.toThrow(
      /not full/,
    )
    await query(`SELECT gatehouse_partitions.close_ledger_range('${parts[0]?.part}')`)
    const young = (await merchant.pay()).body.transactionID as string
    const plan = await planOf('SELECT * FROM "ledger_entries" WHERE "transactionID" = $1', [young])
    expect(scanned(plan).some((line) => line.includes(`on ${parts[0]?.part}`))).toBe(false)
  })

  it('puts a range of the ledger away, and the verification goes on from the cut', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatehouse-test-'))
    const file = join(folder, 'cut.json')
    expect(await command('ledger', '--cut', '6', file)).toEqual({
      code: 0,
      stdout: `The ledger is intact up to entry 6. ${file} has its hash and the totals.\n`,
    })
    await query('ALTER TABLE "ledger_entries" DETACH PARTITION "ledger_entries_first"')
    expect((await command('ledger')).stdout).toMatch(/damaged/)
    await merchant.pay()
    expect(await command('ledger', '--after', file)).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^The ledger is intact: \d+ entries behind entry 6\.\n$/),
    })
    rmSync(folder, { recursive: true })
  })

  it('lets a month of attempts, deliveries and events go, in that order and no other', async () => {
    const part = (table: string) => partOf(table, 'clientID', merchant.clientID)
    const [events] = (await part('events')).filter((name) => name !== 'events_first')
    const eventID = (await query<{ eventID: string }>(`SELECT "eventID" FROM "${events}" LIMIT 1`))[0]?.eventID ?? ''
    const endpoint = `INSERT INTO "webhook_endpoints" ("endpointID", "clientID", "url", "eventTypes", "status", "sealedSecret", "createdAt", "updatedAt")
      VALUES ('whe_1', $1, 'https://example.com', '[]', 'disabled', '', 1, 1)`
    await query(endpoint, [merchant.clientID])
    const id = eventID.slice(3)
    const now = clock.time()
    await query(`INSERT INTO "webhook_deliveries" ("deliveryID", "clientID", "endpointID", "eventID", "type", "outcome", "attempts", "step", "createdAt")
      VALUES ('whd${id}', '${merchant.clientID}', 'whe_1', '${eventID}', 'transaction.created', 'succeeded', 1, 1, ${now})`)
    await query(
      `INSERT INTO "webhook_attempts" ("attemptID", "deliveryID", "number", "createdAt") VALUES ('wha${id}', 'whd${id}', 1, ${now})`,
    )
    const month = events?.slice('events'.length)
    const detach = (table: string) => query(`ALTER TABLE "${table}" DETACH PARTITION "${table}${month}" CONCURRENTLY`)
    await expect(detach('webhook_deliveries')).rejects.toThrow(/foreign key/)
    for (const table of ['webhook_attempts', 'webhook_deliveries', 'events']) {
      await detach(table)
      await query(`DROP TABLE "${table}${month}"`)
    }
    expect(await part('events')).toEqual(['events_first'])
  })
})
