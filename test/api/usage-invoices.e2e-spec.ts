import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { UsagePeriod } from '../../api/src/billing/subscriptions/usage-period.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCoupon } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import {
  advance,
  age,
  buildPrice,
  buildSubscriber,
  buildSubscription,
  cardNow,
  invoicesOf,
} from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMetered, linesOf, sendUsage, usageOf } from '../support/usage.js'

let api: TestApi
let program: string
let seats: string
let calls: string
beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  seats = (await buildPrice(api, program)).priceID
  calls = (await buildMetered(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const start = '2027-01-31T09:00:00.000Z'
const [firstEnd, secondEnd, thirdEnd] = [
  '2027-02-28T09:00:00.000Z',
  '2027-03-31T09:00:00.000Z',
  '2027-04-30T09:00:00.000Z',
]
const after = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
const both = () => [{ priceID: seats }, { priceID: calls }]

async function subscribed(body: object = {}) {
  const { customerID, testClockID, savedPaymentMethodID } = await buildSubscriber(api, program, start)
  const made = await buildSubscription(api, program, { customerID, items: both(), ...body })
  const path = `/subscriptions/${made.subscriptionID}`
  const post = async (action: string, given: object = {}) => {
    const answer = await api.call('POST', `${path}/${action}`, { token: program, body: given })
    expect([answer.status, answer.body.code]).toEqual([200, undefined])
    return answer.body
  }
  return {
    ...{ made, customerID, savedPaymentMethodID, post, testClockID },
    to: (at: string) => advance(api, program, testClockID, at),
    read: async (): Promise<SubscriptionView> => (await api.call('GET', path, { token: program })).body,
    change: (given: object) => api.call('PUT', path, { token: program, body: given }),
    use: async (quantity: number, happenedAt?: string, priceID = calls) => {
      const event = { subscriptionID: made.subscriptionID, priceID, quantity, ...(happenedAt && { happenedAt }) }
      const { status, body: answer } = await sendUsage(api, program, event)
      return status === 201 ? status : answer.code
    },
    invoices: async () => (await invoicesOf(api, program, made.subscriptionID)).map(linesOf),
  }
}

const open = (subscriptionID: string) => api.database.read.findBy(UsagePeriod, { subscriptionID })

describe('A period with usage', () => {
  it('is invoiced an hour after its end, with the licensed lines of the next one', async () => {
    const { use, to, read, invoices, made } = await subscribed()
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
    expect(await usageOf(api, program, made)).toMatchObject([{ quantity: 100, periodStart: firstEnd }])
    await to(after(secondEnd, 60))
    expect((await invoices())[2]?.[0]).toEqual(['used', 100, 1_000])
    const [line] = (await invoicesOf(api, program, made.subscriptionID))[1]?.lines ?? []
    expect([line?.periodStart, line?.periodEnd, line?.isUsage]).toEqual([start, firstEnd, true])
  })

  it('counts over several periods in one advance, with none in between', async () => {
    const { use, to, invoices } = await subscribed()
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
    const { priceID } = await buildMetered(api, program, { tiers })
    const coupon = await buildCoupon(api, program, { percentOff: 50 })
    const { use, to, made } = await subscribed({ items: [{ priceID }], couponID: coupon.couponID })
    await use(15, undefined, priceID)
    await to(after(firstEnd, 60))
    const [invoice] = await invoicesOf(api, program, made.subscriptionID)
    expect([invoice?.lines[0]?.amount, invoice?.discountAmount, invoice?.total]).toEqual([1_050, 525, 525])
  })

  it('is free in a trial, and the period after it is not', async () => {
    const { use, to, invoices, read, made } = await subscribed({ trialDays: 7 })
    await use(50)
    expect(await usageOf(api, program, made)).toMatchObject([{ quantity: 50, amount: 0 }])
    await to('2027-02-07T09:00:00Z')
    expect([await invoices(), (await read()).status]).toEqual([[[['ahead', 1, 3_000]]], 'active'])
    await use(3)
    await to('2027-03-07T10:00:00Z')
    expect((await invoices())[1]?.[0]).toEqual(['used', 3, 30])
  })
})

describe('A cancellation', () => {
  it('now makes one last invoice after the grace, and takes late events until then', async () => {
    const { use, to, post, invoices, made, read } = await subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    await post('cancel', { when: 'now' })
    expect(await use(2, '2027-02-10T08:59:00Z')).toBe(201)
    expect(await use(2, '2027-02-10T09:00:00Z')).toBe('USAGE_AFTER_END')
    await to('2027-02-10T10:00:00Z')
    expect((await invoices())[1]).toEqual([['used', 7, 70]])
    expect(await use(2, '2027-02-10T08:59:30Z')).toBe('USAGE_PERIOD_CLOSED')
    await to('2027-06-01')
    expect(await invoices()).toHaveLength(2)
    const [, last] = await invoicesOf(api, program, made.subscriptionID)
    expect([last?.status, (await read()).status, (await open(made.subscriptionID)).length]).toEqual([
      ...['paid', 'canceled', 1],
    ])
  })

  it('at the end of the period ends it there, and its usage follows after the grace', async () => {
    const { use, to, post, invoices, read } = await subscribed()
    await use(5)
    await post('cancel')
    expect((await read()).renewsAt).toBeNull()
    expect(await use(1)).toBe(201)
    await to(firstEnd)
    expect([(await read()).status, await use(1, after(firstEnd, -5))]).toEqual(['canceled', 201])
    expect(await use(1, after(firstEnd, 0))).toBe('USAGE_AFTER_END')
    await to(after(firstEnd, 60))
    expect((await invoices()).slice(1)).toEqual([[['used', 7, 70]]])
  })

  it('that is taken back loses nothing that was used in between', async () => {
    const { use, to, post, invoices, read } = await subscribed()
    await post('cancel')
    await use(5)
    await post('resume')
    expect((await read()).renewsAt).toBe(after(firstEnd, 60))
    await to(after(firstEnd, 60))
    expect((await invoices())[1]).toEqual([
      ['used', 5, 50],
      ['ahead', 1, 3_000],
    ])
  })

  it('within the grace invoices the ended period and what came after it', async () => {
    const { use, to, post, invoices } = await subscribed()
    await use(5)
    await to(after(firstEnd, 20))
    await use(3)
    await to(after(firstEnd, 30))
    await post('cancel')
    await to(after(firstEnd, 90))
    expect((await invoices()).slice(1)).toEqual([
      [
        ['used', 5, 50],
        ['used', 3, 30],
      ],
    ])
  })

  it('without usage makes no invoice', async () => {
    const { post, to, invoices } = await subscribed()
    await post('cancel', { when: 'now' })
    await to(after(firstEnd, 120))
    expect(await invoices()).toHaveLength(1)
  })

  it('is charged after it, and its mails do not say that the subscription stays active', async () => {
    const { use, to, post, made, savedPaymentMethodID, customerID } = await subscribed()
    await use(5)
    await cardNow(api, savedPaymentMethodID, 'pm_otp')
    await post('cancel', { when: 'now' })
    expect((await api.call('DELETE', `/customers/${customerID}`, { token: program })).status).not.toBe(200)
    await to(after(start, 60))
    const [, last] = await invoicesOf(api, program, made.subscriptionID)
    const mails = await api.database.read.findBy(Mail, { aboutID: last?.invoiceID ?? '' })
    expect(mails.map(({ kind }) => kind)).toEqual(['renewal-confirmation'])
    expect(JSON.stringify(mails)).not.toContain('stays active')
  })
})

describe('A pause', () => {
  it('keeps what was used before it for the invoice after it', async () => {
    const { use, to, post, invoices } = await subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    await post('pause')
    expect([await use(1, '2027-02-10T08:00:00Z'), await use(1)]).toEqual([201, 'SUBSCRIPTION_STATE_CONFLICT'])
    await to('2027-03-10T09:00:00Z')
    expect(await invoices()).toHaveLength(1)
    await post('resume')
    expect((await invoices())[1]).toEqual([
      ['used', 6, 60],
      ['ahead', 1, 3_000],
    ])
  })

  it('that ends within the grace moves no anchor', async () => {
    const { use, to, post, invoices, read } = await subscribed()
    await use(5)
    await post('pause')
    await to(after(firstEnd, 30))
    await post('resume')
    expect([(await read()).anchorAt, (await read()).renewsAt]).toEqual([start, after(firstEnd, 60)])
    await to(after(firstEnd, 60))
    expect((await invoices())[1]?.[0]).toEqual(['used', 5, 50])
  })

  it('in the grace keeps both periods', async () => {
    const { use, to, post, invoices } = await subscribed()
    await use(5)
    await to(after(firstEnd, 20))
    await use(3)
    await to(after(firstEnd, 30))
    await post('pause')
    await to(after(firstEnd, 300))
    await post('resume')
    expect((await invoices())[1]).toEqual([
      ['used', 5, 50],
      ['used', 3, 30],
      ['ahead', 1, 3_000],
    ])
  })
})

describe('A change', () => {
  it('that removes the price charges what was used until then with the period', async () => {
    const { use, to, change, invoices } = await subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    expect((await change({ items: [{ priceID: seats }] })).status).toBe(200)
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
    const { use, change, to, invoices } = await subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    await change({ items: [{ priceID: seats }] })
    await to('2027-02-11T09:00:00Z')
    await change({ items: both() })
    await use(2)
    await to(after(firstEnd, 60))
    expect((await invoices())[1]?.[0]).toEqual(['used', 7, 70])
  })

  it('that adds a price counts from then on', async () => {
    const { use, change, to, invoices } = await subscribed({ items: [{ priceID: seats }] })
    await to('2027-02-10T09:00:00Z')
    await change({ items: both() })
    expect(await use(5, '2027-02-10T08:59:59Z')).toBe('INVALID_INPUT')
    expect(await use(5)).toBe(201)
    await to(after(firstEnd, 60))
    expect((await invoices())[1]?.[0]).toEqual(['used', 5, 50])
  })

  it.each([['now_prorated'], ['now']])('twice within the grace (%s) loses no usage', async (applies) => {
    const { use, to, change, invoices, read } = await subscribed()
    await use(5)
    await to(after(firstEnd, 10))
    await use(3)
    await to(after(firstEnd, 20))
    expect((await change({ items: [{ priceID: seats, quantity: 2 }], applies })).status).toBe(200)
    await to(after(firstEnd, 30))
    expect((await change({ items: [{ priceID: seats, quantity: 3 }], applies })).status).toBe(200)
    expect((await read()).pendingAmount).toBe(0)
    await to(after(secondEnd, 60))
    const used = (await invoices()).flat().filter(([kind]) => kind === 'used')
    expect(used).toEqual([
      ['used', 5, 50],
      ['used', 3, 30],
    ])
  })

  it('of the interval invoices the usage of the old period after its grace', async () => {
    const yearly = await buildPrice(api, program, { interval: 'year', unitAmount: 30_000 })
    const { use, to, change, invoices } = await subscribed()
    await use(5)
    await to('2027-02-10T09:00:00Z')
    expect((await change({ items: [{ priceID: yearly.priceID }] })).status).toBe(200)
    expect(await use(2, '2027-02-10T08:59:00Z')).toBe(201)
    await to('2027-02-10T10:00:00Z')
    expect((await invoices()).at(-1)).toEqual([['used', 7, 70]])
    await to('2028-02-10T10:00:00Z')
    expect((await invoices()).flat().filter(([kind]) => kind === 'used')).toHaveLength(1)
  })

  it('at the end of the period charges the usage of the last one', async () => {
    const { use, change, to, invoices } = await subscribed()
    await change({ items: [{ priceID: seats }], applies: 'period_end' })
    await use(5)
    await to(after(firstEnd, 60))
    expect((await invoices())[1]).toEqual([
      ['used', 5, 50],
      ['ahead', 1, 3_000],
    ])
    expect(await use(1)).toBe('INVALID_INPUT')
  })
})

describe('POST /subscriptions/:subscriptionID/preview', () => {
  it('names usage so far, and more of it changes nothing that the preview promises', async () => {
    const { use, post, change, to, invoices } = await subscribed()
    await use(5)
    const next = await post('preview')
    expect(next).toMatchObject({ invoicedAt: after(firstEnd, 60), total: 3_050 })
    expect(next.lines[0]).toMatchObject({ description: 'API calls (usage so far)', quantity: 5, isUsage: true })
    const later = { items: [{ priceID: seats, quantity: 2 }, { priceID: calls }], applies: 'period_end' }
    const { preview } = await post('preview', later)
    await use(7)
    expect((await change({ ...later, preview })).status).toBe(200)
    const now = { items: [{ priceID: seats, quantity: 3 }, { priceID: calls }] }
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

describe('A server that was down', () => {
  it('gives late events their hour once it is back, and not a second one', async () => {
    const { customerID } = await buildCustomer(api, program)
    await saveCard(api, program, customerID)
    const { priceID } = await buildMetered(api, program, { interval: 'day' })
    const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
    const usedAt = (happenedAt: string) =>
      sendUsage(api, program, { subscriptionID: made.subscriptionID, priceID, quantity: 5, happenedAt })
    const { currentPeriodStart } = made
    expect((await usedAt(currentPeriodStart)).status).toBe(201)
    const hour = 3_600_000
    await age(api, made, 27 * hour)
    const rows = await open(made.subscriptionID)
    for (const row of rows) {
      const moved = (time: Date) => new Date(time.getTime() - 27 * hour)
      const { usagePeriodID, startsAt, endsAt, lastAt } = row
      const change = { startsAt: moved(startsAt), endsAt: moved(endsAt), lastAt: lastAt && moved(lastAt) }
      await api.database.write((manager) => manager.update(UsagePeriod, { usagePeriodID }, change))
    }
    const due = api.app.get(DueSubscriptions, { strict: false })
    await due.workOff()
    const invoices = async () => (await invoicesOf(api, program, made.subscriptionID)).map(linesOf)
    expect(await invoices()).toEqual([])
    expect((await usedAt(after(currentPeriodStart, -26 * 60))).status).toBe(201)
    const { subscriptionID } = made
    const passed = (dueAt: Date) =>
      api.database.write((manager) => manager.update(Subscription, { subscriptionID }, { dueAt }))
    const { dueAt } = await api.database.read.findOneByOrFail(Subscription, { subscriptionID })
    await passed(new Date((dueAt?.getTime() ?? 0) - 2 * hour))
    await due.workOff()
    expect(await invoices()).toEqual([[['used', 10, 100]]])
  })
})
