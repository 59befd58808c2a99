import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { migrationLock } from '../../api/src/platform/database/migrate.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { newDatabase } from '../support/new-database.js'
import { hasPgBouncer, startPgBouncer } from '../support/pgbouncer.js'

const isBefore121 = hasPgBouncer() ? describe : describe.skip
if (!hasPgBouncer()) console.info('Left out: `apt-get install pgbouncer` puts it where this test looks for it.')

isBefore121('behind PgBouncer in transaction mode', () => {
  const running: Gatehouse[] = []
  let made: Awaited<ReturnType<typeof newDatabase>>
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  let database: pg.Client
  const start = async () => {
    const settings = { ...made.settings, DATABASE_URL: pooler.url, DATABASE_PREPARED_STATEMENTS: '0' }
    const shared = { APP_SECRET: 'the same on every process of this test', RATE_LIMIT_SCALE: '1000' }
    const gatehouse = await startGatehouse({ ...settings, ...shared })
    running.push(gatehouse)
    return gatehouse
  }
  beforeAll(async () => {
    made = await newDatabase()
    const url = new URL(String(made.settings.DATABASE_URL))
    database = new pg.Client(url.href)
    await database.connect()
    pooler = await startPgBouncer(url)
  })
  afterAll(async () => {
    await Promise.all(running.map((gatehouse) => gatehouse.end('SIGKILL')))
    await pooler.stop()
    await database.end()
    await made.remove()
  })

  it('processes that start at once migrate once, and leave no lock to whoever gets their connection', async () => {
    await Promise.all([start(), start()])
    const held = 'SELECT 1 FROM "pg_locks" WHERE "locktype" = $1 AND "classid" = 0 AND "objid" = $2'
    expect((await database.query(held, ['advisory', migrationLock])).rows).toEqual([])
    await start()
  })

  it('counts of one address are those of all processes, although a library names its statements', async () => {
    for (const [index, gatehouse] of [...running, ...running].entries()) {
      const body = { email: `nobody-${index}@gatehouse.test`, password: 'a wrong password' }
      expect((await gatehouse.call('POST', '/portal-users/login', { body })).status).toBe(401)
    }
    const { rows } = await database.query<{ points: string }>(
      `SELECT "points" FROM "address_limits" WHERE "key" LIKE 'signIn:%'`,
    )
    expect(rows.map(({ points }) => Number(points))).toEqual([running.length * 2])
  })

  it('payments go through all of them at once', async () => {
    const [first] = running as [Gatehouse]
    const { accessToken: token } = await buildApiUser(first, await buildClient(first))
    const pay = (gatehouse: Gatehouse) =>
      gatehouse.call('POST', '/transactions', { token, body: paymentInput(), headers: idempotencyKey() })
    const paid = await Promise.all([...running, ...running, ...running, ...running].map(pay))
    expect(paid.map(({ status }) => status)).toEqual(paid.map(() => 201))
  })
})
