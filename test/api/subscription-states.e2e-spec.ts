import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { advance, age, buildPrice, buildSubscriber, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let price: { priceID: string; productID: string }
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  price = await buildPrice(api, program)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const start = '2027-01-31T09:00:00.000Z'
const items = (quantity = 1, priceID = price.priceID) => [{ priceID, quantity }]
const newSubscriber = (overrides?: Input) => buildSubscriber(api, program, start, overrides)
const build = (body: object) => buildSubscription(api, program, body)
const path = ({ subscriptionID }: SubscriptionView) => `/subscriptions/${subscriptionID}`
const read = async (one: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', path(one), { token: program })).body
const act = (one: SubscriptionView, action: string, body: object = {}, headers = {}) =>
  api.call('POST', `${path(one)}/${action}`, { token: program, body, headers })
const change = (one: SubscriptionView, body: object, headers = {}) =>
  api.call('PUT', path(one), { token: program, body, headers })
const invoices = ({ subscriptionID }: SubscriptionView) => invoicesOf(api, program, subscriptionID)
const amounts = async (one: SubscriptionView) => (await invoices(one)).map(({ status, total }) => [status, total])
const eventsOf = async ({ subscriptionID }: SubscriptionView) =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ type, data }) => type.startsWith('subscription.') && data.includes(subscriptionID))
    .map(({ type }) => type)

describe('cancel, pause and resume', () => {
  it('cancel at the end of the period, unless it is resumed before', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const [kept, gone] = [await build({ customerID, items: items() }), await build({ customerID, items: items() })]
    for (const one of [kept, gone]) {
      const { body } = await act(one, 'cancel', { reason: 'Too expensive' })
      expect(body).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, cancellationReason: 'Too expensive' })
    }
    expect((await act(kept, 'resume')).body.cancelAtPeriodEnd).toBe(false)
    await advance(api, program, testClockID, '2027-03-01T00:00:00Z')
    expect(await read(gone)).toMatchObject({ status: 'canceled', canceledAt: '2027-02-28T09:00:00.000Z' })
    expect([(await invoices(gone)).length, (await invoices(kept)).length]).toEqual([1, 2])
    expect((await act(gone, 'resume')).body.code).toBe('SUBSCRIPTION_STATE_CONFLICT')
    expect((await change(gone, { items: items() })).body.code).toBe('SUBSCRIPTION_STATE_CONFLICT')
    expect((await act(gone, 'cancel')).status).toBe(200)
  })

  it('make no invoice during a pause, and start another period after it', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    expect((await act(made, 'pause')).body).toMatchObject({ status: 'paused', pausedAt: start })
    await advance(api, program, testClockID, '2027-04-10T12:00:00Z')
    expect(await invoices(made)).toHaveLength(1)
    expect((await act(made, 'resume')).body).toMatchObject({
      ...{ status: 'active', pausedAt: null, currentPeriodEnd: '2027-05-10T12:00:00.000Z' },
    })
    expect(await amounts(made)).toEqual([
      ['paid', 3_000],
      ['paid', 3_000],
    ])
    const types = await eventsOf(made)
    expect(types.slice(2)).toEqual(['subscription.paused', 'subscription.resumed'])
  })

  it('decide between a cancellation and a renewal of the same second', async () => {
    const { customerID } = await buildCustomer(api, program)
    await saveCard(api, program, customerID)
    const daily = await buildPrice(api, program, { interval: 'day' })
    const made = await build({ customerID, items: items(1, daily.priceID) })
    await age(api, made, 24 * 3_600_000 + 1_000)
    const due = api.app.get(DueSubscriptions, { strict: false })
    const [canceled] = await Promise.all([act(made, 'cancel', { when: 'now' }), due.workOff()])
    await due.workOff()
    expect([canceled.status, (await read(made)).status]).toEqual([200, 'canceled'])
    expect([1, 2]).toContain((await invoices(made)).length)
  })
})
