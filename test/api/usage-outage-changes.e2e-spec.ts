import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { usageGraceMs } from '#contract/billing-limits.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { openUsageShop, usageOf, type UsageShop } from '../support/usage.js'
import { at, daily } from '../support/usage-days.js'

let api: TestApi
let shop: UsageShop
beforeAll(async () => {
  api = await startApi()
  shop = await openUsageShop(api, '2027-01-31T09:00:00.000Z')
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const hour = usageGraceMs
const seatOf = [['ahead', 1, 3_000]]

/** Three days have passed without a server, and late usage has its hour now. */
async function wasDown() {
  const { priceID: seats } = await buildPrice(api, shop.program, { interval: 'day', unitAmount: 3_000 })
  const one = await daily(api, shop.program, [{ priceID: seats }])
  const startedAt = await one.startsAt()
  await one.use(5, at(startedAt, 0))
  await one.passed(75 * hour)
  expect(await one.work()).toEqual([seatOf])
  const firstDay = new Date(startedAt.getTime() - 75 * hour)
  const passed = async () => {
    await one.passed(hour + 1_000)
    return one.work()
  }
  return { ...one, seats, firstDay, passed }
}

describe('In the hour after an outage', () => {
  it('a change counts from now on, and the days that have passed cost what they cost', async () => {
    const { made: subscription, seats, priceID, call, work, use, row, firstDay, passed } = await wasDown()
    const items = [{ priceID }, { priceID: seats, quantity: 5 }]
    expect((await call('PUT', '', { items })).status).toBe(200)
    const made = await work()
    expect(made.filter((lines) => lines.length === 1)).toEqual([seatOf, seatOf, seatOf, seatOf])
    // Of the day that runs, three hours have passed.
    const changed = made.filter((lines) => lines.length > 1)
    expect(changed).toEqual([
      [
        ['ahead', 1, expect.any(Number)],
        ['ahead', 5, expect.any(Number)],
      ],
    ])
    expect(Number(changed[0]?.[1]?.[2])).toBeLessThan(15_000)
    expect(await use(7, at(firstDay, 30 * 60))).toBe(201)
    const waitedUntil = (await row()).waitedUntil?.toISOString()
    const told = (await usageOf(api, shop.program, subscription)).filter(({ quantity }) => quantity > 0)
    expect(told.map(({ openUntil }) => openUntil)).toEqual([waitedUntil, waitedUntil])
    const used = (await passed()).filter((lines) => lines.some(([kind]) => kind === 'used'))
    expect(used).toEqual([
      [
        ['used', 5, 50],
        ['used', 7, 70],
      ],
    ])
  })

  it.each([
    ['cancellation', 'cancel', { when: 'now' }],
    ['pause', 'pause', {}],
  ])('a %s owes the days that have passed', async (_, action, body) => {
    const { call, work, use, firstDay } = await wasDown()
    expect((await call('POST', `/${action}`, body)).status).toBe(200)
    expect(await work()).toEqual([seatOf, seatOf, seatOf, seatOf])
    expect(await use(1, at(firstDay, 1))).toBe(201)
  })

  it('another interval begins after the days that have passed', async () => {
    const { call, work, passed } = await wasDown()
    const yearly = await buildPrice(api, shop.program, { interval: 'year', unitAmount: 30_000 })
    expect((await call('PUT', '', { items: [{ priceID: yearly.priceID }] })).status).toBe(200)
    const made = await work()
    expect(made.filter((lines) => lines.length === 1)).toEqual([seatOf, seatOf, seatOf, seatOf])
    expect(made).toHaveLength(5)
    expect((await passed()).flat()).toContainEqual(['used', 5, 50])
  })
})
