import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { idempotencyKey } from '../support/builders.js'
import { buildOwnAccountMerchant } from '../support/own-accounts.js'
import { expectSoundBooks, type Merchant } from '../support/payments.js'
import { buildDesk, buildPaidMerchant, type Desk } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let desk: Desk
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  desk = await buildDesk(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  merchant = await buildPaidMerchant(api)
})

const usd = (refundsBeyondBalance: number | null) => [{ currency: 'USD', refundsBeyondBalance }]
const limit = (most: number | null, { clientID } = merchant) =>
  api.call('PUT', `/clients/${clientID}/limits`, { token: desk.maker, body: { limits: usd(most) } })
const payOut = () => desk.create({ clientID: merchant.clientID, currency: 'USD' })
const refund = (transactionID: string, amount: number) => merchant.ask(transactionID, 'refunds', { amount })
const paid = async (amount = 10_000): Promise<string> => (await merchant.pay({ amount })).body.transactionID
const available = async () => (await merchant.get('/balance')).body.items[0].available

describe('a refund above the balance', () => {
  it('is made without a limit, and the client owes it', async () => {
    const transactionID = await paid()
    await payOut()
    expect((await refund(transactionID, 4_000)).status).toBe(201)
    expect(await available()).toBeLessThan(0)
  })

  it('is refused with a limit of 0, and the same call passes when the balance covers it', async () => {
    await limit(0)
    const transactionID = await paid()
    await payOut()
    const key = idempotencyKey()
    const ask = () => merchant.ask(transactionID, 'refunds', { amount: 4_000 }, key)
    const refused = await ask()
    expect([refused.status, refused.body.code]).toEqual([422, 'LIMIT_EXCEEDED'])
    expect(refused.body.error).toBe('The limit is $0.00 for refunds above the balance. $0.00 left')
    expect(refused.body.limit).toEqual({
      name: 'refundsBeyondBalance',
      setFor: 'client',
      limit: 0,
      left: 0,
      opensAt: null,
    })
    expect((await merchant.detail(transactionID)).amountRefunded).toBe(0)
    await paid(5_000)
    expect((await ask()).status).toBe(201)
    await expectSoundBooks(api)
  })

  it('is made with the whole balance and its share of the fee', async () => {
    await limit(0)
    const transactionID = await paid()
    expect((await refund(transactionID, 10_000)).status).toBe(201)
    expect(await available()).toBe(0)
  })

  it('goes as far below zero as the limit allows, and no further', async () => {
    await limit(3_000)
    const transactionID = await paid()
    await payOut()
    expect((await refund(transactionID, 3_500)).body.limit).toMatchObject({ limit: 3_000, left: 3_000 })
    expect((await refund(transactionID, 3_000)).status).toBe(201)
    const { left } = (await refund(transactionID, 1_000)).body.limit
    expect((await refund(transactionID, left)).status).toBe(201)
    expect((await refund(transactionID, 1_000)).status).toBe(422)
    expect(await available()).toBeGreaterThanOrEqual(-3_000)
    await expectSoundBooks(api)
  })

  it('counts refunds that run at the same time', async () => {
    await limit(0)
    const [one, other] = [await paid(4_000), await paid(4_000)]
    await payOut()
    await paid(4_000)
    const answers = await Promise.all([refund(one, 3_900), refund(other, 3_900)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    await expectSoundBooks(api)
  })

  it('follows the plan where the client has no limit of its own', async () => {
    const body = { name: 'Covered', limits: usd(0) }
    const { planID } = (await api.call('POST', '/plans', { token: desk.maker, body })).body
    await api.call('PUT', `/clients/${merchant.clientID}/terms`, { token: desk.maker, body: { planID } })
    const transactionID = await paid()
    await payOut()
    expect((await refund(transactionID, 1_000)).body.limit).toMatchObject({ setFor: 'plan', limit: 0 })
    await limit(1_000_000)
    expect((await refund(transactionID, 1_000)).status).toBe(201)
  })

  it('is made at the client’s own processor account, whose money is not in the balance', async () => {
    const own = await buildOwnAccountMerchant(api)
    await limit(0, own)
    const { transactionID } = (await own.pay({ amount: 5_000 })).body
    expect((await own.ask(transactionID, 'refunds', { amount: 5_000 })).status).toBe(201)
  })
})
