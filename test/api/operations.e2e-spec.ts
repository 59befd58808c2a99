import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { OperationsView } from '#contract/operations.js'
import { sandboxAccountID } from '#contract/processors.js'
import { endedOfAccount } from '../../api/src/desk/operations/ended-payments.js'
import { firstAnswersOfAccount } from '../../api/src/desk/operations/first-answers.js'
import { statementOf, waitingLists } from '../../api/src/desk/operations/waiting-work.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, disputeNow, type Merchant } from '../support/payments.js'
import { buildPortalUser, buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const dayMs = 86_400_000
const isPostgres = process.env.TEST_ENGINE === 'postgres'
let api: TestApi
let staff: string
let merchant: Merchant

beforeAll(async () => {
  api = await startApi()
  staff = await signInAdmin(api)
})
afterAll(() => api.close())

const day = (daysAgo: number) => new Date(clock.time() - daysAgo * dayMs).toISOString().slice(0, 10)
const ask = (query = '', token: string | undefined = staff) => api.call('GET', `/operations${query}`, { token })
const read = async (query = ''): Promise<OperationsView> => (await ask(query)).body
const rate = (succeeded: number, failed: number, successPercentage: number | null) => ({
  succeeded,
  failed,
  successPercentage,
})

async function pay(overrides: Record<string, unknown>, daysAgo: number, more: Partial<Transaction> = {}) {
  const { transactionID } = (await merchant.pay(overrides)).body
  const createdAt = new Date(clock.time() - daysAgo * dayMs)
  await api.database.write((manager) => manager.update(Transaction, { transactionID }, { createdAt, ...more }))
  return transactionID
}

describe('GET /operations', () => {
  it('of an empty installation is empty, and not an error', async () => {
    const view = await read()
    expect(view).toMatchObject({ mode: 'test', from: day(6), to: day(0), comparedFrom: day(13), comparedTo: day(7) })
    expect([view.currencies, view.methods, view.declines]).toEqual([[], [], []])
    expect(view.processors).toMatchObject([
      { processorAccountID: sandboxAccountID, circuit: 'closed', successPercentage: null },
    ])
    expect(view.waiting.map(({ kind, count, at }) => [kind, count, at])).toEqual(
      waitingLists.map(({ kind }) => [kind, 0, null]),
    )
    expect((await read('?mode=live')).processors).toEqual([])
  })

  it('adds up what ended, beside the week before', async () => {
    merchant = await buildMerchant(api)
    await pay({ amount: 1_000 }, 1, { cardBrand: 'visa' })
    await pay({ amount: 2_500 }, 1)
    await pay({ amount: 9_000, paymentMethod: 'pm_declined_fraud' }, 2)
    await pay({ amount: 4_000 }, 8)
    await pay({ amount: 500, currency: 'JPY' }, 15)
    const view = await read()
    expect(view.currencies).toMatchObject([
      {
        ...{ currency: 'USD', amount: 3_500, amountBefore: 4_000, ...rate(2, 1, 66.7), before: rate(1, 0, 100) },
      },
    ])
    const points = view.currencies[0]?.points ?? []
    expect(points).toHaveLength(7)
    expect(points[5]).toEqual({ at: `${day(1)}T00:00:00.000Z`, amount: 3_500, ...rate(2, 0, 100) })
    expect(view.methods).toContainEqual({ cardBrand: 'visa', ...rate(1, 0, 100), before: rate(0, 0, null) })
    expect(view.declines).toEqual([{ failureCode: 'suspected_fraud', payments: 1, paymentsBefore: 0 }])
    const [sandbox] = view.processors
    expect(sandbox).toMatchObject({ ...rate(2, 1, 66.7), before: rate(1, 0, 100) })
    expect(sandbox?.firstAnswer.attempts).toBe(5)
    expect(sandbox?.firstAnswer.p95Ms).toBeGreaterThanOrEqual(sandbox?.firstAnswer.p50Ms ?? Infinity)
  })

  it('shows a day by the hour, and only the days that are asked for', async () => {
    const view = await read(`?from=${day(1)}&to=${day(1)}`)
    expect([view.unit, view.currencies[0]?.points.length, view.currencies[0]?.succeeded]).toEqual(['hour', 24, 2])
    expect((await read(`?from=${day(5)}&to=${day(4)}`)).currencies).toEqual([])
    expect((await read('?mode=live')).currencies).toEqual([])
  })

  it('counts what waits, since when, and of which client', async () => {
    const transactionID = await pay({ amount: 700 }, 0)
    await disputeNow(api, transactionID)
    await api.database.write((manager) => manager.update(Transaction, { transactionID }, { review: 'open' }))
    const { waiting } = await read()
    expect(waiting.find(({ kind }) => kind === 'evidence')).toMatchObject({ count: 1, isMore: false })
    expect(waiting.find(({ kind }) => kind === 'reviews')).toMatchObject({ count: 1, at: expect.any(String) })
  })

  it('tells what waits only to whoever may open its list', async () => {
    const role = await buildRole(api, [
      ['GET', '/operations'],
      ['GET', '/disputes'],
    ])
    const { token } = await buildPortalUser(api, [role])
    expect((await ask('', token)).body.waiting.map(({ kind }: { kind: string }) => kind)).toEqual(['evidence'])
  })

  it('is for staff with the permission', async () => {
    expect((await api.call('GET', '/operations')).status).toBe(401)
    expect((await ask('', (await buildPortalUser(api, [])).token)).status).toBe(403)
    expect((await ask('', merchant.token)).status).toBe(403)
    expect((await ask('', merchant.accessToken)).status).toBe(403)
  })

  it.each([
    ['?from=2026-02-30', 'from'],
    ['?from=yesterday', 'from'],
    ['?to=2026-01-01T00:00:00Z', 'to'],
    ['?from=2026-02-02&to=2026-02-01', 'from'],
    ['?from=2025-01-01&to=2026-01-01', 'from'],
    ['?from=0001-01-01', 'from'],
    ['?to=9999-12-31', 'to'],
    ['?mode=both', 'mode'],
    ['?days=7', 'days'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await ask(query)
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('what operations ask the database', () => {
  const undone = new Error('undone')
  async function explain(statement: string, values: unknown[], without: string[] = []): Promise<string> {
    let plan = ''
    const unit = api.database.write(async (manager) => {
      // So few rows are read faster without an index, or cost the same by another one: the question is whether one fits.
      if (isPostgres) for (const way of ['seqscan', 'bitmapscan']) await manager.query(`SET LOCAL enable_${way} = off`)
      if (isPostgres) for (const index of without) await manager.query(`DROP INDEX "${index}"`)
      plan = JSON.stringify(await manager.query(`EXPLAIN ${isPostgres ? '' : 'QUERY PLAN '}${statement}`, values))
      throw undone
    })
    await expect(unit).rejects.toBe(undone)
    return plan
  }

  it('reads ended payments from their index alone', async () => {
    const plan = await explain(
      endedOfAccount(dayMs),
      [sandboxAccountID, 0, 1],
      ['transactions_by_status_createdAt_transactionID'],
    )
    expect(plan).toContain('transactions_ended_by_kind')
    expect(plan).toMatch(isPostgres ? /Index Only Scan/ : /COVERING INDEX/)
  })

  it('reads no whole table for answers and waiting work', async () => {
    const statements = [[firstAnswersOfAccount, [sandboxAccountID, 0, 1]] as const].concat(
      waitingLists.flatMap((list) => [
        [statementOf(list, 'test'), []] as const,
        [statementOf(list, 'live'), []] as const,
      ]) as never[],
    )
    for (const [statement, values] of statements) {
      const plan = await explain(statement, [...values])
      expect(plan).not.toMatch(isPostgres ? /Seq Scan/ : /SCAN (?!waiting|\(sub|CONSTANT|SUBQUERY)(?!\w+ USING)/)
    }
  })
})
