import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { Customer } from '../../api/src/money/customers/customer.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { paymentPath, payLink, payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveByLink } from '../support/saved-methods.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { advance, buildClock, buildPrice, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const visa = '4242424242424242'
const open = (overrides?: Input) => subscriptionSession(api, program, priceID, overrides)
const payer = () => ({ emailAddress: anAddress() })
const pay = (session: CheckoutSessionView, body: Input = {}) =>
  payThrough(api, tokenOf(session), { paymentMethod: visa, payer: payer(), ...body })
const page = async (session: CheckoutSessionView) => (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
const read = async ({ checkoutSessionID }: CheckoutSessionView): Promise<CheckoutSessionView> =>
  (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body
const begunBy = ({ checkoutSessionID }: CheckoutSessionView) =>
  api.database.read.findBy(Subscription, { checkoutSessionID })
const only = async (session: CheckoutSessionView) => {
  const [subscription, ...others] = await begunBy(session)
  expect(others).toEqual([])
  return subscription as Subscription
}
const invoices = async (session: CheckoutSessionView) => invoicesOf(api, program, (await only(session)).subscriptionID)
const workOff = () => api.app.get(DueSubscriptions, { strict: false }).workOff()

describe('paying a checkout that sells a subscription', () => {
  it('makes the customer, takes the first period and activates the subscription', async () => {
    const session = await open()
    const emailAddress = anAddress()
    const paid = await pay(session, { payer: { emailAddress }, language: 'fr' })
    expect([paid.status, paid.body.status, paid.body.amount]).toEqual([201, 'succeeded', 3_000])
    const subscription = await only(session)
    const { customerID, subscriptionID, savedPaymentMethodID } = subscription
    expect(subscription).toMatchObject({ status: 'active', checkoutSessionID: session.checkoutSessionID })
    expect(await read(session)).toMatchObject({
      ...{ status: 'complete', customerID, subscriptionID, transactionID: paid.body.transactionID },
    })
    const [method] = await methodsOf(api, program, customerID)
    expect(method?.savedPaymentMethodID).toBe(savedPaymentMethodID)
    expect(method?.mandate.sentence).toMatch(
      /^En vous abonnant, vous autorisez Harbor Pine à débiter .*30,00.*par mois/,
    )
    const [invoice, ...others] = await invoices(session)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({ status: 'paid', total: 3_000, amountPaid: 3_000, buyer: { emailAddress } })
    expect(invoice?.payments.map(({ transactionID }) => transactionID)).toEqual([paid.body.transactionID])
    const told = (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } })).filter(
      ({ data, type }) => /^(subscription|checkout_session|invoice)/.test(type) && data.includes(subscriptionID),
    )
    expect(told.map(({ type }) => type).sort()).toEqual([
      ...['checkout_session.completed', 'invoice.created', 'invoice.finalized', 'invoice.paid'],
      ...['subscription.activated', 'subscription.created'],
    ])
  })

  it('renews with the card that was given', async () => {
    const { testClockID } = await buildClock(api, program, '2027-01-31T09:00:00Z')
    const { customerID } = await buildCustomer(api, program, { testClockID })
    const session = await open({ customerID })
    expect((await pay(session, { payer: undefined })).body.status).toBe('succeeded')
    await advance(api, program, testClockID, '2027-03-01T00:00:00Z')
    expect((await invoices(session)).map(({ status, total }) => [status, total])).toEqual([
      ['paid', 3_000],
      ['paid', 3_000],
    ])
  })

  it('lets the payer try again after a decline, with a corrected address and the same invoice', async () => {
    const session = await open()
    const wrong = await pay(session, { paymentMethod: '4000000000009995', payer: { emailAddress: 'adda@example.com' } })
    expect([wrong.body.status, wrong.body.mayPayAgain]).toEqual(['failed', true])
    expect(await only(session)).toMatchObject({ status: 'incomplete', dueAt: new Date(session.expiresAt) })
    const emailAddress = anAddress()
    expect((await pay(session, { payer: { emailAddress } })).body.status).toBe('succeeded')
    const { customerID, status } = await only(session)
    expect(status).toBe('active')
    expect(await api.database.read.findOneBy(Customer, { customerID })).toMatchObject({ emailAddress })
    expect((await invoices(session)).map(({ buyer }) => buyer?.emailAddress)).toEqual([emailAddress])
  })

  it('waits for the one-time code of the bank', async () => {
    const session = await open()
    const { body } = await pay(session, { paymentMethod: '4000002500003155' })
    expect([body.status, (await only(session)).status]).toEqual(['requires_action', 'incomplete'])
    const otp = `${paymentPath(tokenOf(session), body.transactionID)}/otp`
    const answer = await api.call('POST', otp, { body: { code: body.testCode }, headers: idempotencyKey() })
    expect([answer.body.status, (await only(session)).status]).toEqual(['succeeded', 'active'])
  })

  it('makes one subscription, customer and payment of ten that are sent at once', async () => {
    const session = await open()
    const emailAddress = anAddress()
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        payLink(api, tokenOf(session), { paymentMethod: visa, payer: { emailAddress } }),
      ),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect((await only(session)).status).toBe('active')
    expect(await api.database.read.countBy(Customer, { emailAddress })).toBe(1)
    expect((await invoices(session)).map(({ amountPaid }) => amountPaid)).toEqual([3_000])
  })

  it('answers the same payment to a call that is sent twice', async () => {
    const session = await open()
    const [body, headers] = [{ paymentMethod: visa, payer: payer() }, idempotencyKey()]
    const first = await payLink(api, tokenOf(session), body, headers)
    const second = await payLink(api, tokenOf(session), body, headers)
    expect([second.status, second.body.transactionID]).toEqual([201, first.body.transactionID])
    expect(await begunBy(session)).toHaveLength(1)
  })

  it('needs an email address unless the session names a customer', async () => {
    const { status, body } = await payLink(api, tokenOf(await open()), { paymentMethod: visa })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['payer']])
  })

  it('does not become an existing customer by a typed address', async () => {
    const victim = await buildCustomer(api, program, { emailAddress: anAddress() })
    const session = await open()
    await pay(session, { payer: { emailAddress: victim.emailAddress } })
    expect((await only(session)).customerID).not.toBe(victim.customerID)
  })

  it('refuses a bank transfer, another amount and a saved method', async () => {
    const token = tokenOf(await open())
    const given = { payer: payer() }
    const amount = await payLink(api, token, { ...given, paymentMethod: visa, amount: 1 })
    expect([amount.status, Object.keys(amount.body.fields)]).toEqual([422, ['amount']])
    const paymentMethod = { type: 'saved', savedPaymentMethodID: 'pm_of_somebody' }
    expect((await payLink(api, token, { ...given, paymentMethod })).status).toBe(422)
    expect((await saveByLink(api, token, { paymentMethod: visa })).body.code).toBe('PAYMENT_SAVES_NOTHING')
  })

  it('is closed once a price is retired, but not for a payer who has begun', async () => {
    const price = await buildPrice(api, program)
    const items = [{ priceID: price.priceID }]
    const [fresh, begun] = [await open({ items }), await open({ items })]
    await pay(begun, { paymentMethod: '4000000000009995' })
    await api.call('POST', `/prices/${price.priceID}/retire`, { token: program, body: {} })
    expect([(await page(fresh)).status, (await page(begun)).status]).toEqual(['closed', 'open'])
    const late = await payLink(api, tokenOf(fresh), { paymentMethod: visa, payer: payer() })
    expect([late.status, late.body.code]).toEqual([409, 'PAYMENT_LINK_CLOSED'])
    expect(await begunBy(fresh)).toEqual([])
    expect((await pay(begun)).body.status).toBe('succeeded')
  })

  it('cancels what was begun when the session expires, and voids its invoice', async () => {
    const session = await open()
    await pay(session, { paymentMethod: '4000000000009995' })
    const expired = await api.call('POST', `/checkout-sessions/${session.checkoutSessionID}/expire`, { token: program })
    expect([expired.status, expired.body.status]).toEqual([200, 'expired'])
    clock.moveBy(2_000)
    await workOff()
    expect((await only(session)).status).toBe('canceled')
    expect((await invoices(session)).map(({ status }) => status)).toEqual(['void'])
    const late = await payLink(api, tokenOf(session), { paymentMethod: visa, payer: payer() })
    expect([late.status, (await only(session)).status]).toEqual([409, 'canceled'])
  })

  it('is not charged by a card that the customer saves elsewhere', async () => {
    const { customerID } = await buildCustomer(api, program)
    const session = await open({ customerID })
    await pay(session, { paymentMethod: '4000000000009995', payer: undefined })
    await pay(await open({ customerID }), { payer: undefined })
    await workOff()
    expect((await only(session)).status).toBe('incomplete')
  })
})
