import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, disputeNow, expectSoundBooks } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ REFUND_KEEPS_FEE: '1' })
})
afterAll(() => api.close())

describe('REFUND_KEEPS_FEE=1', () => {
  it('leaves the fee of a refund with the platform, and the client below zero', async () => {
    const merchant = await buildMerchant(api)
    const { transactionID } = (await merchant.pay()).body
    expect((await merchant.ask(transactionID, 'refunds')).body.feeReturned).toBe(0)
    expect((await merchant.get('/balance')).body.items).toEqual([
      { currency: 'USD', available: -250, pending: 0, disputed: 0, reserved: 0, inTransit: 0 },
    ])
    await expectSoundBooks(api)
  })

  it.each([
    ['lost', { available: -250, disputed: 0 }],
    ['won', { available: 9_750, disputed: 0 }],
  ])('leaves that of a dispute there as well: one that is %s', async (outcome, balance) => {
    const merchant = await buildMerchant(api)
    const { transactionID } = (await merchant.pay({ paymentMethod: 'pm_dispute_later' })).body
    await disputeNow(api, transactionID)
    const [opened] = (await merchant.detail(transactionID)).disputes
    expect(opened).toMatchObject({ amount: 10_000, fee: 0, net: 10_000, status: 'open' })
    expect((await merchant.get('/balance')).body.items).toMatchObject([{ available: -250, disputed: 10_000 }])
    const token = await signInAdmin(api)
    await api.call('POST', `/disputes/${opened?.disputeID}/close`, { token, body: { outcome } })
    expect((await merchant.get('/balance')).body.items).toMatchObject([balance])
    await expectSoundBooks(api)
  })
})
