import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { ClientSummaryView } from '../../libs/contract/transaction-summary.js'
import { dailyTotals } from '../../api/src/money/transactions/client-summary.service.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

const dayMs = 86_400_000
let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const read = async ({ clientID, token }: SignedInClient): Promise<ClientSummaryView> =>
  (await api.call('GET', `/clients/${clientID}/summary`, { token })).body

async function build() {
  const client = await buildClient(api)
  const { accessToken } = await buildApiUser(api, client)
  const pay = async (overrides: Record<string, unknown> = {}, daysAgo = 0) => {
    const body = paymentInput(overrides)
    const { transactionID } = (
      await api.call('POST', '/transactions', { token: accessToken, body, headers: idempotencyKey() })
    ).body
    const createdAt = new Date(Date.now() - daysAgo * dayMs)
    await api.database.write((manager) => manager.update(Transaction, { transactionID }, { createdAt }))
  }
  return { client, pay }
}

describe('GET /clients/:clientID/summary', () => {
  it('says nothing about a client without payments', async () => {
    expect(await read(await buildClient(api))).toEqual({ currencies: [], firstPaymentAt: null })
  })

  it('adds up today and thirty days, per currency, in whole minor units', async () => {
    const { client, pay } = await build()
    await pay({ amount: 1_001 })
    await pay({ amount: 99_999 })
    await pay({ amount: 5_000, paymentMethod: 'pm_declined_fraud' })
    await pay({ amount: 2_000 }, 29)
    await pay({ amount: 7_000 }, 30)
    await pay({ amount: 500, currency: 'JPY' }, 3)
    const { currencies, firstPaymentAt } = await read(client)
    expect(currencies.map(({ currency }) => currency)).toEqual(['USD', 'JPY'])
    const [dollars, yen] = currencies
    // 2.5 % of 1001 is 25.025, of 99999 it is 2499.975: each fee is rounded by itself.
    expect(dollars?.today).toEqual({ payments: 2, amount: 101_000, fee: 25 + 2_500, net: 98_475 })
    expect(dollars?.period).toEqual({ payments: 3, amount: 103_000, fee: 2_575, net: 100_425 })
    expect(dollars?.days).toHaveLength(30)
    expect(dollars?.days[0]).toMatchObject({ payments: 1, amount: 2_000 })
    expect(dollars?.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10))
    expect(yen?.today.payments).toBe(0)
    expect(yen?.period).toEqual({ payments: 1, amount: 500, fee: 13, net: 487 })
    expect(Date.now() - Date.parse(firstPaymentAt ?? '')).toBeGreaterThan(29 * dayMs)
  })

  it('counts nothing of another client, whose summary looks absent', async () => {
    const { client, pay } = await build()
    await pay()
    const other = await buildClient(api)
    expect((await read(other)).currencies).toEqual([])
    const { status } = await api.call('GET', `/clients/${client.clientID}/summary`, { token: other.token })
    expect(status).toBe(404)
  })

  it('reads the index alone, and sorts nothing', async () => {
    const postgres = process.env.TEST_ENGINE === 'postgres'
    const plan = await api.database.write(async (manager) => {
      // So few rows are read faster without an index: the question is whether one fits.
      if (postgres) await manager.query('SET LOCAL enable_seqscan = off')
      if (postgres) await manager.query('SET LOCAL enable_bitmapscan = off')
      return manager.query(`EXPLAIN ${postgres ? '' : 'QUERY PLAN '}${dailyTotals('test')}`, [
        'cli_none',
        1,
      ]) as Promise<unknown>
    })
    expect(JSON.stringify(plan)).toContain('transactions_test_by_day')
    expect(JSON.stringify(plan)).not.toMatch(/TEMP B-TREE|Sort/)
    if (postgres) expect(JSON.stringify(plan)).toContain('Index Only Scan')
  })
})
