import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { ClientSummaryView } from '../../libs/contract/transaction-summary.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { DayTotal } from '../../api/src/money/transactions/day-total.entity.js'
import { dayTotalsFault } from '../../api/src/money/transactions/day-totals.js'
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
    const createdAt = new Date(clock.time() - daysAgo * dayMs)
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
    expect(dollars?.days.at(-1)?.day).toBe(clock.now().toISOString().slice(0, 10))
    expect(yen?.today.payments).toBe(0)
    expect(yen?.period).toEqual({ payments: 1, amount: 500, fee: 13, net: 487 })
    expect(clock.time() - Date.parse(firstPaymentAt ?? '')).toBeGreaterThan(29 * dayMs)
  })

  it('counts nothing of another client, whose summary looks absent', async () => {
    const { client, pay } = await build()
    await pay()
    const other = await buildClient(api)
    expect((await read(other)).currencies).toEqual([])
    const { status } = await api.call('GET', `/clients/${client.clientID}/summary`, { token: other.token })
    expect(status).toBe(404)
  })

  it('keeps its totals when many payments of a merchant succeed at once', async () => {
    const { client, pay } = await build()
    await Promise.all(Array.from({ length: 40 }, (_, at) => pay({ amount: 1_000 + at })))
    const [dollars] = (await read(client)).currencies
    expect(dollars?.today).toMatchObject({ payments: 40, amount: 40 * 1_000 + (40 * 39) / 2 })
  })

  it('names the day whose totals are not what its payments make', async () => {
    const { client, pay } = await build()
    await pay({ amount: 1_000 })
    const { clientID } = client
    const faultNow = () => api.database.snapshot(dayTotalsFault)
    const fault = `totals of ${clientID} in test USD on ${clock.now().toISOString().slice(0, 10)} are not what its payments make`
    expect(await faultNow()).toBeNull()
    for (const change of [{ amount: 999 }, { amount: 1_000, payments: 2 }]) {
      await api.database.write((manager) => manager.update(DayTotal, { clientID }, change))
      expect(await faultNow()).toBe(fault)
    }
    await api.database.write((manager) => manager.delete(DayTotal, { clientID }))
    expect([await faultNow(), (await verifyLedger(api.database)).fault]).toEqual([fault, fault])
    await api.database.write((manager) =>
      manager.query(
        `INSERT INTO "day_totals" SELECT "clientID", "mode", "currency", "createdAt" / 86400000, 1, "amountCaptured", "fee"
         FROM "transactions" WHERE "clientID" = '${clientID}'`,
      ),
    )
    expect((await verifyLedger(api.database)).fault).toBeNull()
  })
})
