import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/errors/client-limits.js'
import { standardPlanID } from '#contract/plan-terms.js'
import { limitCountsFault } from '../../api/src/money/client-limits/verify-counts.js'
import { dayMs, dayOf } from '../../api/src/money/client-limits/limit-hit.js'
import { signInAdmin } from '../support/builders.js'
import { outcomeOf } from '../support/factors.js'
import { buildMerchant, expectSoundBooks, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let merchant: Merchant
let planID: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  merchant = await buildMerchant(api)
  planID = (await ask('POST', '/plans', { name: 'Starter' })).body.planID
  await give({ planID })
})

const ask = (method: string, path: string, body?: object, token = admin) => api.call(method, path, { token, body })
const give = (body: object) => ask('PUT', `/clients/${merchant.clientID}/terms`, body)
const planned = (limits: object[] | undefined, id = planID) => ask('PUT', `/plans/${id}`, { name: 'Starter', limits })
const own = (limits: object[]) => ask('PUT', `/clients/${merchant.clientID}/limits`, { limits })
const seen = async () => (await ask('GET', `/clients/${merchant.clientID}/limits`, undefined, merchant.token)).body
const usd = (limits: object) => [{ currency: 'USD', ...limits }]
const exceeded = [422, 'LIMIT_EXCEEDED']

describe('PUT /plans/:planID with limits', () => {
  it('keeps them until others are given, and its clients read them with what counts', async () => {
    await merchant.pay({ amount: 700 })
    const { body } = await planned(usd({ dayAmount: 1_000, paymentLeast: 100 }))
    expect(body.limits).toEqual([expect.objectContaining({ currency: 'USD', dayAmount: 1_000, dayCount: null })])
    expect((await planned(undefined)).body.limits).toEqual(body.limits)
    const { items, inForce, planName } = await seen()
    expect([items, planName]).toEqual([[], 'Starter'])
    expect(inForce).toMatchObject([
      { currency: 'USD', dayAmount: 1_000, setFor: { dayAmount: 'plan', dayCount: null }, used: { dayAmount: 700 } },
    ])
    expect((await planned([])).body.limits).toEqual([])
    expect((await seen()).inForce).toEqual([])
  })

  it.each([
    ['an object', {}, words.limitsForm],
    ['a currency twice', [...usd({}), ...usd({})], words.currencyTwice('USD')],
    ['an unknown limit', usd({ toString: 1 }), words.limitUnknown],
    ['half a cent', usd({ dayAmount: 0.5 }), words.limitForm],
    ['crossed ends', usd({ paymentLeast: 2, paymentMost: 1 }), words.limitsCrossed],
  ])('refuses %s', async (_what, limits, sentence) => {
    const answer = await planned(limits as object[])
    expect([answer.status, answer.body.fields]).toEqual([422, { limits: sentence }])
  })
})

describe('a payment of a client on a plan with limits', () => {
  it('is refused by the plan’s name, with what is left and when it opens, in both modes alike', async () => {
    await planned(usd({ dayAmount: 1_000, paymentMost: 900 }))
    expect((await merchant.pay({ amount: 800 })).status).toBe(201)
    const refused = await merchant.pay({ amount: 300 })
    const opensAt = new Date((dayOf(clock.now()) + 1) * dayMs).toISOString()
    const hit = { name: 'dayAmount', setFor: 'plan', limit: 1_000, left: 200, opensAt }
    expect([outcomeOf(refused), refused.body.limit]).toEqual([exceeded, hit])
    expect(refused.body.error).toBe(
      `The limit is $10.00 in payments per day on this plan. $2.00 left. You can retry from ${opensAt}`,
    )
    expect((await merchant.pay({ amount: 901 })).body.fields.amount).toBe('The maximum payment is $9.00 on this plan')
    expect((await merchant.pay({ amount: 5_000, currency: 'EUR' })).status).toBe(201)
    const live = await ask('GET', `/clients/${merchant.clientID}/limits?mode=live`)
    expect(live.body.inForce).toMatchObject([{ dayAmount: 1_000, used: { dayAmount: 0 } }])
  })

  it('is one of exactly 10 when 200 come at once, also where the plan came to its client a moment ago', async () => {
    await merchant.pay({ amount: 100 })
    await planned(usd({ dayCount: 10 }))
    const answers = await Promise.all(Array.from({ length: 200 }, () => merchant.pay({ amount: 100 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(9)
    expect(answers.filter(({ body }) => body.limit?.setFor === 'plan')).toHaveLength(191)
    expect((await seen()).inForce[0].used).toMatchObject({ dayCount: 10, dayAmount: 1_000 })
    expect(await limitCountsFault(api.database.read)).toBeNull()
  })

  it.each([
    ['lower', 1, 1],
    ['higher', 3, 3],
  ])('counts by its own limit where that is %s', async (_what, dayCount, passing) => {
    await planned(usd({ dayCount: 2, paymentMost: 900 }))
    await own(usd({ dayCount }))
    for (let at = 0; at < passing; at += 1) expect((await merchant.pay({ amount: 100 })).status).toBe(201)
    expect((await merchant.pay({ amount: 100 })).body.limit).toMatchObject({ name: 'dayCount', setFor: 'client' })
    expect((await merchant.pay({ amount: 901 })).body.limit).toMatchObject({ name: 'paymentMost', setFor: 'plan' })
    expect((await seen()).items[0]).toMatchObject({ dayCount, paymentMost: null })
    await own([])
    expect((await seen()).inForce[0]).toMatchObject({ dayCount: 2, setFor: { dayCount: 'plan' } })
  })

  it('follows its client to another plan and back, and what was paid meanwhile counts', async () => {
    await planned(usd({ dayCount: 2 }))
    expect((await merchant.pay({ amount: 100 })).status).toBe(201)
    await give({ terms: {} })
    expect((await seen()).planName).toBeNull()
    for (let at = 0; at < 2; at += 1) expect((await merchant.pay({ amount: 100 })).status).toBe(201)
    await give({ planID })
    expect((await merchant.pay({ amount: 100 })).body.limit).toMatchObject({ limit: 2, left: 0, setFor: 'plan' })
    await planned(usd({ dayCount: 4 }))
    expect((await merchant.pay({ amount: 100 })).status).toBe(201)
    expect(await limitCountsFault(api.database.read)).toBeNull()
    await expectSoundBooks(api)
  })

  it('is limited by the standard plan where its client has no other', async () => {
    await give({})
    await planned(usd({ dayCount: 1 }), standardPlanID)
    expect((await merchant.pay({ amount: 100 })).status).toBe(201)
    expect((await merchant.pay({ amount: 100 })).body.limit).toMatchObject({ setFor: 'plan' })
    await ask('PUT', `/plans/${standardPlanID}`, { name: 'Standard', limits: [] })
    expect((await merchant.pay({ amount: 100 })).status).toBe(201)
  })
})

describe('a refund of a client on a plan with limits', () => {
  it('is refused above them', async () => {
    await planned(usd({ refundDayCount: 1 }))
    const { transactionID } = (await merchant.pay({ amount: 5_000 })).body
    expect((await merchant.ask(transactionID, 'refunds', { amount: 100 })).status).toBe(201)
    const refused = await merchant.ask(transactionID, 'refunds', { amount: 100 })
    expect([outcomeOf(refused), refused.body.limit]).toEqual([
      exceeded,
      expect.objectContaining({ name: 'refundDayCount', setFor: 'plan', left: 0 }),
    ])
  })
})
