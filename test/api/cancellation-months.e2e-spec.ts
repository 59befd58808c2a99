import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CancellationsView } from '#contract/billing-reports.js'
import { monthAt } from '#contract/months.js'
import { clock } from '#contract/clock.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { saveCard } from '../support/saved-methods.js'
import { buildPrice, buildSubscriber, buildSubscription } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
let other: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  other = await merchant()
  token = await merchant()
  priceID = (await buildPrice(api, token)).priceID
})
afterAll(() => api.close())

async function merchant(): Promise<string> {
  const client = await buildClient(api)
  await registerOrigins(api, client)
  const { accessToken } = await buildApiUser(api, client)
  await saveInvoiceSettings(api, accessToken)
  await savePortalSettings(api, accessToken)
  return accessToken
}

async function subscribed(isOnClock = false) {
  const onClock = isOnClock ? await buildSubscriber(api, token, '2027-01-31T09:00:00.000Z') : null
  const customerID = onClock?.customerID ?? (await buildCustomer(api, token)).customerID
  if (!onClock) await saveCard(api, token, customerID)
  const { subscriptionID } = await buildSubscription(api, token, { customerID, items: [{ priceID }] })
  const { act } = payerOf(api, await payerSession(api, token, customerID), subscriptionID)
  const cancel = async (feedback: string, when = 'period_end') => {
    expect((await act('cancel', { feedback, when })).status).toBe(200)
  }
  return { subscriptionID, cancel, act }
}

const canceledOn = (subscriptionID: string, at: string | null) =>
  api.database.write((manager) =>
    manager.update(Subscription, { subscriptionID }, { cancellationFeedbackAt: at === null ? null : new Date(at) }),
  )
const report = async (months: string, as = token): Promise<CancellationsView> => {
  const { status, body } = await api.call('GET', `/billing-reports/cancellations${months}`, { token: as })
  expect([status, body.fields]).toEqual([200, undefined])
  return body
}
const given = ({ reasons }: Pick<CancellationsView, 'reasons'>) =>
  Object.fromEntries(reasons.flatMap((one) => (one.subscriptions > 0 ? [[one.feedback, one.subscriptions]] : [])))
const rowsOf = async (query: string): Promise<string[]> => {
  const { status, body } = await api.call('GET', `/subscriptions?${query}`, { token })
  expect(status).toBe(200)
  return body.items.map((one: { subscriptionID: string }) => one.subscriptionID).sort()
}

describe('GET /billing-reports/cancellations, by month', () => {
  it('counts a cancellation in the month in which the customer asked, until they resume', async () => {
    const month = monthAt(clock.now())
    const span = `?firstMonth=${month}&lastMonth=${month}`
    const { subscriptionID, cancel } = await subscribed()
    await cancel('unused')
    const { body } = await api.call('GET', `/subscriptions/${subscriptionID}`, { token })
    expect(body).toMatchObject({ status: 'active', canceledAt: null, cancellationFeedback: 'unused' })
    expect(monthAt(new Date(body.cancellationFeedbackAt))).toBe(month)
    expect(given(await report(span))).toEqual({ unused: 1 })
    // A customer who leaves sooner after all has left once, and when they first asked.
    await canceledOn(subscriptionID, '2026-03-31T23:59:59.999Z')
    await cancel('too_expensive', 'now')
    expect(given(await report(span))).toEqual({})
    expect(given(await report('?firstMonth=2026-03&lastMonth=2026-03'))).toEqual({ too_expensive: 1 })
    const stays = await subscribed()
    await stays.cancel('other')
    await stays.act('resume')
    expect(given(await report(span))).toEqual({})
    await canceledOn(subscriptionID, '2025-01-01T00:00:00.000Z')
  })

  it('adds up, and lists the subscriptions that make each figure', async () => {
    const days = ['2026-03-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00.000Z']
    const ids: string[] = []
    for (const [at, feedback] of [
      [days[0], 'unused'],
      [days[1], 'too_expensive'],
      [days[2], 'unused'],
    ] as const) {
      const { subscriptionID, cancel } = await subscribed()
      await cancel(feedback)
      await canceledOn(subscriptionID, at ?? null)
      ids.push(subscriptionID)
    }
    const { months, subscriptions, ...all } = await report('?firstMonth=2026-02&lastMonth=2026-04')
    expect([subscriptions, given(all)]).toEqual([3, { unused: 2, too_expensive: 1 }])
    expect(months.map(({ month, subscriptions: count, ...one }) => [month, count, given(one)])).toEqual([
      ['2026-02', 0, {}],
      ['2026-03', 2, { unused: 1, too_expensive: 1 }],
      ['2026-04', 1, { unused: 1 }],
    ])
    for (const { month, reasons } of months)
      for (const { feedback, subscriptions: count } of reasons) {
        const query = `cancellationFeedback=${feedback}&cancellationFirstMonth=${month}&cancellationLastMonth=${month}`
        expect([month, feedback, (await rowsOf(query)).length]).toEqual([month, feedback, count])
      }
    const inMarch = 'cancellationFirstMonth=2026-03&cancellationLastMonth=2026-03'
    expect(await rowsOf(inMarch)).toEqual(ids.slice(0, 2).sort())
    // The list searches customers too, who have columns of the same names.
    expect(await rowsOf(`cancellationFirstMonth=2026-04&cancellationLastMonth=2026-04&q=${ids[2]}`)).toEqual([ids[2]])
    const file = await api.call('GET', `/subscriptions/export.csv?${inMarch}`, { token })
    expect(file.status).toBe(200)
    const csv = String(file.body)
    expect([ids.map((id) => csv.includes(id)), csv.includes(days[1] ?? '')]).toEqual([[true, true, false], true])
    expect((await report('?firstMonth=2026-02&lastMonth=2026-04', other)).subscriptions).toBe(0)
  })

  it('leaves out customers on a test clock, but not from all time', async () => {
    const before = await report('')
    const { subscriptionID, cancel } = await subscribed(true)
    await cancel('other')
    const { body } = await api.call('GET', `/subscriptions/${subscriptionID}`, { token })
    expect(body.cancellationFeedbackAt).toMatch(/^2027-01-31/)
    expect((await report('?firstMonth=2027-01&lastMonth=2027-01')).subscriptions).toBe(0)
    expect(await rowsOf('cancellationFirstMonth=2027-01')).toEqual([])
    const after = await report('')
    expect([after.subscriptions - before.subscriptions, after.months]).toEqual([1, []])
  })

  it('counts what a process of the version before has written, which notes no time', async () => {
    const { subscriptionID, cancel } = await subscribed()
    await cancel('unused', 'now')
    await canceledOn(subscriptionID, null)
    const canceledAt = new Date('2026-01-15T00:00:00.000Z')
    await api.database.write((manager) => manager.update(Subscription, { subscriptionID }, { canceledAt }))
    expect(given(await report('?firstMonth=2026-01&lastMonth=2026-01'))).toEqual({ unused: 1 })
    expect(await rowsOf('cancellationFirstMonth=2026-01&cancellationLastMonth=2026-01')).toEqual([subscriptionID])
  })

  it('counts in the month of the last cancellation what a process of the version before has taken back', async () => {
    const { subscriptionID, cancel } = await subscribed()
    await cancel('unused')
    const cancellationFeedbackAt = new Date('2025-10-15T00:00:00.000Z')
    const left = { cancelAtPeriodEnd: false, cancellationFeedback: null, cancellationFeedbackAt }
    await api.database.write((manager) => manager.update(Subscription, { subscriptionID }, left))
    const read = async () => (await api.call('GET', `/subscriptions/${subscriptionID}`, { token })).body
    expect((await read()).cancellationFeedbackAt).toBeNull()
    await cancel('unused')
    expect(monthAt(new Date((await read()).cancellationFeedbackAt))).toBe(monthAt(clock.now()))
  })

  it.each([
    ['?firstMonth=2026-01', 'lastMonth'],
    ['?lastMonth=2026-01', 'firstMonth'],
    ['?firstMonth=2026-02&lastMonth=2026-01', 'lastMonth'],
    ['?firstMonth=x', 'firstMonth'],
  ])('refuses %s', async (months, field) => {
    const { status, body } = await api.call('GET', `/billing-reports/cancellations${months}`, { token })
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'INVALID_INPUT', [field]])
  })

  it('refuses a month that is none in the list', async () => {
    const { status, body } = await api.call('GET', '/subscriptions?cancellationFirstMonth=2026-13', { token })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['cancellationFirstMonth']])
  })
})
