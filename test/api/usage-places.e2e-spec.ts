import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildCoupon } from '../support/coupons.js'
import { openSettings, payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { after, openUsageShop, type UsageShop } from '../support/usage.js'

const start = '2027-01-31T09:00:00.000Z'
const firstEnd = '2027-02-28T09:00:00.000Z'

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

describe('The page of a customer', () => {
  it('shows usage so far, and takes no quantity for it', async () => {
    const { made, customerID, use } = await shop.subscribed()
    await use(5)
    await savePortalSettings(api, shop.program)
    const one = payerOf(api, await payerSession(api, shop.program, customerID), made.subscriptionID)
    const shown = await one.read()
    expect(shown.items).toMatchObject([
      { quantity: 1, usedQuantity: null, amount: 3_000 },
      { quantity: null, usedQuantity: 5, amount: 50 },
    ])
    expect(shown.nextCharge).toEqual({ at: after(firstEnd, 60), amount: 3_050 })
    const items = (quantity: number | null) => [
      { priceID: shop.seats, quantity: 2 },
      { priceID: shop.calls, quantity },
    ]
    const refused = await one.act('preview', { items: items(5) })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['items']])
    const { preview } = await one.preview(items(null))
    await use(2)
    const changed = await one.act('change', { items: items(null), preview })
    expect([changed.status, changed.body.items[0].quantity]).toEqual([200, 2])
  })

  it('offers no metered price', async () => {
    const body = openSettings({ priceIDs: [shop.calls] })
    const answer = await api.call('PUT', '/portal-settings', { token: shop.program, body })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['priceIDs']])
  })
})

describe('A subscription with usage', () => {
  it('leaves room for it below the largest amount of an invoice', async () => {
    const { priceID } = await buildPrice(api, shop.program, { unitAmount: 30_000_000 })
    const { change } = await shop.subscribed()
    const ahead = { priceID, quantity: 1_000 }
    const answer = await change({ items: [ahead, { priceID: shop.calls }], applies: 'period_end' })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['items']])
    const fits = { ...ahead, quantity: 800 }
    expect((await change({ items: [fits, { priceID: shop.calls }], applies: 'period_end' })).status).toBe(200)
  })
})

describe('An amount off', () => {
  it('counts for usage as far as licensed prices have not used it', async () => {
    const { couponID } = await buildCoupon(api, shop.program, { amountOff: 3_500, duration: 'forever' })
    const { made, use, to } = await shop.subscribed({ couponID })
    await use(100)
    await to(after(firstEnd, 60))
    const [, second] = await invoicesOf(api, shop.program, made.subscriptionID)
    expect([second?.total, second?.lines.map(({ discountAmount }) => discountAmount)]).toEqual([500, [500, 3_000]])
  })
})
