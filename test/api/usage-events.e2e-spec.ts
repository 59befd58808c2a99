import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { usageQuantityMax } from '#contract/billing-limits.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import * as words from '#contract/messages/errors/usage.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import type { UsageEventView } from '#contract/usage-events.js'
import { UsageEvent } from '../../api/src/billing/usage/usage-event.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { advance, buildPrice, buildSubscriber, buildSubscription, subscribe } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMetered, sendUsage, usageOf, use } from '../support/usage.js'

let api: TestApi
let program: string
let merchant: string
let seats: string
let calls: string
beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  merchant = client.token
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  seats = (await buildPrice(api, program)).priceID
  calls = (await buildMetered(api, program)).priceID
})
afterAll(() => api.close())

const start = '2027-01-31T09:00:00.000Z'

async function subscribed(body: object = {}) {
  const { customerID, testClockID } = await buildSubscriber(api, program, start)
  const items = [{ priceID: seats }, { priceID: calls }]
  const made = await buildSubscription(api, program, { customerID, items, ...body })
  return { made, to: (at: string) => advance(api, program, testClockID, at), customerID }
}

const send = ({ subscriptionID }: SubscriptionView, body: object = {}) =>
  sendUsage(api, program, { subscriptionID, priceID: calls, quantity: 5, ...body })
const listed = async (query: string, token = program): Promise<UsageEventView[]> =>
  (await api.call('GET', `/usage-events?${query}`, { token })).body.items
const refused = async (one: SubscriptionView, body: object) => {
  const answer = await send(one, body)
  return [answer.status, answer.body.code, answer.body.message ?? answer.body.error]
}

describe('POST /prices', () => {
  it.each([
    ['interval', { interval: undefined }],
    ['usageAggregation', { usageAggregation: undefined }],
    ['usageAggregation', { usageType: 'licensed' }],
    ['usageAggregation', { usageAggregation: 'mean' }],
    ['usageType', { usageType: 'used' }],
  ])('refuses a metered price whose %s does not fit', async (field, given) => {
    const { productID } = await buildPrice(api, program)
    const body = {
      ...{ productID, currency: 'EUR', unitAmount: 10, interval: 'month' },
      ...{ usageType: 'metered', usageAggregation: 'sum', ...given },
    }
    const headers = { 'idempotency-key': `${field}-${JSON.stringify(given)}` }
    const { status, body: answer } = await api.call('POST', '/prices', { token: program, body, headers })
    expect([status, Object.keys(answer.fields)]).toEqual([422, [field]])
  })

  it('says what kind of price it is', async () => {
    const metered = await buildMetered(api, program, { usageAggregation: 'max' })
    const licensed = await buildPrice(api, program)
    expect([metered.usageType, metered.usageAggregation]).toEqual(['metered', 'max'])
    expect([licensed.usageType, licensed.usageAggregation]).toEqual(['licensed', null])
  })
})

describe('POST /subscriptions', () => {
  it('refuses a quantity of a metered price', async () => {
    const { customerID } = await buildSubscriber(api, program, start)
    const answer = await subscribe(api, program, { customerID, items: [{ priceID: calls, quantity: 1 }] })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['items']])
  })

  it('starts one with only metered prices at once, without an invoice', async () => {
    const { made } = await subscribed({ items: [{ priceID: calls }] })
    expect([made.status, made.latestInvoiceID, made.items[0]?.quantity]).toEqual(['active', null, null])
    expect([made.currentPeriodEnd, made.renewsAt]).toEqual(['2027-02-28T09:00:00.000Z', '2027-02-28T10:00:00.000Z'])
  })
})

describe('POST /usage-events', () => {
  it('counts an event once, however often it is sent', async () => {
    const { made } = await subscribed()
    const body = { eventID: 'call-1', quantity: 7, happenedAt: '2027-01-31T09:00:00Z' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(made, body)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body: { usageEventID } }) => usageEventID)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(19)
    expect(await usageOf(api, program, made)).toMatchObject([{ quantity: 7, amount: 70, eventCount: 1 }])
  })

  it('counts 20 events at once', async () => {
    const { made } = await subscribed()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(made, { quantity: at })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(await usageOf(api, program, made)).toMatchObject([{ quantity: 190, amount: 1_900, eventCount: 20 }])
  })

  it('refuses another event with the same ID', async () => {
    const { made } = await subscribed()
    const eventID = 'taken'
    await use(api, program, { subscriptionID: made.subscriptionID, priceID: calls, quantity: 1, eventID })
    const { status, body } = await send(made, { eventID, quantity: 2 })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'USAGE_EVENT_DIFFERS', ['eventID']])
    expect((await send(made, { eventID, quantity: 1 })).headers.get('idempotency-replayed')).toBe('true')
  })

  it.each([
    ['eventID', { eventID: '' }],
    ['eventID', { eventID: 'a b' }],
    ['eventID', { eventID: 'x'.repeat(101) }],
    ['quantity', { quantity: -1 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: usageQuantityMax + 1 }],
    ['subscriptionID', { subscriptionID: 'sub_1' }],
    ['priceID', { priceID: 'prc_1' }],
    ['happenedAt', { happenedAt: 'yesterday' }],
    ['happenedAt', { happenedAt: '2027-01-31T09:06:00Z' }],
  ])('refuses a wrong %s', async (field, body) => {
    const { made } = await subscribed()
    const answer = await send(made, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('refuses a price that is not metered, or not of the subscription', async () => {
    const { made } = await subscribed()
    const other = await buildMetered(api, program)
    const said = async (priceID: string) => (await send(made, { priceID })).body.fields.priceID
    expect([await said(seats), await said(other.priceID)]).toEqual([words.priceLicensed, words.priceUnknown])
  })

  it('takes a clock that is a little ahead', async () => {
    const { made } = await subscribed()
    expect((await send(made, { happenedAt: '2027-01-31T09:04:00Z' })).status).toBe(201)
  })

  it('refuses what happened before the period, and names the period that is closed', async () => {
    const { made, to } = await subscribed()
    expect(await refused(made, { happenedAt: '2027-01-31T08:59:59Z' })).toEqual([
      ...[409, 'USAGE_PERIOD_CLOSED', words.periodClosed(start)],
    ])
    await to('2027-02-28T09:59:59Z')
    expect((await send(made, { happenedAt: '2027-02-28T08:59:59Z' })).status).toBe(201)
    await to('2027-02-28T10:00:00Z')
    expect(await refused(made, { happenedAt: '2027-02-28T08:59:59Z' })).toEqual([
      ...[409, 'USAGE_PERIOD_CLOSED', words.periodClosed('2027-02-28T09:00:00.000Z')],
    ])
  })

  it('refuses usage of a subscription that is paused, or whose first invoice is unpaid', async () => {
    const { made } = await subscribed()
    await api.call('POST', `/subscriptions/${made.subscriptionID}/pause`, { token: program })
    expect((await refused(made, {})).slice(0, 2)).toEqual([409, 'SUBSCRIPTION_STATE_CONFLICT'])
  })

  it('keeps the amount of a period within the range of money', async () => {
    const dear = await buildMetered(api, program, { unitAmount: amountMaxMinorUnits })
    const { made } = await subscribed({ items: [{ priceID: dear.priceID }] })
    const tooMuch = await send(made, { priceID: dear.priceID, quantity: 1 })
    expect([tooMuch.status, tooMuch.body.fields]).toEqual([422, { quantity: words.tooMuchUsage }])
    expect((await send(made, { priceID: dear.priceID, quantity: 0 })).status).toBe(201)
  })

  it('is for programs, and each merchant has its own events', async () => {
    const { made } = await subscribed()
    const body = { eventID: 'mine', subscriptionID: made.subscriptionID, priceID: calls, quantity: 1 }
    expect((await api.call('POST', '/usage-events', { token: merchant, body })).status).toBe(403)
    const stranger = (await buildApiUser(api, await buildClient(api))).accessToken
    const answer = await api.call('POST', '/usage-events', { token: stranger, body })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['subscriptionID']])
    expect(await listed('', stranger)).toEqual([])
  })
})

describe('GET /usage-events', () => {
  it('lists by subscription, price and time, page by page, also as CSV', async () => {
    const { made } = await subscribed()
    const { subscriptionID } = made
    for (const minute of [0, 1, 2])
      await send(made, { eventID: `${subscriptionID}-${minute}`, happenedAt: `2027-01-31T09:0${minute}:00Z` })
    const own = `subscriptionID=${subscriptionID}`
    const minutes = (events: UsageEventView[]) => events.map(({ eventID }) => eventID.split('-').at(-1))
    expect(minutes(await listed(own))).toEqual(['2', '1', '0'])
    expect(minutes(await listed(`${own}&from=2027-01-31T09:01:00Z`))).toEqual(['2', '1'])
    expect(minutes(await listed(`${own}&to=2027-01-31T09:01:00Z`))).toEqual(['0'])
    expect(await listed(`${own}&priceID=${seats}`)).toEqual([])
    const first = (await api.call('GET', `/usage-events?${own}&limit=2`, { token: merchant })).body
    expect(minutes(await listed(`${own}&limit=2&cursor=${first.nextCursor}`))).toEqual(['0'])
    const headers = { authorization: `Bearer ${program}` }
    const csv = await (await fetch(`${api.url}/api/usage-events/export.csv?${own}`, { headers })).text()
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      'usageEventID,eventID,subscriptionID,priceID,quantity,happenedAt,createdAt,mode',
      expect.stringContaining(`,${subscriptionID}-2,${subscriptionID},${calls},5,2027-01-31T09:02:00.000Z,`),
    ])
    expect(await api.database.read.countBy(UsageEvent, { subscriptionID })).toBe(3)
  })
})

describe('GET /subscriptions/:subscriptionID/usage', () => {
  it('tells quantity and amount of each metered price, by its aggregation and tiers', async () => {
    const tiers = [
      { upTo: 10, unitAmount: 5 },
      { upTo: null, unitAmount: 1 },
    ]
    const most = await buildMetered(api, program, { usageAggregation: 'max', tiers })
    const newest = await buildMetered(api, program, { usageAggregation: 'last' })
    const items = [{ priceID: most.priceID }, { priceID: newest.priceID }]
    const { made } = await subscribed({ items })
    const at = (minute: number) => ({ happenedAt: `2027-01-31T09:0${minute}:00Z` })
    for (const [minute, quantity] of [
      [3, 12],
      [1, 20],
      [2, 4],
    ] as const) {
      await send(made, { priceID: most.priceID, quantity, ...at(minute) })
      await send(made, { priceID: newest.priceID, quantity, ...at(minute) })
    }
    const usage = await usageOf(api, merchant, made)
    const of = (priceID: string) => usage.find((one) => one.priceID === priceID)
    expect(of(most.priceID)).toMatchObject({ quantity: 20, amount: 60, eventCount: 3, name: 'API calls' })
    expect(of(newest.priceID)).toMatchObject({ quantity: 12, amount: 120, openUntil: '2027-02-28T10:00:00.000Z' })
  })

  it('says 0 where nothing was used, and belongs to its merchant', async () => {
    const { made } = await subscribed()
    expect(await usageOf(api, program, made)).toMatchObject([{ priceID: calls, quantity: 0, amount: 0 }])
    const stranger = (await buildApiUser(api, await buildClient(api))).accessToken
    const { status } = await api.call('GET', `/subscriptions/${made.subscriptionID}/usage`, { token: stranger })
    expect(status).toBe(404)
  })
})
