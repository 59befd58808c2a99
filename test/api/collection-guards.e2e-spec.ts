import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { PaymentTryView } from '#contract/payment-tries.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Collections } from '../../api/src/billing/subscriptions/collections.service.js'
import { PaymentTry } from '../../api/src/billing/subscriptions/payment-try.entity.js'
import { SubscriptionInvoice } from '../../api/src/billing/subscriptions/subscription-invoice.entity.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { TransactionCharges } from '../../api/src/money/transactions/transaction-charges.service.js'
import { buildApiUser, buildClient, idempotencyKey, signInAdmin, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { payLink, paymentPath } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import {
  advance,
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
let priceID: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterEach(() => void jest.restoreAllMocks())
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const start = '2027-01-05T09:00:00.000Z'
const service = <T>(type: new (...args: never[]) => T): T => api.app.get(type as never, { strict: false })
const path = ({ subscriptionID }: SubscriptionView) => `/subscriptions/${subscriptionID}`
const read = async (one: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', path(one), { token: program })).body
const act = (one: SubscriptionView, action: string, body: object = {}) =>
  api.call('POST', `${path(one)}/${action}`, { token: program, body })
const invoices = ({ subscriptionID }: SubscriptionView) => invoicesOf(api, program, subscriptionID)
const lastOf = async (one: SubscriptionView) => {
  const last = (await invoices(one)).at(-1)
  if (!last) throw new Error('It has no invoice')
  return last
}
/** Of the last invoice. */
async function triesOf(one: SubscriptionView): Promise<PaymentTryView[]> {
  const { invoiceID } = await lastOf(one)
  const { body } = await api.call('GET', `${path(one)}/payment-tries`, { token: program })
  return (body.items as PaymentTryView[]).filter((made) => made.invoiceID === invoiceID)
}
async function payTokenOf(one: SubscriptionView): Promise<string> {
  const { url } = await lastOf(one)
  const { body } = await api.call('GET', `/hosted-invoices/${url?.split('/').at(-1)}`)
  return body.payURL.split('/').at(-1)
}
async function renewWith(paymentMethod: string, to: string) {
  const subscriber = await buildSubscriber(api, program, start)
  const { customerID, savedPaymentMethodID, testClockID } = subscriber
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
  await cardNow(api, savedPaymentMethodID, paymentMethod)
  await advance(api, program, testClockID, to)
  return { ...subscriber, made }
}

describe('an invoice that is sent', () => {
  it('is not charged after its payment was lost, and becomes overdue', async () => {
    const { customerID, testClockID } = await buildSubscriber(api, program, start)
    const terms = { collection: 'send_invoice', dueInDays: 7 }
    const made = await buildSubscription(api, program, { customerID, items: [{ priceID }], ...terms })
    const reference = (await payLink(api, await payTokenOf(made))).body.transactionID
    const notice = { processor: 'sandbox', noticeID: 'lost-1', kind: 'capture_failed', reference } as const
    await service(ProcessorNotices).take({ ...notice, capture: { at: clock.now().toISOString() } })
    expect([(await lastOf(made)).status, (await read(made)).status]).toEqual(['open', 'active'])
    await advance(api, program, testClockID, '2027-01-13T00:00:00Z')
    expect([await triesOf(made), (await lastOf(made)).status]).toEqual([[], 'open'])
    expect((await read(made)).status).toBe('past_due')
  })

  it('is not charged once the subscription is no longer charged', async () => {
    const { made, savedPaymentMethodID, testClockID } = await renewWith(
      'pm_declined_off_session',
      '2027-02-05T10:00:00Z',
    )
    const body = { items: [{ priceID }], collection: 'send_invoice', dueInDays: 7 }
    expect((await api.call('PUT', path(made), { token: program, body })).status).toBe(200)
    await cardNow(api, savedPaymentMethodID, 'pm_success')
    await advance(api, program, testClockID, '2027-02-20T00:00:00Z')
    expect([(await triesOf(made)).length, (await lastOf(made)).status]).toEqual([1, 'open'])
  })
})

describe('a try that is taken over', () => {
  /** As a process leaves it that died between the try and its payment. */
  async function leaveTry(made: SubscriptionView): Promise<string> {
    const { invoiceID } = await lastOf(made)
    const tryingSince = clock.now()
    await api.database.write(async (manager) => {
      const row = await manager.findOneByOrFail(PaymentTry, { invoiceID, number: 1 })
      await manager.insert(PaymentTry, { ...row, number: 2, outcome: 'open', failureCode: null, transactionID: null })
      const change = { step: 'try' as const, tries: 2, tryingSince, dueAt: row.triedAt, leaseUntil: null }
      await manager.update(SubscriptionInvoice, { invoiceID }, change)
    })
    return invoiceID
  }

  it('charges nothing for a subscription that was canceled since', async () => {
    const { made, savedPaymentMethodID } = await renewWith('pm_declined_off_session', '2027-02-05T10:00:00Z')
    await cardNow(api, savedPaymentMethodID, 'pm_success')
    const invoiceID = await leaveTry(made)
    expect((await act(made, 'cancel', { when: 'now' })).status).toBe(200)
    await service(Collections).collect(invoiceID)
    expect([(await triesOf(made)).length, (await lastOf(made)).amountPaid]).toEqual([1, 0])
    const row = await api.database.read.findOneByOrFail(SubscriptionInvoice, { invoiceID })
    expect(row).toMatchObject({ tries: 1, tryingSince: null, dueAt: null, leaseUntil: null })
  })

  it('charges nothing if the subscription is canceled while the try goes on', async () => {
    const { made, savedPaymentMethodID } = await renewWith('pm_declined_off_session', '2027-02-05T10:00:00Z')
    await cardNow(api, savedPaymentMethodID, 'pm_success')
    const invoiceID = await leaveTry(made)
    const charges = service(TransactionCharges)
    const create = charges.create.bind(charges)
    jest.spyOn(charges, 'create').mockImplementationOnce(async (...asked) => {
      await act(made, 'cancel', { when: 'now' })
      return create(...asked)
    })
    await service(Collections).collect(invoiceID)
    expect([(await triesOf(made)).length, (await lastOf(made)).amountPaid]).toEqual([1, 0])
  })
})

describe('a refusal that is not the payer’s', () => {
  it('is no failed payment, and the invoice is charged once it is lifted', async () => {
    const { customerID, testClockID } = await buildSubscriber(api, program, start)
    const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
    const admin = await signInAdmin(api)
    const limit = (limits: object[]) =>
      api.call('PUT', `/clients/${client.clientID}/limits`, { token: admin, body: { limits } })
    expect((await limit([{ currency: 'EUR', paymentMost: 100 }])).status).toBe(200)
    await advance(api, program, testClockID, '2027-02-05T11:30:00Z')
    expect([await triesOf(made), (await read(made)).status]).toEqual([[], 'active'])
    expect((await limit([])).status).toBe(200)
    await advance(api, program, testClockID, '2027-02-05T12:30:00Z')
    expect((await triesOf(made)).map(({ number, outcome }) => [number, outcome])).toEqual([[1, 'succeeded']])
    expect((await lastOf(made)).status).toBe('paid')
  })
})

describe('an incomplete subscription', () => {
  async function incomplete() {
    const { customerID, savedPaymentMethodID, testClockID } = await buildSubscriber(api, program, start)
    await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
    const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
    expect(made.status).toBe('incomplete')
    const { invoiceID, lines } = await lastOf(made)
    const credit = [{ invoiceLineID: lines[0]?.invoiceLineID, amount: 1_000 }]
    await makeBilling(api, program, '/credit-notes', { invoiceID, lines: credit })
    return { made, testClockID }
  }

  it('is canceled though its invoice was credited in part, and the invoice stays open', async () => {
    const { made } = await incomplete()
    expect((await act(made, 'cancel')).body).toMatchObject({ status: 'canceled' })
    expect((await lastOf(made)).status).toBe('open')
  })

  it('ends by itself though its invoice was credited in part', async () => {
    const { made, testClockID } = await incomplete()
    await advance(api, program, testClockID, '2027-01-09T00:00:00Z')
    expect([(await read(made)).status, (await lastOf(made)).status]).toEqual(['canceled', 'open'])
  })
})

describe('the end of the retries', () => {
  it('waits for a payment that the payer has begun', async () => {
    const { made, testClockID } = await renewWith('pm_declined_fraud', '2027-03-04T00:00:00Z')
    const open = await invoices(made)
    expect(open.at(1)?.status).toBe('open')
    const { body } = await api.call('GET', `/hosted-invoices/${open.at(1)?.url?.split('/').at(-1)}`)
    const token = body.payURL.split('/').at(-1)
    const { transactionID } = (await payLink(api, token, { paymentMethod: 'pm_otp' })).body
    await advance(api, program, testClockID, '2027-03-06T12:30:00Z')
    expect((await read(made)).status).toBe('past_due')
    const code = { body: { code: '123456' } }
    expect((await api.call('POST', `${paymentPath(token, transactionID)}/otp`, code)).status).toBe(200)
    expect((await invoices(made))[1]?.status).toBe('paid')
  })
})

describe('the end of a pause', () => {
  it('charges the invoice that was open before it', async () => {
    const { made, savedPaymentMethodID, testClockID } = await renewWith(
      'pm_declined_off_session',
      '2027-02-05T10:00:00Z',
    )
    await act(made, 'pause')
    await advance(api, program, testClockID, '2027-02-20T00:00:00Z')
    await cardNow(api, savedPaymentMethodID, 'pm_success')
    expect((await act(made, 'resume')).body.status).toBe('past_due')
    await advance(api, program, testClockID, '2027-02-20T00:00:01Z')
    expect([(await read(made)).status, (await lastOf(made)).status]).toEqual(['active', 'paid'])
  })
})

describe('POST /subscriptions, sent again', () => {
  it('answers the same subscription after its anchor has passed', async () => {
    const { customerID, testClockID } = await buildSubscriber(api, program, start)
    const body = { customerID, items: [{ priceID }], anchorAt: '2027-01-20T00:00:00Z' }
    const headers = idempotencyKey()
    const first = await subscribe(api, program, body, headers)
    expect(first.status).toBe(201)
    await advance(api, program, testClockID, '2027-01-21T00:00:00Z')
    const again = await subscribe(api, program, body, headers)
    expect(again.body.subscriptionID).toBe(first.body.subscriptionID)
  })
})
