import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payLink } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import {
  advance,
  age,
  buildClock,
  buildPrice,
  buildSubscriber,
  buildSubscription,
  cardNow,
  invoicesOf,
  subscribe,
} from '../support/subscriptions.js'
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
const invoices = ({ subscriptionID }: SubscriptionView) => invoicesOf(api, program, subscriptionID)
const amounts = async (one: SubscriptionView) => (await invoices(one)).map(({ status, total }) => [status, total])
const eventsOf = async ({ subscriptionID }: SubscriptionView) =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ type, data }) => type.startsWith('subscription.') && data.includes(subscriptionID))
    .map(({ type }) => type)

describe('POST /subscriptions', () => {
  it('charges the first period to the saved card and is active', async () => {
    const { customerID, savedPaymentMethodID } = await newSubscriber()
    const made = await build({ customerID, items: items(2) })
    expect(made).toMatchObject({
      ...{ status: 'active', currency: 'EUR', interval: 'month', intervalCount: 1, collection: 'charge' },
      ...{ items: [{ priceID: price.priceID, quantity: 2, taxRateID: null }], pendingAmount: 0, pendingChange: null },
      ...{ currentPeriodStart: start, currentPeriodEnd: '2027-02-28T09:00:00.000Z', anchorAt: start },
    })
    const [invoice] = await invoices(made)
    expect(invoice).toMatchObject({
      ...{ status: 'paid', total: 6_000, subscriptionID: made.subscriptionID, invoiceID: made.latestInvoiceID },
      lines: [{ description: 'Seats', periodStart: start, periodEnd: made.currentPeriodEnd, isProration: false }],
      payments: [{ amount: 6_000, isExtra: false }],
    })
    const { items: tries } = (await api.call('GET', `${path(made)}/payment-tries`, { token: program })).body
    expect(tries).toEqual([
      {
        ...{ invoiceID: made.latestInvoiceID, number: 1, savedPaymentMethodID, failureCode: null, reason: 'first' },
        ...{ transactionID: invoice?.payments[0]?.transactionID, outcome: 'succeeded', triedAt: start },
      },
    ])
    expect(await eventsOf(made)).toEqual(['subscription.created', 'subscription.activated'])
  })

  it('answers a repeated call with the same subscription and charges once', async () => {
    const { customerID } = await newSubscriber()
    const key = idempotencyKey()
    const first = await subscribe(api, program, { customerID, items: items() }, key)
    const second = await subscribe(api, program, { customerID, items: items() }, key)
    expect(second.body).toEqual(first.body)
    expect(await invoices(first.body)).toHaveLength(1)
    const other = await subscribe(api, program, { customerID, items: items(3) }, key)
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('is incomplete without a card, becomes active by the link, and is canceled without a payment', async () => {
    const { testClockID } = await buildClock(api, program, start)
    const { customerID } = await buildCustomer(api, program, { testClockID })
    const [paid, unpaid] = [await build({ customerID, items: items() }), await build({ customerID, items: items() })]
    expect([paid.status, unpaid.status]).toEqual(['incomplete', 'incomplete'])
    const [invoice] = await invoices(paid)
    const token = invoice?.url?.split('/').at(-1)
    const { payURL } = (await api.call('GET', `/hosted-invoices/${token}`)).body
    expect((await payLink(api, payURL.split('/').at(-1))).body.status).toBe('succeeded')
    expect((await read(paid)).status).toBe('active')
    await advance(api, program, testClockID, '2027-02-05T00:00:00Z')
    expect((await read(unpaid)).status).toBe('canceled')
    expect(await amounts(unpaid)).toEqual([['void', 3_000]])
    expect((await read(paid)).status).toBe('active')
  })

  it('is found by its customer, its status and its clock, and exported', async () => {
    const one = await newSubscriber({ name: 'Élodie Marchand', emailAddress: 'elodie@example.com' })
    const made = await build({ customerID: one.customerID, items: items(2) })
    const found = async (query: string) =>
      (await api.call('GET', `/subscriptions?${query}`, { token: program })).body.items.map(
        ({ subscriptionID }: SubscriptionView) => subscriptionID,
      )
    const only = [made.subscriptionID]
    for (const query of ['q=Élodie', 'q=ELODIE@', `q=${made.subscriptionID}`, `testClockID=${one.testClockID}`])
      expect([query, await found(query)]).toEqual([query, only])
    expect(await found('q=Élodie&status=canceled')).toEqual([])
    expect(await found('q=%25')).toEqual([])
    const headers = { authorization: `Bearer ${program}` }
    const csv = await fetch(`${api.url}/api/subscriptions/export.csv?q=Élodie`, { headers })
    const [head, line, ...rest] = (await csv.text()).trim().split('\r\n')
    expect(head).toMatch(/^subscriptionID,status,customerID,currency,prices,interval,/)
    expect(line).toContain(`${made.subscriptionID},active,${one.customerID},EUR,${price.priceID} x 2,month,1,charge`)
    expect(rest).toEqual([])
    const foreign = (await buildApiUser(api, await buildClient(api))).accessToken
    const reader = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    const statuses = ['', reader, foreign].map(
      async (token) => (await api.call('GET', '/subscriptions/export.csv', { token })).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 403, 200])
  })

  it('charges the time before an anchor by the second, and whole periods from it on', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const made = await build({ customerID, items: items(), anchorAt: '2027-02-15T09:00:00Z' })
    await advance(api, program, testClockID, '2027-03-16T00:00:00Z')
    // 15 of the 31 days from 15 January.
    expect(await amounts(made)).toEqual([
      ['paid', 1_452],
      ['paid', 3_000],
      ['paid', 3_000],
    ])
  })

  it('charges nothing during a trial, and the first period after it', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const made = await build({ customerID, items: items(), trialDays: 14 })
    expect(made).toMatchObject({ status: 'trialing', trialEndsAt: '2027-02-14T09:00:00.000Z', latestInvoiceID: null })
    await advance(api, program, testClockID, '2027-03-14T08:59:59Z')
    expect(await amounts(made)).toEqual([['paid', 3_000]])
    expect(await read(made)).toMatchObject({ status: 'active', currentPeriodEnd: '2027-03-14T09:00:00.000Z' })
  })
})

describe('a renewal', () => {
  it('invoices and charges each period once, at the anchor of the month', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    await advance(api, program, testClockID, '2027-06-01T00:00:00Z')
    const periods = (await invoices(made)).map(({ status, lines }) => [status, lines[0]?.periodStart?.slice(0, 10)])
    expect(periods).toEqual([
      ['paid', '2027-01-31'],
      ['paid', '2027-02-28'],
      ['paid', '2027-03-31'],
      ['paid', '2027-04-30'],
      ['paid', '2027-05-31'],
    ])
    expect((await eventsOf(made)).filter((type) => type === 'subscription.renewed')).toHaveLength(4)
  })

  it('happens once in real time, however many workers look', async () => {
    const { customerID } = await buildCustomer(api, program)
    await saveCard(api, program, customerID)
    const daily = await buildPrice(api, program, { interval: 'day' })
    const made = await build({ customerID, items: items(1, daily.priceID) })
    await age(api, made, 25 * 3_600_000)
    const { workOff } = bound(api.app.get(DueSubscriptions, { strict: false }))
    await Promise.all([workOff(), workOff(), workOff()])
    await workOff()
    expect(await amounts(made)).toEqual([
      ['paid', 3_000],
      ['paid', 3_000],
    ])
  })

  it('goes on after a process died in the middle of a charge, without charging twice', async () => {
    const { customerID, testClockID, savedPaymentMethodID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    await cardNow(api, savedPaymentMethodID, 'pm_declined_insufficient_funds')
    await advance(api, program, testClockID, '2027-02-28T09:00:00Z')
    await cardNow(api, savedPaymentMethodID, 'pm_success')
    const [, open] = await invoices(made)
    const invoiceID = open?.invoiceID ?? ''
    // The try was begun and its payment made, but the outcome was never written down.
    const begun = { number: 2, subscriptionID: made.subscriptionID, reason: 'first', triedAt: new Date(start) }
    const { paymentLinkID } = await api.database.read.findOneByOrFail<{ paymentLinkID: string; invoiceID: string }>(
      'invoices',
      { invoiceID },
    )
    await api.database.write(async (manager) => {
      await manager.insert('payment_tries', { invoiceID, ...begun, outcome: 'open', failureCode: null })
      const change = { tries: 2, step: 'try', tryingSince: clock.now(), dueAt: new Date(start), leaseUntil: null }
      await manager.update('subscription_invoices', { invoiceID }, change)
    })
    expect(paymentLinkID).toMatch(/^lnk_/)
    await advance(api, program, testClockID, '2027-02-28T09:00:01Z')
    await advance(api, program, testClockID, '2027-02-28T09:00:02Z')
    const [, paid] = await invoices(made)
    expect([paid?.status, paid?.payments.length, (await read(made)).status]).toEqual(['paid', 1, 'active'])
  })
})

const bound = (due: DueSubscriptions) => ({ workOff: () => due.workOff() })
