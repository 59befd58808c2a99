import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Renewals } from '../../api/src/billing/subscriptions/renewals.service.js'
import { TestClock } from '../../api/src/billing/test-clocks/test-clock.entity.js'
import { UsageEvent } from '../../api/src/billing/usage/usage-event.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildCoupon } from '../support/coupons.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice, buildSubscriber, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMetered, sendUsage, usageOf } from '../support/usage.js'

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
const inPeriod = '2027-02-28T08:59:00Z'
const sent = 30

const subscribed = async (terms: object = {}) => {
  const { customerID } = await buildSubscriber(api, program, start)
  return buildSubscription(api, program, { customerID, items: [{ priceID: seats }, { priceID: calls }], ...terms })
}

/** Its clock is moved, and nothing that is due is done. */
const due = ({ testClockID }: SubscriptionView, at: string) =>
  api.database.write((manager) => manager.update(TestClock, { testClockID: testClockID ?? '' }, { now: new Date(at) }))

const send = ({ subscriptionID }: SubscriptionView, happenedAt: string, priceID = calls) =>
  sendUsage(api, program, { subscriptionID, priceID, quantity: 1, happenedAt })

const renew = ({ subscriptionID }: SubscriptionView) => api.app.get(Renewals, { strict: false }).renew(subscriptionID)

/** Each event that was taken is on exactly one invoice, or still open. */
async function expectCountedOnce(one: SubscriptionView): Promise<number> {
  const { subscriptionID } = one
  const invoices = await invoicesOf(api, program, subscriptionID)
  const lines = invoices.flatMap((invoice) => invoice.lines.filter(({ isUsage }) => isUsage))
  const invoiced = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const open = (await usageOf(api, program, one)).reduce((sum, { quantity }) => sum + quantity, 0)
  expect(invoiced + open).toBe(await api.database.read.countBy(UsageEvent, { subscriptionID }))
  return invoiced
}

describe('Events that come in while their period is invoiced', () => {
  it.each([1, 2, 3])('are each counted once, or refused by name: round %i', async () => {
    const made = await subscribed()
    await due(made, '2027-02-28T10:00:00Z')
    const events = Array.from({ length: sent }, (_, at) => send(made, at % 2 ? inPeriod : '2027-02-28T09:30:00Z'))
    const [, , ...answers] = await Promise.all([renew(made), renew(made), ...events])
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'USAGE_PERIOD_CLOSED']),
    )
    await expectCountedOnce(made)
    expect((await invoicesOf(api, program, made.subscriptionID)).length).toBe(2)
  })

  it('are each counted once while the subscription is canceled', async () => {
    const made = await subscribed()
    await due(made, '2027-02-10T09:00:00Z')
    const path = `/subscriptions/${made.subscriptionID}/cancel`
    const cancel = api.call('POST', path, { token: program, body: { when: 'now' } })
    const events = Array.from({ length: sent }, () => send(made, '2027-02-10T09:00:00Z'))
    const [canceled, ...answers] = await Promise.all([cancel, ...events])
    expect(canceled.status).toBe(200)
    for (const { status, body } of answers) expect([201, 'USAGE_AFTER_END']).toContain(status === 201 ? 201 : body.code)
    await due(made, '2027-02-10T10:00:00Z')
    await Promise.all([
      renew(made),
      renew(made),
      ...Array.from({ length: 10 }, () => send(made, '2027-02-10T08:00:00Z')),
    ])
    const taken = await api.database.read.countBy(UsageEvent, { subscriptionID: made.subscriptionID })
    expect(await expectCountedOnce(made)).toBe(taken)
  })

  it('are each counted once while the price is taken out and put back', async () => {
    const made = await subscribed()
    await due(made, '2027-02-10T09:00:00Z')
    const path = `/subscriptions/${made.subscriptionID}`
    const change = (items: object[]) => api.call('PUT', path, { token: program, body: { items } })
    const events = Array.from({ length: sent }, () => send(made, '2027-02-10T08:59:00Z'))
    await Promise.all([change([{ priceID: seats }]), change([{ priceID: seats }, { priceID: calls }]), ...events])
    await due(made, '2027-02-28T10:00:00Z')
    while (await renew(made));
    expect(await expectCountedOnce(made)).toBe(sent)
  })

  it.each([1, 2, 3])('spend an amount off once, on however many invoices they are: round %i', async () => {
    const other = (await buildMetered(api, program)).priceID
    const yearly = (await buildPrice(api, program, { interval: 'year', unitAmount: 30_000 })).priceID
    const { couponID } = await buildCoupon(api, program, { amountOff: 3_200 })
    const items = [seats, calls, other].map((priceID) => ({ priceID }))
    const made = await subscribed({ items, couponID })
    await due(made, '2027-02-10T09:00:00Z')
    const path = `/subscriptions/${made.subscriptionID}`
    const change = (given: string[]) =>
      api.call('PUT', path, { token: program, body: { items: given.map((priceID) => ({ priceID })), applies: 'now' } })
    const events = (happenedAt: string) =>
      [calls, other].flatMap((priceID) => Array.from({ length: 10 }, () => send(made, happenedAt, priceID)))
    await Promise.all([change([seats, other]), ...events('2027-02-10T08:59:00Z')])
    await due(made, '2027-02-10T09:30:00Z')
    await Promise.all([change([yearly]), change([yearly]), ...events('2027-02-10T08:58:00Z')])
    // Two invoices, because the prices went at different times.
    for (const at of ['2027-02-10T10:00:00Z', '2027-02-10T10:30:00Z']) {
      await due(made, at)
      await Promise.all([renew(made), renew(made), ...events('2027-02-10T08:57:00Z')])
    }
    const lines = (await invoicesOf(api, program, made.subscriptionID)).flatMap((invoice) => invoice.lines)
    const used = lines.filter(({ isUsage }) => isUsage)
    expect(await expectCountedOnce(made)).toBe(used.reduce((sum, { quantity }) => sum + quantity, 0))
    const amount = used.reduce((sum, line) => sum + line.amount, 0)
    expect(amount).toBeGreaterThanOrEqual(400)
    expect(lines.reduce((sum, { discountAmount }) => sum + discountAmount, 0)).toBe(3_200)
  })
})
