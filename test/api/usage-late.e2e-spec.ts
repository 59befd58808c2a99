import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { usageGraceMs } from '#contract/billing-limits.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { openUsageShop, type UsageShop } from '../support/usage.js'
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

describe('A server that was down', () => {
  it('gives late events their hour once it is back, and not a second one', async () => {
    const { use, passed, work, startsAt } = await daily(api, shop.program)
    expect(await use(5, at(await startsAt(), 0))).toBe(201)
    await passed(27 * hour)
    expect(await work()).toEqual([])
    expect(await use(5, at(await startsAt(), 1))).toBe(201)
    await passed(hour + 1_000)
    expect(await work()).toEqual([[['used', 10, 100]]])
  })

  it('gives that hour although something else was due before', async () => {
    const { use, passed, work, set, startsAt, row } = await daily(api, shop.program)
    await use(5, at(await startsAt(), 0))
    await passed(27 * hour)
    await set({ dueAt: new Date((await row()).currentPeriodEnd.getTime() - hour) })
    expect(await work()).toEqual([])
    expect(await use(5, at(await startsAt(), 1))).toBe(201)
    await passed(hour + 1_000)
    expect(await work()).toEqual([[['used', 10, 100]]])
  })

  it('keeps that hour through a change, which counts from the period that runs', async () => {
    const { use, passed, work, call, priceID, startsAt, row } = await daily(api, shop.program)
    const first = async () => new Date((await startsAt()).getTime() - 24 * hour)
    await use(5, at(await startsAt(), 0))
    await passed(27 * hour)
    await work()
    const { waitedUntil } = await row()
    const seats = await buildPrice(api, shop.program, { interval: 'day' })
    const changed = await call('PUT', '', { items: [{ priceID }, { priceID: seats.priceID }], applies: 'now' })
    const { currentPeriodEnd, dueAt } = await row()
    expect([changed.status, changed.body.renewsAt, dueAt]).toEqual([200, at(currentPeriodEnd, 60), waitedUntil])
    expect(await work()).toEqual([])
    expect(await use(5, at(await first(), 1))).toBe(201)
    await passed(hour + 1_000)
    expect(await work()).toEqual([[['used', 10, 100]]])
    expect(await use(5, at(await first(), 1))).toBe('USAGE_PERIOD_CLOSED')
  })

  it('invoices each of the periods that ended alone, and both after the same hour', async () => {
    const { use, passed, work, startsAt } = await daily(api, shop.program)
    await use(5, at(await startsAt(), 0))
    await passed(51 * hour)
    expect(await use(7, at(await startsAt(), 25 * 60))).toBe(201)
    expect(await work()).toEqual([])
    await passed(hour + 1_000)
    const both = await until(work, (all) => all.flat().length > 1)
    // Made in the same second, so that their order is not known.
    expect(both.toSorted(([one], [other]) => Number(one?.[1]) - Number(other?.[1]))).toEqual([
      [['used', 5, 50]],
      [['used', 7, 70]],
    ])
  })

  it('ends a subscription when it was to end, whenever that is worked on', async () => {
    const { use, passed, work, call, startsAt, row } = await daily(api, shop.program)
    await use(5, at(await startsAt(), 0))
    expect((await call('POST', '/cancel', {})).status).toBe(200)
    await passed(27 * hour)
    await work()
    const { status, currentPeriodEnd } = await row()
    expect(status).toBe('canceled')
    expect(await use(1, at(currentPeriodEnd, 1))).toBe('USAGE_AFTER_END')
    expect(await use(1, at(currentPeriodEnd, -1))).toBe(201)
    await passed(hour + 1_000)
    expect(await work()).toEqual([[['used', 6, 60]]])
    expect(await use(1, at((await row()).currentPeriodEnd, -1))).toBe('USAGE_PERIOD_CLOSED')
  })
})
