import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildCoupon } from '../support/coupons.js'
import { expectSoundBooks } from '../support/payments.js'
import { invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { after, buildMetered, openUsageShop, usageOf, type UsageShop } from '../support/usage.js'

const start = '2027-01-31T09:00:00.000Z'
const [firstEnd, secondEnd, thirdEnd] = [
  '2027-02-28T09:00:00.000Z',
  '2027-03-31T09:00:00.000Z',
  '2027-04-30T09:00:00.000Z',
]

let api: TestApi
let shop: UsageShop
beforeAll(async () => {
  api = await startApi()
  shop = await openUsageShop(api, start)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

describe('A period with usage', () => {
  it('is invoiced an hour after its end, with the licensed lines of the next one', async () => {
    const { use, to, read, invoices, made } = await shop.subscribed()
    expect(await use(5)).toBe(201)
    await to(firstEnd)
    expect([await invoices(), (await read()).currentPeriodEnd]).toEqual([[[['ahead', 1, 3_000]]], firstEnd])
    expect([await use(2, after(firstEnd, -1)), await use(100)]).toEqual([201, 201])
    await to(after(firstEnd, 60))
    expect((await invoices())[1]).toEqual([
      ['used', 7, 70],
      ['ahead', 1, 3_000],
    ])
    const renewed = await read()
    expect([renewed.currentPeriodStart, renewed.currentPeriodEnd]).toEqual([firstEnd, secondEnd])
    expect(renewed.renewsAt).toBe(after(secondEnd, 60))
    expect(await usageOf(api, shop.program, made)).toMatchObject([{ quantity: 100, periodStart: firstEnd }])
    await to(after(secondEnd, 60))
    expect((await invoices())[2]?.[0]).toEqual(['used', 100, 1_000])
    const [line] = (await invoicesOf(api, shop.program, made.subscriptionID))[1]?.lines ?? []
    expect([line?.periodStart, line?.periodEnd, line?.isUsage]).toEqual([start, firstEnd, true])
  })

  it('counts over several periods in one advance, with none in between', async () => {
    const { use, to, invoices } = await shop.subscribed()
    await use(5)
    await to(after(thirdEnd, 60))
    const [, first, second, third] = await invoices()
    expect([first?.[0], second?.[0], third?.[0]]).toEqual([
      ['used', 5, 50],
      ['used', 0, 0],
      ['used', 0, 0],
    ])
  })

  it('charges tiers as they are, and the coupon of its period', async () => {
    const tiers = [
      { upTo: 10, unitAmount: 100 },
      { upTo: null, unitAmount: 10 },
    ]
    const { priceID } = await buildMetered(api, shop.program, { tiers })
    const coupon = await buildCoupon(api, shop.program, { percentOff: 50 })
    const { use, to, made } = await shop.subscribed({ items: [{ priceID }], couponID: coupon.couponID })
    await use(15, undefined, priceID)
    await to(after(firstEnd, 60))
    const [invoice] = await invoicesOf(api, shop.program, made.subscriptionID)
    expect([invoice?.lines[0]?.amount, invoice?.discountAmount, invoice?.total]).toEqual([1_050, 525, 525])
  })

  it('is free in a trial, and the period after it is not', async () => {
    const { use, to, invoices, read, made } = await shop.subscribed({ trialDays: 7 })
    await use(50)
    expect(await usageOf(api, shop.program, made)).toMatchObject([{ quantity: 50, amount: 0 }])
    await to('2027-02-07T09:00:00Z')
    expect([await invoices(), (await read()).status]).toEqual([[[['ahead', 1, 3_000]]], 'active'])
    await use(3)
    await to('2027-03-07T10:00:00Z')
    expect((await invoices())[1]?.[0]).toEqual(['used', 3, 30])
  })
})

describe('POST /subscriptions/:subscriptionID/preview', () => {
  it('names usage so far, and more of it changes nothing that the preview promises', async () => {
    const { use, post, change, to, invoices } = await shop.subscribed()
    await use(5)
    const next = await post('preview')
    expect(next).toMatchObject({ invoicedAt: after(firstEnd, 60), total: 3_050 })
    expect(next.lines[0]).toMatchObject({ description: 'API calls (usage so far)', quantity: 5, isUsage: true })
    const later = { items: [{ priceID: shop.seats, quantity: 2 }, { priceID: shop.calls }], applies: 'period_end' }
    const { preview } = await post('preview', later)
    await use(7)
    expect((await change({ ...later, preview })).status).toBe(200)
    const now = { items: [{ priceID: shop.seats, quantity: 3 }, { priceID: shop.calls }] }
    const prorated = await post('preview', now)
    expect(prorated.lines.some(({ isUsage }: { isUsage: boolean }) => isUsage)).toBe(false)
    await use(1)
    expect((await change({ ...now, preview: prorated.preview })).status).toBe(200)
    await to(after(firstEnd, 60))
    expect((await invoices()).at(-1)).toEqual([
      ['used', 13, 130],
      ['ahead', 3, 9_000],
    ])
  })
})
