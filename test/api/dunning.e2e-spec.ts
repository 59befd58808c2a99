import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PaymentTryView } from '#contract/payment-tries.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payLink, paymentPath } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import {
  advance,
  buildPrice,
  buildSubscriber,
  buildSubscription,
  cardNow,
  invoicesOf,
} from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const start = '2027-01-05T09:00:00.000Z'
const renewal = '2027-02-05T09:00:00.000Z'

/** One month after its first payment, the card is answered by the test method. */
async function renewWith(paymentMethod: string, to = renewal) {
  const subscriber = await buildSubscriber(api, program, start)
  const { customerID, savedPaymentMethodID, testClockID } = subscriber
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
  await cardNow(api, savedPaymentMethodID, paymentMethod)
  await advance(api, program, testClockID, to)
  return { ...subscriber, made }
}

const read = async ({ subscriptionID }: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body
/** Of the last invoice, the oldest first. */
async function triesOf({ subscriptionID }: SubscriptionView): Promise<PaymentTryView[]> {
  const path = `/subscriptions/${subscriptionID}/payment-tries`
  const { items } = (await api.call('GET', path, { token: program })).body as { items: PaymentTryView[] }
  return items.filter(({ invoiceID }) => invoiceID === items[0]?.invoiceID).reverse()
}
const planOf = async (made: SubscriptionView) =>
  (await triesOf(made)).map(({ reason, outcome, triedAt }) => [reason, outcome, triedAt.slice(0, 16)])
const invoices = ({ subscriptionID }: SubscriptionView) => invoicesOf(api, program, subscriptionID)
const settings = (body: object, token = program) => api.call('PUT', '/dunning-settings', { token, body })
async function mailsTo(kind: string, about: string | undefined): Promise<number> {
  const found: { data: string }[] = await api.database.read.query(
    `SELECT * FROM "mails" WHERE "kind" = $1 AND "aboutID" = $2`,
    [kind, about],
  )
  return found.length
}

describe('a renewal that is declined', () => {
  it('is tried again after the plan, and the subscription is past due meanwhile', async () => {
    const { made, savedPaymentMethodID, testClockID } = await renewWith(
      'pm_declined_off_session',
      '2027-02-08T12:00:00Z',
    )
    expect((await read(made)).status).toBe('past_due')
    expect(await planOf(made)).toEqual([
      ['first', 'failed', '2027-02-05T09:00'],
      ['plan', 'failed', '2027-02-06T09:00'],
      ['plan', 'failed', '2027-02-07T09:00'],
    ])
    const [, open] = await invoices(made)
    expect(await mailsTo('renewal-failed', open?.invoiceID)).toBe(3)
    await cardNow(api, savedPaymentMethodID, 'pm_success')
    await advance(api, program, testClockID, '2027-02-10T00:00:00Z')
    expect((await planOf(made)).at(-1)).toEqual(['plan', 'succeeded', '2027-02-09T09:00'])
    expect((await read(made)).status).toBe('active')
    const told = await api.database.read.findBy(Event, { type: 'invoice.payment_failed' })
    expect(told.filter(({ data }) => data.includes(open?.invoiceID ?? 'none'))).toHaveLength(3)
  })

  it('for lack of money is tried again on paydays', async () => {
    const { made } = await renewWith('pm_declined_insufficient_funds', '2027-03-02T00:00:00Z')
    expect(await planOf(made)).toEqual([
      ['first', 'failed', '2027-02-05T09:00'],
      ['plan', 'failed', '2027-02-06T09:00'],
      ['plan', 'failed', '2027-02-07T09:00'],
      ['payday', 'failed', '2027-02-15T09:00'],
      ['plan', 'failed', '2027-02-18T09:00'],
      ['payday', 'failed', '2027-02-28T09:00'],
    ])
  })

  it('by a technical fault is tried again within hours', async () => {
    const { made } = await renewWith('pm_processing_error', '2027-02-06T03:00:00Z')
    expect(await planOf(made)).toEqual([
      ['first', 'failed', '2027-02-05T09:00'],
      ['technical', 'failed', '2027-02-05T10:00'],
      ['technical', 'failed', '2027-02-05T14:00'],
      ['technical', 'failed', '2027-02-06T02:00'],
    ])
  })

  it('for ever is never tried again, and the plan still ends', async () => {
    const { made, testClockID } = await renewWith('pm_declined_fraud', '2027-03-04T00:00:00Z')
    expect(await planOf(made)).toEqual([['first', 'failed', '2027-02-05T09:00']])
    expect((await read(made)).status).toBe('past_due')
    await advance(api, program, testClockID, '2027-03-07T00:00:00Z')
    expect(await read(made)).toMatchObject({ status: 'canceled', canceledAt: '2027-03-06T09:00:00.000Z' })
    await advance(api, program, testClockID, '2027-08-07T00:00:00Z')
    expect(await invoices(made)).toHaveLength(3)
  })

  it('is paid at once by a new method, and the old one is not tried again', async () => {
    const { made, customerID, testClockID } = await renewWith('pm_declined_fraud', '2027-02-06T00:00:00Z')
    const { savedPaymentMethodID } = await saveCard(api, program, customerID, { paymentMethod: '5555555555554444' })
    await advance(api, program, testClockID, '2027-02-06T00:00:01Z')
    const last = (await triesOf(made)).at(-1)
    expect(last).toMatchObject({ reason: 'new_method', outcome: 'succeeded', savedPaymentMethodID })
    expect((await read(made)).status).toBe('active')
  })

  it('is paid by its link, after which nothing is tried', async () => {
    const { made, testClockID } = await renewWith('pm_declined_off_session', '2027-02-05T10:00:00Z')
    const [, open] = await invoices(made)
    const hosted = await api.call('GET', `/hosted-invoices/${open?.url?.split('/').at(-1)}`)
    await payLink(api, hosted.body.payURL.split('/').at(-1))
    expect((await read(made)).status).toBe('active')
    await advance(api, program, testClockID, '2027-02-20T00:00:00Z')
    expect(await planOf(made)).toHaveLength(1)
  })
})

describe('a renewal that the bank wants confirmed', () => {
  it('sends the customer the link and stays active until it is confirmed', async () => {
    const { made } = await renewWith('pm_otp', '2027-02-06T00:00:00Z')
    expect((await read(made)).status).toBe('active')
    const [, open] = await invoices(made)
    expect(await mailsTo('renewal-confirmation', open?.invoiceID)).toBe(1)
    const [only] = await triesOf(made)
    expect(only).toMatchObject({ outcome: 'requires_action', transactionID: expect.stringMatching(/^txn_/) })
    const hosted = await api.call('GET', `/hosted-invoices/${open?.url?.split('/').at(-1)}`)
    const token = hosted.body.payURL.split('/').at(-1)
    const body = { code: '123456' }
    expect((await api.call('POST', `${paymentPath(token, only?.transactionID ?? '')}/otp`, { body })).status).toBe(200)
    expect((await invoices(made))[1]?.status).toBe('paid')
  })
})

describe('an invoice that is sent', () => {
  it('is emailed, and makes the subscription past due once it is overdue', async () => {
    const { customerID, testClockID } = await buildSubscriber(api, program, start)
    const terms = { collection: 'send_invoice', dueInDays: 7 }
    const made = await buildSubscription(api, program, { customerID, items: [{ priceID }], ...terms })
    expect(made.status).toBe('active')
    await advance(api, program, testClockID, '2027-01-06T00:00:00Z')
    const [first] = await invoices(made)
    expect(first).toMatchObject({ status: 'open', dueAt: '2027-01-12T09:00:00.000Z', sentAt: expect.any(String) })
    expect(await mailsTo('invoice', first?.invoiceID)).toBe(1)
    await advance(api, program, testClockID, '2027-01-13T00:00:00Z')
    expect((await read(made)).status).toBe('past_due')
  })
})

describe('PUT /dunning-settings', () => {
  it('changes the plan and its end', async () => {
    const first = await api.call('GET', '/dunning-settings', { token: program })
    expect(first.body).toMatchObject({ retryDays: [1, 1, 2, 3, 3, 5, 7, 7], atEnd: 'cancel' })
    const saved = await settings({ retryDays: [2], atEnd: 'pause' })
    expect(saved.body).toMatchObject({ retryDays: [2], atEnd: 'pause' })
    const { made } = await renewWith('pm_declined_off_session', '2027-02-08T00:00:00Z')
    expect(await planOf(made)).toEqual([
      ['first', 'failed', '2027-02-05T09:00'],
      ['plan', 'failed', '2027-02-07T09:00'],
    ])
    expect((await read(made)).status).toBe('paused')
    await settings({ retryDays: [], atEnd: 'past_due' })
    const other = await renewWith('pm_declined_off_session', '2027-02-08T00:00:00Z')
    expect((await read(other.made)).status).toBe('past_due')
    await settings({ retryDays: [1, 1, 2, 3, 3, 5, 7, 7], atEnd: 'cancel' })
  })

  it('refuses wrong plans, other audiences and stale versions', async () => {
    for (const retryDays of [[0], [31], [1.5], ['1'], Array(16).fill(1), 3])
      expect(Object.keys((await settings({ retryDays, atEnd: 'cancel' })).body.fields)).toEqual(['retryDays'])
    expect(Object.keys((await settings({ retryDays: [1], atEnd: 'sue' })).body.fields)).toEqual(['atEnd'])
    expect((await api.call('PUT', '/dunning-settings', { body: {} })).status).toBe(401)
    expect((await settings({ retryDays: [1], atEnd: 'cancel' }, await signInAdmin(api))).status).toBe(403)
    const stale = { token: program, body: { retryDays: [1], atEnd: 'cancel' }, headers: { 'if-match': 'old' } }
    expect((await api.call('PUT', '/dunning-settings', stale)).status).toBe(412)
  })
})
