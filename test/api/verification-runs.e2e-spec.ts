import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { verificationSilenceMaxMs } from '#contract/book-limits.js'
import { hashOf } from '../../api/src/platform/audit/audit-chain.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { verifyChain } from '../../api/src/platform/audit/verify-chain.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { Verifications1763805600000 } from '../../api/src/platform/database/migrations/202511221000-verifications.js'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { Verifications } from '../../api/src/money/book-verification/verifications.service.js'
import { Verification } from '../../api/src/money/book-verification/verification.entity.js'
import { signInAdmin } from '../support/builders.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { buildMerchant } from '../support/payments.js'
import type { CallableApi } from '../support/calls.js'
import { migratedDatabase, startedDatabase } from '../support/started-database.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import {
  isVerifying,
  readVerification,
  standingRun,
  startSecond,
  startVerification,
  verificationMaxMs,
  verified,
  verifiersOf,
} from '../support/verification.js'
import { entities } from '../../api/src/process/entities.js'

const gone = (pid: number) =>
  until(
    async () => verifiersOf(process.pid),
    (pids) => !pids.includes(pid),
  )

let api: TestApi
let token: string
let second: Awaited<ReturnType<typeof startSecond>>
beforeAll(async () => {
  api = await startApi({ LEDGER_LINES: '1' })
  token = await signInAdmin(api)
  second = await startSecond(api)
  await (await buildMerchant(api)).pay()
  await verified(api, 'ledger', token)
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const read = (from: CallableApi = api) => readVerification(from, 'ledger', token)

describe('a run', () => {
  it('that was killed says so, and is started anew', async () => {
    const finishedAt = (await read()).last?.finishedAt
    const { run, pid } = await standingRun(api, token)
    process.kill(pid, 'SIGKILL')
    const broken = await until(read, ({ running }) => !running)
    expect(broken).toMatchObject({ running: null, brokenOffAt: expect.any(String), last: { finishedAt } })
    const again = await startVerification(second, 'ledger', token)
    expect([again.status, again.body.runID === run.runID]).toEqual([202, false])
    const { last, brokenOffAt } = await until(read, ({ running }) => !running, verificationMaxMs)
    expect([last?.isIntact, last?.finishedAt === finishedAt, brokenOffAt]).toEqual([true, false, null])
  })

  it('whose process has said nothing until its lease ended is none, and what it says afterwards counts for nothing', async () => {
    const { run, pid } = await standingRun(api, token)
    const leaseUntil = new Date(clock.time() - 1)
    await api.database.write((manager) =>
      manager.update(Verification, { subject: 'ledger' }, { leaseUntil, runID: 'ver_gone' }),
    )
    expect(await read()).toMatchObject({ running: null, brokenOffAt: leaseUntil.toISOString() })
    await gone(pid)
    expect(verifiersOf(process.pid)).toEqual([])
    const again = await startVerification(second, 'ledger', token)
    expect(again.body.runID).not.toBe(run.runID)
    expect((await read()).running?.runID).toBe(again.body.runID)
    expect((await until(read, ({ running }) => !running, verificationMaxMs)).brokenOffAt).toBeNull()
  })

  it('whose process says nothing for too long is broken off', async () => {
    const verifications = api.app.get(Verifications, { strict: false })
    expect(verifications.silenceMaxMs).toBe(10 * 60_000)
    const { pid } = await standingRun(api, token)
    verifications.silenceMaxMs = 0
    const broken = await until(read, ({ running }) => !running)
    verifications.silenceMaxMs = verificationSilenceMaxMs
    expect(broken).toMatchObject({ running: null, brokenOffAt: expect.any(String) })
    await gone(pid)
    expect((await verified(api, 'ledger', token))?.isIntact).toBe(true)
  })

  it('tells how far it is, and never less than before', async () => {
    await fillLog(3_500)
    const told: [number, number][] = []
    await verifyChain(api.database.read, (done, total) => told.push([done, total]))
    expect(told.length).toBeGreaterThan(3)
    for (const [turn, [done, total]] of told.entries())
      expect([done > (told[turn - 1]?.[0] ?? 0), done <= total]).toEqual([true, true])
    const ofBooks: number[] = []
    await verifyLedger(api.database, undefined, (done, total) => ofBooks.push(done, total))
    // Three entries and one payment.
    expect(ofBooks).toEqual([3, 4, 4, 4])
    const seen: number[] = []
    await startVerification(api, 'audit', token)
    await until(
      () => readVerification(second, 'audit', token),
      ({ running }) => {
        if (running) seen.push(running.rowsDone)
        return !running
      },
      verificationMaxMs,
    )
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect((await readVerification(api, 'audit', token)).last?.entries).toBeGreaterThan(3_500)
  })

  /** Entries as the log itself would write them. */
  async function fillLog(count: number): Promise<void> {
    await api.database.writeInLine('audit_entries', async (manager) => {
      let last = await manager.findOneOrFail(AuditEntry, { where: {}, order: { sequence: 'DESC' } })
      const rows = Array.from({ length: count }, () => {
        const { sequence, hash: previousHash } = last
        const entry = { ...last, sequence: sequence + 1, auditID: newId('aud'), previousHash, createdAt: clock.now() }
        last = { ...entry, hash: hashOf(entry) }
        return last
      })
      await manager.insert(AuditEntry, rows.slice(0, 1_000))
      for (let from = 1_000; from < count; from += 1_000)
        await manager.insert(AuditEntry, rows.slice(from, from + 1_000))
    })
  }

  it.each(['SIGTERM', 'SIGKILL'] as const)('ends with its server, on %s', async (signal) => {
    const { settings, remove } = await startedDatabase()
    const gatehouse = await startGatehouse({ ...settings, RATE_LIMIT_SCALE: '1000' })
    const own = await signInAdmin(gatehouse)
    await startVerification(gatehouse, 'audit', own)
    const [pid = 0] = verifiersOf(gatehouse.pid)
    expect(pid).toBeGreaterThan(0)
    await gatehouse.end(signal)
    expect(
      await until(
        async () => isVerifying(pid),
        (isStill) => !isStill,
      ),
    ).toBe(false)
    const database = await Database.open(readEnvironment(settings), entities)
    const row = await database.read.findOneByOrFail(Verification, { subject: 'audit' })
    expect([row.runID === null, row.brokenOffAt !== null]).toEqual(Array(2).fill(signal === 'SIGTERM'))
    await database.onApplicationShutdown()
    await remove()
  })
})

describe('the migration that makes the table', () => {
  it('keeps when the books were last verified, and renames the rights of those who may only look', async () => {
    const { settings, remove } = await migratedDatabase()
    const database = await Database.open(readEnvironment(settings), entities)
    const value = JSON.stringify({
      at: '2026-11-01T10:00:00.000Z',
      entries: 7,
      isIntact: false,
      fault: 'entry 3 is missing',
    })
    const permission = { httpMethod: 'GET', routePattern: '/ledger/verification', createdAt: clock.now() }
    await database.write(async (manager) => {
      const runner = manager.queryRunner
      if (!runner) throw new Error('no runner')
      await runner.query('DROP TABLE "verifications"')
      await manager.insert(Setting, { name: 'ledgerCheck', value })
      await manager.insert(Permission, { permissionID: 'prm_1', name: 'Verify the ledger', ...permission })
      await new Verifications1763805600000().up(runner)
    })
    const rows = await database.read.find(Verification, { order: { subject: 'DESC' } })
    expect(rows).toMatchObject([
      { subject: 'ledger', runID: null, entries: 7, isIntact: false, fault: 'entry 3 is missing' },
      { subject: 'audit', finishedAt: null, isIntact: null },
    ])
    expect(rows[0]?.finishedAt?.toISOString()).toBe('2026-11-01T10:00:00.000Z')
    expect(await database.read.findOneBy(Setting, { name: 'ledgerCheck' })).toBeNull()
    const { name } = await database.read.findOneByOrFail(Permission, { permissionID: 'prm_1' })
    expect(name).toBe('See the verification of the ledger')
    await database.onApplicationShutdown()
    await remove()
  })
})
