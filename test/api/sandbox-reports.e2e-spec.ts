import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sandboxAccountID } from '../../libs/contract/processors.js'
import { sandboxCostHundredths } from '../../libs/contract/sandbox.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { compareAll, costsIn, readReports } from '../support/processor-reports.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let token: string
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  token = await signInAdmin(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

describe('the report of the sandbox', () => {
  it('tells of payments and refunds with a cost of its own, and the proof is zero in each currency', async () => {
    const paid: string[] = []
    for (const currency of ['EUR', 'USD', 'JPY']) {
      const { body } = await merchant.pay({ amount: 10_000, currency, paymentMethod: 'pm_success' })
      paid.push(body.transactionID)
    }
    await merchant.ask(paid[0] ?? '', 'refund', { amount: 2_500 })
    expect(await readReports(api, sandboxAccountID)).toBeNull()
    expect(await readReports(api, sandboxAccountID)).toBeNull()
    await compareAll(api)
    const { body } = await api.call('GET', '/reconciliation', { token })
    for (const { currency, processors, ledger } of body.currencies) {
      expect([currency, processors.difference, ledger.difference]).toEqual([currency, 0, 0])
      expect(await costsIn(api, currency)).toBe((10_000 * sandboxCostHundredths) / 10_000)
    }
    const list = await api.call('GET', '/reconciliation-differences', { token })
    expect(list.body).toEqual({ items: [], nextCursor: null })
  })
})
