import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildCoupon } from '../support/coupons.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { after, buildMetered, openUsageShop, type UsageShop } from '../support/usage.js'

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

async function withCoupon(terms: object, items?: object[]) {
  const { couponID } = await buildCoupon(api, shop.program, { ...terms })
  const one = await shop.subscribed({ couponID, ...(items && { items }) })
  /** Amount and discount of each line for usage. */
  const used = async () =>
    (await invoicesOf(api, shop.program, one.made.subscriptionID))
      .flatMap(({ lines }) => lines)
      .filter(({ isUsage, quantity }) => isUsage && quantity > 0)
      .map(({ amount, discountAmount }) => [amount, discountAmount])
  return { ...one, used }
}

const seatsOnly = () => [{ priceID: shop.seats }]

describe('Usage that is not ripe when its period ends', () => {
  it('keeps its coupon where its price was removed shortly before', async () => {
    const { use, to, change, used } = await withCoupon({ percentOff: 50 })
    await use(100)
    await to(after(firstEnd, -30))
    await change({ items: seatsOnly() })
    await to(firstEnd)
    expect(await used()).toEqual([])
    await to(after(firstEnd, 30))
    expect(await used()).toEqual([[1_000, 500]])
  })

  it('keeps its coupon through a pause', async () => {
    const { use, to, change, post, used } = await withCoupon({ percentOff: 50 })
    await use(100)
    await to(after(firstEnd, -30))
    await change({ items: seatsOnly() })
    await post('pause')
    await to(after(firstEnd, 10))
    await post('resume')
    expect(await used()).toEqual([])
    await to(after(firstEnd, 30))
    expect(await used()).toEqual([[1_000, 500]])
  })

  it('keeps its coupon where another interval begins, and shares an amount off', async () => {
    const yearly = await buildPrice(api, shop.program, { interval: 'year', unitAmount: 30_000 })
    const other = { priceID: (await buildMetered(api, shop.program)).priceID }
    const calls = { priceID: shop.calls }
    const { use, to, change, used } = await withCoupon({ amountOff: 500 }, [calls, other])
    await use(40)
    await use(40, undefined, other.priceID)
    await to(after(start, 600))
    await change({ items: [other] })
    await to(after(start, 630))
    expect((await change({ items: [{ priceID: yearly.priceID }] })).status).toBe(200)
    await to(after(start, 660))
    expect(await used()).toEqual([[400, 400]])
    await to(after(start, 690))
    expect(await used()).toEqual([
      [400, 400],
      [400, 100],
    ])
  })
})

describe('An amount off', () => {
  it('that seats used is not there again once they are removed', async () => {
    const { use, to, change, used } = await withCoupon({ amountOff: 3_000 })
    await use(100)
    await to(after(firstEnd, -60))
    await change({ items: [{ priceID: shop.calls }], applies: 'now' })
    await to(after(firstEnd, 60))
    expect(await used()).toEqual([[1_000, 0]])
  })

  it('is there again as far as the seats were given back', async () => {
    const { use, to, change, used } = await withCoupon({ amountOff: 3_000 })
    await use(300)
    await to('2027-02-14T09:00:00Z')
    await change({ items: [{ priceID: shop.calls }] })
    await to(after(firstEnd, 60))
    expect(await used()).toEqual([[3_000, 1_500]])
  })

  it('is there again as far as another interval gave the seats back', async () => {
    const yearly = await buildPrice(api, shop.program, { interval: 'year', unitAmount: 30_000 })
    const { use, to, change, used } = await withCoupon({ amountOff: 3_000 })
    await use(300)
    await to('2027-02-14T09:00:00Z')
    expect((await change({ items: [{ priceID: yearly.priceID }] })).status).toBe(200)
    await to('2027-02-14T10:00:00Z')
    expect(await used()).toEqual([[3_000, 1_500]])
  })

  it('is still there if seats that are added charge nothing in this period', async () => {
    const { use, to, change, used } = await withCoupon({ amountOff: 500 }, [{ priceID: shop.calls }])
    await use(100)
    await to('2027-02-14T09:00:00Z')
    await change({ items: shop.both(), applies: 'now' })
    await to(after(firstEnd, 60))
    expect(await used()).toEqual([[1_000, 500]])
  })

  it('does not grow by seats that were added without a charge and then removed', async () => {
    const { use, to, change, used } = await withCoupon({ amountOff: 500 }, [{ priceID: shop.calls }])
    await use(100)
    await change({ items: shop.both(), applies: 'now' })
    await to('2027-02-14T09:00:00Z')
    await change({ items: [{ priceID: shop.calls }] })
    await to(after(firstEnd, 60))
    expect(await used()).toEqual([[1_000, 500]])
  })

  it('counts for seats that are added as well', async () => {
    const { use, to, change, used } = await withCoupon({ amountOff: 2_000 }, [{ priceID: shop.calls }])
    await use(300)
    await to('2027-02-14T09:00:00Z')
    await change({ items: shop.both() })
    await to(after(firstEnd, 60))
    expect(await used()).toEqual([[3_000, 1_000]])
  })
})
