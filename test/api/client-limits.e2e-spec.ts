import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/errors/client-limits.js'
import { limitCountsFault } from '../../api/src/money/client-limits/verify-counts.js'
import { PaymentCount } from '../../api/src/money/client-limits/payment-count.entity.js'
import { dayMs, dayOf } from '../../api/src/money/client-limits/limit-hit.js'
import { idempotencyKey, signInAdmin } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, edit, expectSoundBooks, type Merchant, paymentIn } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  merchant = await buildMerchant(api)
})

const path = () => `/clients/${merchant.clientID}/limits`
const limit = (limits: object[], token = admin) => api.call('PUT', path(), { token, body: { limits } })
const used = async () => (await api.call('GET', path(), { token: merchant.token })).body.items[0].used
const exceeded = [422, 'LIMIT_EXCEEDED']

describe('PUT /clients/:clientID/limits', () => {
  it('sets them, and the client reads them with what counts', async () => {
    await merchant.pay({ amount: 700 })
    const answer = await limit([{ currency: 'USD', dayAmount: 1_000, paymentLeast: 100 }])
    expect(answer.status).toBe(200)
    expect(answer.body.items).toEqual([
      expect.objectContaining({ currency: 'USD', dayAmount: 1_000, paymentLeast: 100, paymentMost: null }),
    ])
    expect(await used()).toMatchObject({ dayAmount: 700, dayCount: 1, thirtyDaysAmount: 700 })
    expect((await limit([])).body.items).toEqual([])
  })

  it.each([
    ['no list', {}, words.limitsForm],
    ['an unknown currency', [{ currency: 'XXX' }], words.limitsForm],
    ['a currency twice', [{ currency: 'USD' }, { currency: 'USD' }], words.currencyTwice('USD')],
    ['an unknown limit', [{ currency: 'USD', toString: 1 }], words.limitUnknown],
    ['half a cent', [{ currency: 'USD', dayAmount: 0.5 }], words.limitForm],
    ['less than nothing', [{ currency: 'USD', dayCount: -1 }], words.limitForm],
    ['crossed ends', [{ currency: 'USD', paymentLeast: 2, paymentMost: 1 }], words.limitsCrossed],
  ])('refuses %s', async (_what, limits, sentence) => {
    const answer = await limit(limits as object[])
    expect([answer.status, answer.body.fields]).toEqual([422, { limits: sentence }])
  })

  it('is staff’s alone', async () => {
    expect((await limit([], merchant.token)).status).toBe(403)
    expect((await api.call('GET', '/clients/cli_nobody/limits', { token: admin })).status).toBe(404)
  })
})

describe('a payment of a client with limits', () => {
  it('is refused by name, says what is left and when it opens, and keeps no key', async () => {
    await limit([{ currency: 'USD', dayAmount: 1_000, paymentMost: 900 }])
    expect((await merchant.pay({ amount: 800 })).status).toBe(201)
    const headers = idempotencyKey()
    const refused = await merchant.pay({ amount: 300 }, headers)
    const opensAt = new Date((dayOf(clock.now()) + 1) * dayMs).toISOString()
    const hit = { name: 'dayAmount', setFor: 'client', limit: 1_000, left: 200, opensAt }
    expect([outcomeOf(refused), refused.body.limit]).toEqual([exceeded, hit])
    expect(refused.body.error).toBe(
      `The limit is $10.00 in payments per day. $2.00 left. You can retry from ${opensAt}`,
    )
    expect((await merchant.pay({ amount: 901 })).body.fields.amount).toBe('The maximum payment is $9.00')
    expect((await merchant.pay({ amount: 5_000, currency: 'EUR' })).status).toBe(201)
    await limit([])
    expect((await merchant.pay({ amount: 300 }, headers)).status).toBe(201)
  })

  it('is one of exactly 10 when 200 come at once', async () => {
    await limit([{ currency: 'USD', dayCount: 10 }])
    const answers = await Promise.all(Array.from({ length: 200 }, () => merchant.pay({ amount: 100 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === 'LIMIT_EXCEEDED')).toHaveLength(190)
    expect(await used()).toMatchObject({ dayCount: 10, dayAmount: 1_000 })
    expect(await limitCountsFault(api.database.read)).toBeNull()
  })

  it('is counted once however often its key is sent, and by what was paid when limits came beside it', async () => {
    const headers = idempotencyKey()
    await Promise.all([
      ...Array.from({ length: 10 }, () => merchant.pay({ amount: 100 }, headers)),
      ...Array.from({ length: 10 }, () => merchant.pay({ amount: 100 })),
      limit([{ currency: 'USD', dayCount: 100 }]),
    ])
    expect(await used()).toMatchObject({ dayCount: 11, dayAmount: 1_100 })
  })

  it.each(['failed', 'canceled', 'expired'])('gives its place back when it is %s', async (status) => {
    await limit([{ currency: 'USD', dayCount: 1, thirtyDaysAmount: 1_000_000 }])
    await paymentIn(api, merchant, status)
    expect(await used()).toMatchObject({ dayCount: 0, thirtyDaysAmount: 0 })
    expect((await merchant.pay()).status).toBe(201)
    expect(outcomeOf(await merchant.pay())).toEqual(exceeded)
    await expectSoundBooks(api)
  })

  it.each(['processing', 'requires_action', 'authorized'])('holds its place while it is %s', async (status) => {
    await limit([{ currency: 'USD', dayCount: 1 }])
    await paymentIn(api, merchant, status)
    expect(outcomeOf(await merchant.pay())).toEqual(exceeded)
  })

  it('counts until its day has left the window', async () => {
    await limit([{ currency: 'USD', thirtyDaysCount: 1, dayCount: 1 }])
    const { transactionID } = (await merchant.pay()).body
    const past = (days: number) => ({ createdAt: new Date(clock.time() - days * dayMs) })
    await edit(api, transactionID, past(29))
    await limit([{ currency: 'USD', thirtyDaysCount: 1, dayCount: 1 }])
    expect((await merchant.pay()).body.limit).toMatchObject({ name: 'thirtyDaysCount', left: 0 })
    await edit(api, transactionID, past(30))
    await limit([{ currency: 'USD', thirtyDaysCount: 1, dayCount: 1 }])
    expect((await merchant.pay()).status).toBe(201)
  })
})

describe('a refund of a client with limits', () => {
  it('is refused above them, and a failed one gives its place back', async () => {
    await limit([{ currency: 'USD', refundDayCount: 1, refundDayAmount: 500 }])
    const { transactionID } = (await merchant.pay({ amount: 5_000 })).body
    const refund = (amount: number) => merchant.ask(transactionID, 'refunds', { amount })
    expect((await refund(600)).body.limit).toMatchObject({ name: 'refundDayAmount', left: 500, opensAt: null })
    expect((await refund(400)).status).toBe(201)
    expect((await refund(50)).body.limit).toMatchObject({ name: 'refundDayCount', limit: 1, left: 0 })
    expect((await merchant.detail(transactionID)).amountRefunded).toBe(400)
    const { transactionID: other } = (await merchant.pay({ amount: 666 })).body
    await limit([{ currency: 'USD', refundDayCount: 3 }])
    await merchant.ask(other, 'refunds', { amount: 1 })
    expect(await used()).toMatchObject({ refundDayCount: 2, refundDayAmount: 401 })
    await expectSoundBooks(api)
  })
})

describe('the verification of the books', () => {
  it('counts again, and names a count that is wrong', async () => {
    await limit([{ currency: 'USD', dayCount: 10 }])
    await merchant.pay({ amount: 100 })
    await expectSoundBooks(api)
    const { clientID } = merchant
    await api.database.write((manager) => manager.update(PaymentCount, { clientID }, { payments: 2 }))
    expect(await limitCountsFault(api.database.read)).toContain(`counts of ${clientID} in test USD: payments of day`)
    await api.database.write((manager) => manager.update(PaymentCount, { clientID }, { payments: 1 }))
  })
})
