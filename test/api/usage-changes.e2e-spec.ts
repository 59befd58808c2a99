import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { after, buildMetered, openUsageShop, type UsageShop } from '../support/usage.js'

const start = '2027-01-31T09:00:00.000Z'
const [firstEnd, secondEnd] = ['2027-02-28T09:00:00.000Z', '2027-03-31T09:00:00.000Z']

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

describe('A change', () => {
  it('that removes the price charges what was used until then with the period', async () => {
    const { use, to, change, invoices } = await shop.subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    expect((await change({ items: [{ priceID: shop.seats }] })).status).toBe(200)
    expect(await use(2, '2027-02-10T08:59:00Z')).toBe(201)
    await to('2027-02-10T09:30:00Z')
    expect(await use(2)).toBe('INVALID_INPUT')
    await to(firstEnd)
    expect((await invoices())[1]).toEqual([
      ['used', 7, 70],
      ['ahead', 1, 3_000],
    ])
  })

  it('back in the same period goes on with what was counted', async () => {
    const { use, change, to, invoices } = await shop.subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    await change({ items: [{ priceID: shop.seats }] })
    await to('2027-02-11T09:00:00Z')
    await change({ items: shop.both() })
    await use(2)
    await to(after(firstEnd, 60))
    expect((await invoices())[1]?.[0]).toEqual(['used', 7, 70])
  })

  it('that adds a price counts from then on', async () => {
    const { use, change, to, invoices } = await shop.subscribed({ items: [{ priceID: shop.seats }] })
    await to('2027-02-10T09:00:00Z')
    await change({ items: shop.both() })
    expect(await use(5, '2027-02-10T08:59:59Z')).toBe('INVALID_INPUT')
    expect(await use(5)).toBe(201)
    await to(after(firstEnd, 60))
    expect((await invoices())[1]?.[0]).toEqual(['used', 5, 50])
  })

  it.each([['now_prorated'], ['now']])('twice within the grace (%s) loses no usage', async (applies) => {
    const { use, to, change, invoices, read } = await shop.subscribed()
    await use(5)
    await to(after(firstEnd, 10))
    await use(3)
    await to(after(firstEnd, 20))
    expect((await change({ items: [{ priceID: shop.seats, quantity: 2 }], applies })).status).toBe(200)
    await to(after(firstEnd, 30))
    expect((await change({ items: [{ priceID: shop.seats, quantity: 3 }], applies })).status).toBe(200)
    expect((await read()).pendingAmount).toBe(0)
    await to(after(secondEnd, 60))
    const used = (await invoices()).flat().filter(([kind]) => kind === 'used')
    expect(used).toEqual([
      ['used', 5, 50],
      ['used', 3, 30],
    ])
  })

  it('within the grace adds no price to the period that is over', async () => {
    const { use, to, change, invoices } = await shop.subscribed({ items: [{ priceID: shop.seats }] })
    const other = { priceID: (await buildMetered(api, shop.program)).priceID }
    await change({ items: [{ priceID: shop.seats }, other] })
    await to(after(firstEnd, 20))
    for (const items of [
      [...shop.both(), other],
      [{ priceID: shop.seats }, other],
      [...shop.both(), other],
    ])
      expect((await change({ items })).status).toBe(200)
    expect(await use(5, after(firstEnd, -1))).toBe('USAGE_PERIOD_CLOSED')
    expect(await use(5)).toBe(201)
    await to(after(secondEnd, 60))
    const used = (await invoices()).map((lines) => lines.filter(([kind]) => kind === 'used'))
    // The first of them is of the other price, which was there.
    expect(used).toEqual([
      [],
      [['used', 0, 0]],
      [
        ['used', 5, 50],
        ['used', 0, 0],
      ],
    ])
  })

  it('of the interval invoices the usage of the old period after its grace', async () => {
    const yearly = await buildPrice(api, shop.program, { interval: 'year', unitAmount: 30_000 })
    const { use, to, change, invoices } = await shop.subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    expect((await change({ items: [{ priceID: yearly.priceID }] })).status).toBe(200)
    expect(await use(2, '2027-02-10T08:59:00Z')).toBe(201)
    await to('2027-02-10T10:00:00Z')
    expect((await invoices()).at(-1)).toEqual([['used', 7, 70]])
    await to('2028-02-10T10:00:00Z')
    expect((await invoices()).flat().filter(([kind]) => kind === 'used')).toHaveLength(1)
  })

  it('for the end of a period that is over takes no more usage of the next one', async () => {
    const { use, to, change, invoices } = await shop.subscribed()
    await use(5)
    await to(after(firstEnd, 10))
    expect(await use(3)).toBe(201)
    expect((await change({ items: [{ priceID: shop.seats }], applies: 'period_end' })).status).toBe(200)
    await to(after(firstEnd, 20))
    expect([await use(1), await use(2, after(firstEnd, -1))]).toEqual(['INVALID_INPUT', 201])
    await to('2027-03-10T09:00:00Z')
    expect(await use(1)).toBe('INVALID_INPUT')
    await to(secondEnd)
    expect((await invoices()).map((lines) => lines.filter(([kind]) => kind === 'used'))).toEqual([
      [],
      [['used', 7, 70]],
      [['used', 3, 30]],
    ])
  })

  it('at the end of the period charges the usage of the last one', async () => {
    const { use, change, to, invoices } = await shop.subscribed()
    await change({ items: [{ priceID: shop.seats }], applies: 'period_end' })
    await use(5)
    await to(after(firstEnd, 60))
    expect((await invoices())[1]).toEqual([
      ['used', 5, 50],
      ['ahead', 1, 3_000],
    ])
    expect(await use(1)).toBe('INVALID_INPUT')
  })
})
