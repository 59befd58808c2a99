import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { migrations } from '../../api/src/platform/database/migrations.js'
import { entities } from '../../api/src/process/entities.js'
import { type Engine, faultsBetween, readSchema, type Schema } from '../releases/schema.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { buildRelease, lastRelease, lastReleaseCommit } from '../support/last-release.js'
import { newDatabase } from '../support/new-database.js'
import { runBuilt } from '../support/product-process.js'

const engine: Engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** What second phases drop, each of a first phase that the last release knew. */
const dropped = migrations.flatMap((migration) => {
  const { secondPhaseOf, drops = [] } = new migration() as { secondPhaseOf?: string; drops?: string[] }
  return secondPhaseOf && lastRelease.migrations.includes(secondPhaseOf) ? drops : []
})

describe('the schema of this version', () => {
  let now: Schema
  beforeAll(async () => {
    const { settings, remove } = await newDatabase()
    const database = await Database.open(readEnvironment(settings), entities)
    now = await readSchema(engine, (statement) => database.read.query(statement))
    await database.onApplicationShutdown()
    await remove()
  })

  it('has all that processes of the last release read and write, and demands nothing that they do not know', () => {
    const before = lastRelease.schemas[engine]
    expect(Object.keys(before).length).toBeGreaterThan(50)
    expect(faultsBetween(before, now, dropped)).toEqual([])
  })

  it('would be refused without a table or a column, or with one that is demanded', () => {
    const { transactions = {}, settings = {}, ...others } = now
    const { amount: _amount, ...lessened } = transactions
    const changed = { ...others, transactions: { ...lessened, newcomer: 'required' as const } }
    expect(faultsBetween({ ...others, transactions, settings }, changed)).toEqual([
      'transactions.amount is gone',
      'transactions.newcomer is demanded of rows that do not know it',
      'settings is gone',
    ])
    expect(faultsBetween({ settings }, {}, ['settings'])).toEqual([])
  })

  it('keeps every migration of the last release, in its order', () => {
    expect(migrations.map(({ name }) => name).slice(0, lastRelease.migrations.length)).toEqual(lastRelease.migrations)
  })
})

const commit = lastReleaseCommit()
if (!commit)
  console.info(`Left out: there is no tag v${lastRelease.version} here, and LAST_RELEASE names nothing else.`)
// SQLite is one process's own.
const besideIt = commit && engine === 'postgres' ? describe : describe.skip

besideIt('a process of the last release, when this version has migrated under it', () => {
  const running: Gatehouse[] = []
  let folder: string
  let made: Awaited<ReturnType<typeof newDatabase>>
  const start = async (name: string, program?: string) => {
    const DATA_DIR = join(folder, name)
    const gatehouse = await startGatehouse({ ...made.settings, DATA_DIR, RATE_LIMIT_SCALE: '1000' }, program)
    running.push(gatehouse)
    return gatehouse
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gatehouse-release-'))
    made = await newDatabase()
    Object.assign(made.settings, { APP_SECRET: 'the same on every process of this test' })
  })
  afterAll(async () => {
    await Promise.all(running.map((gatehouse) => gatehouse.end('SIGKILL')))
    await made.remove()
    await rm(folder, { recursive: true, force: true })
  })

  it('goes on: both take payments and give them back, each what the other took, and the books are whole', async () => {
    const old = await start('old', buildRelease(commit ?? '', join(folder, 'release')))
    const { accessToken: token } = await buildApiUser(old, await buildClient(old))
    const pay = (through: Gatehouse) =>
      through.call('POST', '/transactions', { token, body: paymentInput(), headers: idempotencyKey() })
    const refund = (through: Gatehouse, id: string) =>
      through.call('POST', `/transactions/${id}/refunds`, { token, body: { amount: 500 }, headers: idempotencyKey() })
    expect((await pay(old)).status).toBe(201)
    const current = await start('current')
    const both = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? [old, current] : [current, old]))
    const paid = await Promise.all(both.map(async ([one, other]) => ({ other, answer: await pay(one as Gatehouse) })))
    expect(paid.map(({ answer }) => answer.status)).toEqual(Array(20).fill(201))
    const back = await Promise.all(
      paid.map(({ other, answer }) => refund(other as Gatehouse, String(answer.body.transactionID))),
    )
    expect(back.map(({ status }) => status)).toEqual(Array(20).fill(201))
    const lists = await Promise.all([old, current].map((one) => one.call('GET', '/transactions?limit=100', { token })))
    expect(lists.map(({ status, body }) => [status, (body.items as object[]).length])).toEqual(Array(2).fill([200, 21]))
    for (const name of ['ledger', 'audit'])
      expect(await runBuilt(`process/verification/${name}`, made.settings)).toMatchObject({ code: 0 })
  })
})
