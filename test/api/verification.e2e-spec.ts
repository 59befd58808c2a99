import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { VerificationView } from '../../libs/contract/verification.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { sealsLine } from '../../api/src/money/ledger-seals/make-seal.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { Verification } from '../../api/src/money/book-verification/verification.entity.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant } from '../support/payments.js'
import { buildPortalUser, buildRole } from '../support/rights.js'
import type { CallableApi } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import {
  readVerification,
  standingRun,
  startSecond,
  startVerification,
  verificationMaxMs,
  verified,
  verifiersOf,
} from '../support/verification.js'

let api: TestApi
let token: string
let second: Awaited<ReturnType<typeof startSecond>>
beforeAll(async () => {
  api = await startApi({ LEDGER_LINES: '1' })
  token = await signInAdmin(api)
  second = await startSecond(api)
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const read = (from: CallableApi = api) => readVerification(from, 'ledger', token)
const neverVerified: VerificationView = { running: null, last: null, brokenOffAt: null }
const starts = () => api.database.read.countBy(AuditEntry, { action: 'ledger.verification_started' })

describe('GET /ledger/verification and GET /audit/verification', () => {
  it('say that nothing was ever verified', async () => {
    expect(await read()).toEqual(neverVerified)
    expect(await readVerification(api, 'audit', token)).toEqual(neverVerified)
  })

  it('walk nothing and write nothing: they answer what the last run found, whatever stands there now', async () => {
    await (await buildMerchant(api)).pay()
    expect(await verified(api, 'ledger', token)).toMatchObject({ isIntact: true, entries: 3, fault: null })
    const alter = (amount: string) =>
      api.database.write((manager) =>
        manager.query(`UPDATE "ledger_entries" SET "amount" = ${amount} WHERE "sequence" = 1`),
      )
    await alter('"amount" + 1')
    const writes = [jest.spyOn(api.database, 'write'), jest.spyOn(api.database, 'writeInLine')]
    const finds = jest.spyOn(api.database.read, 'find')
    const snapshots = jest.spyOn(api.database, 'snapshot')
    const rows = () => api.database.read.findBy(Verification, {})
    const before = await rows()
    const answers = [await read(), await read(), await read(second)]
    for (const { last } of answers) expect(last).toMatchObject({ isIntact: true, entries: 3 })
    expect(answers[0]?.last?.finishedAt).toBe(answers[1]?.last?.finishedAt)
    expect(await rows()).toEqual(before)
    // The workers look for what is due meanwhile, in tables of their own.
    const walked: unknown[] = [LedgerEntry, AuditEntry, Verification]
    expect(finds.mock.calls.filter(([entity]) => walked.includes(entity))).toEqual([])
    const units = writes.flatMap(({ mock }) => mock.calls as unknown[][]).filter(([line]) => line !== sealsLine)
    expect([units, snapshots.mock.calls]).toEqual([[], []])
    for (const spy of [...writes, finds, snapshots]) spy.mockRestore()
    expect(verifiersOf(process.pid)).toEqual([])
    await alter('"amount" - 1')
  })

  it('tell how old the last result is', async () => {
    await api.database.write((manager) =>
      manager.update(Verification, { subject: 'ledger' }, { finishedAt: new Date(clock.time() - 3_600_000) }),
    )
    const { last } = await read()
    expect(last?.ageSeconds).toBeGreaterThanOrEqual(3_600)
    expect(last?.ageSeconds).toBeLessThan(3_700)
  })
})

describe('POST /ledger/verification and POST /audit/verification', () => {
  it('are not for staff who may only read', async () => {
    const { items } = (await api.call('GET', '/roles?limit=100', { token })).body
    const support = items.find(({ name }: { name: string }) => name === 'Support (read only)')
    const reader = await buildPortalUser(api, [support])
    const starter = await buildPortalUser(api, [await buildRole(api, [['POST', '/audit/verification']])])
    for (const subject of ['ledger', 'audit'] as const) {
      expect((await api.call('GET', `/${subject}/verification`, reader)).status).toBe(200)
      const refused = await startVerification(api, subject, reader.token)
      expect([refused.status, refused.body.code]).toEqual([403, 'PERMISSION_MISSING'])
    }
    expect((await startVerification(api, 'audit', starter.token)).status).toBe(202)
    await verified(api, 'audit', token)
  })

  it('start one run, which everybody who asks meanwhile joins, on every process', async () => {
    const before = await starts()
    const { status, run, pid } = await standingRun(api, token)
    expect([status, run]).toEqual([
      202,
      { runID: expect.stringMatching(/^ver_/), startedAt: expect.any(String), rowsDone: 0, rowsTotal: 0 },
    ])
    const others = await Promise.all([api, second, api, second].map((one) => startVerification(one, 'ledger', token)))
    expect(others.map(({ status, body }) => [status, body.runID])).toEqual(Array(4).fill([202, run.runID]))
    expect(await starts()).toBe(before + 1)
    expect(verifiersOf(process.pid)).toEqual([pid])
    expect((await read(second)).running?.runID).toBe(run.runID)
    process.kill(pid, 'SIGCONT')
    const { last, running } = await until(
      () => read(second),
      ({ running }) => !running,
      verificationMaxMs,
    )
    expect([running, last?.isIntact, last?.ageSeconds]).toEqual([null, true, expect.any(Number)])
  })

  it('are two runs of one kind never, even when two processes are asked at the same moment', async () => {
    const before = await starts()
    const both = await Promise.all([
      startVerification(api, 'ledger', token),
      startVerification(second, 'ledger', token),
    ])
    expect(new Set(both.map(({ body }) => body.runID)).size).toBe(1)
    expect(await starts()).toBe(before + 1)
    await verified(api, 'ledger', token)
  })

  it('name the first row that was altered', async () => {
    const row = await api.database.read.findOneByOrFail(LedgerEntry, { sequence: 2 })
    const alter = (amount: number) =>
      api.database.write((manager) => manager.update(LedgerEntry, { sequence: 2 }, { amount }))
    await alter(row.amount + 1)
    const fault = `entry 2 (${row.entryID}) was altered`
    expect(await verified(api, 'ledger', token)).toMatchObject({ isIntact: false, fault })
    expect((await read(second)).last).toMatchObject({ isIntact: false, fault })
    await alter(row.amount)
    expect(await verified(second, 'ledger', token)).toMatchObject({ isIntact: true, fault: null })
  })
})
