import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ProcessorAccount } from '../../api/src/money/processors/processor-account.entity.js'
import { SettlementTimes } from '../../api/src/money/transactions/settlement-times.js'
import { clock } from '../../libs/contract/clock.js'
import { settlesAfterDaysForm } from '../../libs/contract/messages/errors/processors.js'
import { edit, expectSoundBooks, read, workOff } from '../support/payments.js'
import { catchUp } from '../support/processor-reports.js'
import { doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

const dayMs = 86_400_000
const daysFromNow = (time: Date | null) =>
  time === null ? null : Math.round((time.getTime() - clock.time()) / dayMs) || 0

// https://docs.stripe.com/api/balance_transactions/object, "available_on"
describe('when a payment becomes available', () => {
  let stage: Stage
  let double: StripeDouble
  beforeAll(async () => {
    stage = await Stage.set(doubledStripe)
    double = stage.double as StripeDouble
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })
  const paid = async () => {
    const { transactionID } = await stage.pay()
    await stage.hear()
    return read(stage.api, transactionID)
  }
  const settlesIn = async (transactionID: string) => daysFromNow((await read(stage.api, transactionID)).settlesAt)
  const change = (body: object) =>
    stage.api.call('PUT', `/processor-accounts/${stage.account}`, {
      token: stage.token,
      body: { name: 'Stripe', ...body },
    })
  /** What the merchant's page and list, and staff's page, say. */
  const shownTo = async (transactionID: string): Promise<(Date | null)[]> => {
    const list = await stage.merchant.get(`/transactions?q=${transactionID}`)
    const forStaff = await stage.api.call('GET', `/transactions/${transactionID}`, { token: stage.token })
    const own = await stage.merchant.detail(transactionID)
    return [own, list.body.items[0], forStaff.body].map(({ availableOn }) => availableOn && new Date(availableOn))
  }
  const balance = async () => {
    const { body } = await stage.merchant.get('/balance')
    const { available, pending } = body.items[0]
    return { available, pending }
  }

  it('is at once in test, as before', async () => {
    const { transactionID } = await paid()
    expect(await settlesIn(transactionID)).toBeNull()
    expect(await balance()).toEqual({ available: 9_750, pending: 0 })
    expect(await shownTo(transactionID)).toEqual([null, null, null])
  })

  it.each([-1, 91, 1.5, '2', true])('refuses %p days', async (settlesAfterDays) => {
    const { status, body } = await change({ settlesAfterDays })
    expect([status, body.fields]).toEqual([422, { settlesAfterDays: settlesAfterDaysForm(90) }])
  })

  it('is after the days of the account where they are set, and shown there', async () => {
    const { status, body } = await change({ settlesAfterDays: 3 })
    expect([status, body.settlesAfterDays]).toEqual([200, 3])
    const { transactionID } = await paid()
    expect(await settlesIn(transactionID)).toBe(3)
    expect(await balance()).toEqual({ available: 9_750, pending: 9_750 })
    expect((await shownTo(transactionID)).map(daysFromNow)).toEqual([3, 3, 3])
  })

  it.each([1, 7])('is when Stripe says, sooner or later: after %d days', async (days) => {
    double.books.balance.availableAfterDays = days
    const { transactionID } = await paid()
    expect(await settlesIn(transactionID)).toBe(3)
    await catchUp(stage)
    expect(await settlesIn(transactionID)).toBe(days)
    const { settlesAt, dueAt } = await read(stage.api, transactionID)
    expect(dueAt).toEqual(settlesAt)
  })

  it('is not taken back once it is available', async () => {
    double.books.balance.availableAfterDays = 7
    const { transactionID } = await paid()
    const before = await balance()
    await edit(stage.api, transactionID, { settlesAt: new Date(1), dueAt: new Date(1) })
    await workOff(stage.api)
    const after = await balance()
    expect(after).toEqual({ available: before.available + 9_750, pending: before.pending - 9_750 })
    await catchUp(stage)
    expect(await settlesIn(transactionID)).toBeNull()
    expect(await balance()).toEqual(after)
  })

  it('stays where a change names no days', async () => {
    expect((await change({})).body.settlesAfterDays).toBe(3)
  })

  it('goes back to the default where a change clears the days', async () => {
    expect((await change({ settlesAfterDays: null })).body.settlesAfterDays).toBeNull()
    const { transactionID } = await paid()
    expect(await settlesIn(transactionID)).toBeNull()
  })
})

describe('without anything that is told', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await Stage.set(doubledStripe)
  })
  afterAll(() => stage.close())
  const first = (mode: 'test' | 'live', settlesAfterDays: number | null) =>
    stage.api.database.write(async (manager) => {
      const { account: processorAccountID } = stage
      await manager.update(ProcessorAccount, { processorAccountID }, { settlesAfterDays })
      return daysFromNow(
        await stage.api.app
          .get(SettlementTimes, { strict: false })
          .firstOf(manager, { processorAccountID, mode, collectedBy: 'platform' }),
      )
    })

  it.each<['test' | 'live', number | null, number | null]>([
    ['live', null, 2],
    ['live', 0, null],
    ['live', 1, 1],
    ['test', null, null],
    ['test', 5, 5],
  ])('a payment in %s on an account of %p days is available after %p', async (mode, days, after) => {
    expect(await first(mode, days)).toBe(after)
  })
})

// https://docs.adyen.com/reporting/settlement-detail-report: it lists what a closed batch settles.
describe('a payment that Adyen settles', () => {
  it('becomes available with the report that lists it', async () => {
    const stage = await Stage.set(doubledAdyen)
    try {
      const { account: processorAccountID, api } = stage
      await api.database.write((manager) =>
        manager.update(ProcessorAccount, { processorAccountID }, { settlesAfterDays: 5 }),
      )
      const { transactionID } = await stage.pay()
      await stage.hear()
      expect(daysFromNow((await read(api, transactionID)).settlesAt)).toBe(5)
      await catchUp(stage)
      expect(daysFromNow((await read(api, transactionID)).settlesAt)).toBe(0)
      await workOff(api)
      expect((await read(api, transactionID)).settlesAt).toBeNull()
      await expectSoundBooks(api)
    } finally {
      await stage.close()
    }
  })
})
