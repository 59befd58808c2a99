import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { usageGraceMs } from '#contract/billing-limits.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { UsagePeriod } from '../../api/src/billing/subscriptions/usage-period.entity.js'
import { buildCustomer } from '../support/customers.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { age, buildPrice, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { after, buildMetered, linesOf, openUsageShop, sendUsage, type UsageShop } from '../support/usage.js'

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

/** A daily subscription in real time. What passes in it passes for its usage as well. */
async function daily() {
  const { program } = shop
  const { customerID } = await buildCustomer(api, program)
  await saveCard(api, program, customerID)
  const { priceID } = await buildMetered(api, program, { interval: 'day' })
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
  const { subscriptionID } = made
  const row = () => api.database.read.findOneByOrFail(Subscription, { subscriptionID })
  const set = (change: Partial<Subscription>) =>
    api.database.write((manager) => manager.update(Subscription, { subscriptionID }, change))
  const back = (time: Date | null, ms: number) => time && new Date(time.getTime() - ms)
  async function passed(ms: number): Promise<void> {
    await age(api, made, ms)
    await set({ waitedUntil: back((await row()).waitedUntil, ms) })
    for (const one of await api.database.read.findBy(UsagePeriod, { subscriptionID })) {
      const { usagePeriodID, startsAt, endsAt, lastAt } = one
      const moved = { startsAt: back(startsAt, ms) as Date, endsAt: back(endsAt, ms) as Date, lastAt: back(lastAt, ms) }
      await api.database.write((manager) => manager.update(UsagePeriod, { usagePeriodID }, moved))
    }
  }
  const use = async (quantity: number, happenedAt: string) =>
    (await sendUsage(api, program, { subscriptionID, priceID, quantity, happenedAt })).body.code ?? 201
  const work = async () => {
    await api.app.get(DueSubscriptions, { strict: false }).workOff()
    return (await invoicesOf(api, program, subscriptionID)).map(linesOf)
  }
  const call = (method: 'PUT' | 'POST', action: string, body: object) =>
    api.call(method, `/subscriptions/${subscriptionID}${action}`, { token: program, body })
  return { made, priceID, row, set, passed, use, work, call, startsAt: async () => (await row()).currentPeriodStart }
}

const at = (start: Date, minutes: number) => after(start.toISOString(), minutes)

describe('A server that was down', () => {
  it('gives late events their hour once it is back, and not a second one', async () => {
    const { use, passed, work, startsAt } = await daily()
    expect(await use(5, at(await startsAt(), 0))).toBe(201)
    await passed(27 * hour)
    expect(await work()).toEqual([])
    expect(await use(5, at(await startsAt(), 1))).toBe(201)
    await passed(hour + 1_000)
    expect(await work()).toEqual([[['used', 10, 100]]])
  })

  it('gives that hour although something else was due before', async () => {
    const { use, passed, work, set, startsAt, row } = await daily()
    await use(5, at(await startsAt(), 0))
    await passed(27 * hour)
    await set({ dueAt: new Date((await row()).currentPeriodEnd.getTime() - hour) })
    expect(await work()).toEqual([])
    expect(await use(5, at(await startsAt(), 1))).toBe(201)
    await passed(hour + 1_000)
    expect(await work()).toEqual([[['used', 10, 100]]])
  })

  it('keeps that hour through a change, and says when it renews', async () => {
    const { use, passed, work, call, priceID, startsAt, row } = await daily()
    await use(5, at(await startsAt(), 0))
    await passed(27 * hour)
    await work()
    const { waitedUntil } = await row()
    const seats = await buildPrice(api, shop.program, { interval: 'day' })
    const changed = await call('PUT', '', { items: [{ priceID }, { priceID: seats.priceID }], applies: 'now' })
    expect([changed.status, changed.body.renewsAt]).toEqual([200, waitedUntil?.toISOString()])
    expect((await row()).dueAt).toEqual(waitedUntil)
    expect(await work()).toEqual([])
    expect(await use(5, at(await startsAt(), 1))).toBe(201)
    await passed(hour + 1_000)
    expect((await work())[0]?.[0]).toEqual(['used', 10, 100])
  })

  it('invoices each of the periods that ended alone, and both after the same hour', async () => {
    const { use, passed, work, startsAt } = await daily()
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
    const { use, passed, work, call, startsAt, row } = await daily()
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
