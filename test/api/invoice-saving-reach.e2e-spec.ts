import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sandboxCode } from '#contract/sandbox.js'
import type { InvoiceView } from '#contract/invoices.js'
import type { PaymentTryView } from '#contract/payment-tries.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { SavedByInvoice } from '../../api/src/billing/subscriptions/saved-by-invoice.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient, idempotencyKey, signInAdmin } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { chargeSaved, methodsOf, saveCard, savingSession } from '../support/saved-methods.js'
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
let program: string
let admin: string
let priceID: string
beforeAll(async () => {
  api = await startApi()
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  admin = await signInAdmin(api)
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const declining = 'pm_declined_off_session'
const ofPayer = '378282246310005'
const dueAt = '2027-02-05T10:00:00Z'
const rightAfter = '2027-02-05T10:00:01Z'

const stateOf = async ({ subscriptionID }: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body
const lastOf = async ({ subscriptionID }: SubscriptionView): Promise<InvoiceView> =>
  (await invoicesOf(api, program, subscriptionID)).at(-1) as InvoiceView
async function tryOf({ subscriptionID }: SubscriptionView): Promise<PaymentTryView> {
  const path = `/subscriptions/${subscriptionID}/payment-tries`
  return (await api.call('GET', path, { token: program })).body.items[0]
}
async function linkOf(made: SubscriptionView): Promise<string> {
  const { url } = await lastOf(made)
  const hosted = await api.call('GET', `/hosted-invoices/${url?.split('/').at(-1)}`)
  return hosted.body.payURL.split('/').at(-1)
}
const pay = async (made: SubscriptionView, body: object = {}) =>
  (await payThrough(api, await linkOf(made), { paymentMethod: ofPayer, saveMethod: true, ...body })).body
async function savedBy(customerID: string): Promise<string> {
  const saved = (await methodsOf(api, program, customerID)).find(({ card }) => card?.last4 === '0005')
  expect(saved?.state).toBe('active')
  return saved?.savedPaymentMethodID ?? ''
}
const choose = ({ subscriptionID }: SubscriptionView, savedPaymentMethodID: string) =>
  api.call('PUT', `/subscriptions/${subscriptionID}`, {
    ...{ token: program, body: { items: [{ priceID }], savedPaymentMethodID } },
  })

/** The renewal of `one` was declined; `other` is another subscription of its customer. */
async function owing() {
  const subscriber = await buildSubscriber(api, program, '2027-01-05T09:00:00.000Z')
  const { customerID, savedPaymentMethodID: first, testClockID } = subscriber
  const { savedPaymentMethodID: second } = await saveCard(api, program, customerID, {
    paymentMethod: '5555555555554444',
  })
  const items = [{ priceID }]
  const one = await buildSubscription(api, program, { customerID, items, savedPaymentMethodID: first })
  const other = await buildSubscription(api, program, { customerID, items })
  await cardNow(api, first, declining)
  const until = (to: string) => advance(api, program, testClockID, to)
  return { customerID, first, second, one, other, until }
}

describe('a method that was saved by the link of an invoice', () => {
  it('is charged for its subscription, and for no other one that names none', async () => {
    const { customerID, second, one, other, until } = await owing()
    await until(dueAt)
    expect((await pay(one)).status).toBe('succeeded')
    const saved = await savedBy(customerID)
    await until('2027-03-06T00:00:00Z')
    expect(await tryOf(one)).toMatchObject({ outcome: 'succeeded', savedPaymentMethodID: saved })
    expect(await tryOf(other)).toMatchObject({ outcome: 'succeeded', savedPaymentMethodID: second })
    await cardNow(api, second, declining)
    const fellBack = await chargeSaved(api, program, second, { fallbackToOtherMethods: true })
    expect(fellBack.body).toMatchObject({ status: 'failed', failureCode: 'do_not_honor' })
    expect((await choose(other, saved)).status).toBe(200)
    await until('2027-04-06T00:00:00Z')
    expect(await tryOf(other)).toMatchObject({ outcome: 'succeeded', savedPaymentMethodID: saved })
  })

  it('stays chargeable for everything if the customer had saved it before', async () => {
    const { customerID, one, other, until } = await owing()
    const { savedPaymentMethodID } = await saveCard(api, program, customerID, { paymentMethod: ofPayer })
    await until(dueAt)
    expect((await pay(one)).status).toBe('succeeded')
    await until('2027-03-06T00:00:00Z')
    expect(await tryOf(one)).toMatchObject({ outcome: 'succeeded', savedPaymentMethodID })
    expect(await tryOf(other)).toMatchObject({ outcome: 'succeeded', savedPaymentMethodID })
  })

  it('leaves other subscriptions alone that owe as well', async () => {
    const { second, one, other, until } = await owing()
    await cardNow(api, second, declining)
    await until(dueAt)
    expect((await stateOf(other)).status).toBe('past_due')
    const before = await tryOf(other)
    expect((await pay(one)).status).toBe('succeeded')
    await until(rightAfter)
    expect(await tryOf(other)).toEqual(before)
    expect(await stateOf(other)).toMatchObject({ status: 'past_due', savedPaymentMethodID: null })
  })

  it('is not charged at once for the rest of a part payment', async () => {
    const { customerID, one, until } = await owing()
    await until(dueAt)
    expect((await pay(one, { amount: 1_000 })).status).toBe('succeeded')
    await until(rightAfter)
    expect(await lastOf(one)).toMatchObject({ status: 'open', amountDue: 2_000 })
    expect(await tryOf(one)).toMatchObject({ outcome: 'failed', reason: 'first' })
    const savedPaymentMethodID = await savedBy(customerID)
    await until('2027-02-12T10:00:01Z')
    expect(await tryOf(one)).toMatchObject({ outcome: 'succeeded', reason: 'plan', savedPaymentMethodID })
    expect((await lastOf(one)).status).toBe('paid')
  })

  it('is in the audit log of the subscription, with the payment', async () => {
    const { customerID, first, one, until } = await owing()
    await until(dueAt)
    const { transactionID } = await pay(one)
    const savedPaymentMethodID = await savedBy(customerID)
    const { items } = (await api.call('GET', `/audit?target=${one.subscriptionID}`, { token: admin })).body
    expect(items[0]).toMatchObject({
      ...{ action: 'subscription.updated', before: { savedPaymentMethodID: first } },
      after: { savedPaymentMethodID, transactionID },
    })
  })
})

describe('a payment of an invoice that ends late', () => {
  it('leaves the method that was chosen since it began', async () => {
    const { second, one, until } = await owing()
    await until(dueAt)
    const token = await linkOf(one)
    const begun = await payThrough(api, token, { paymentMethod: 'pm_otp', saveMethod: true })
    expect(begun.body.status).toBe('requires_action')
    expect((await choose(one, second)).status).toBe(200)
    const path = `/payment-links/${token}/payments/${begun.body.transactionID}/otp`
    const ended = await api.call('POST', path, { body: { code: sandboxCode }, headers: idempotencyKey() })
    expect(ended.body.status).toBe('succeeded')
    expect((await stateOf(one)).savedPaymentMethodID).toBe(second)
  })

  it('brings back no method that was removed', async () => {
    const { customerID, second, one, until } = await owing()
    await until(dueAt)
    const { transactionID } = await pay(one)
    const saved = await savedBy(customerID)
    expect((await choose(one, second)).status).toBe(200)
    const path = `/customers/${customerID}/payment-methods/${saved}`
    expect((await api.call('DELETE', path, { token: program })).status).toBe(200)
    const payment = await api.database.read.findOneByOrFail(Transaction, { transactionID })
    const createdAt = new Date(payment.createdAt.getTime() + 3_600_000)
    const outcomes = api.app.get(SavedByInvoice, { strict: false })
    await api.database.write((manager) => outcomes.paid(manager, { ...payment, createdAt }))
    expect((await stateOf(one)).savedPaymentMethodID).toBe(second)
  })
})

describe('a payment that saves a method and is held for review', () => {
  const decide = (transactionID: string, what: string) =>
    api.call('POST', `/reviews/${transactionID}/${what}`, { token: admin, body: { reason: 'Known shop' } })

  /** What pays is a checkout session of the customer, who owes for `one`. */
  async function held() {
    const world = await owing()
    await world.until(dueAt)
    const body = { mode: 'test', outcome: 'review', conditions: { currencies: ['USD'], amountFrom: 1_000 } }
    const rule = await api.call('POST', '/risk-rules', { token: admin, body })
    expect(rule.status).toBe(201)
    const session = await savingSession(api, program, world.customerID)
    const { body: paid } = await payThrough(api, tokenOf(session), { paymentMethod: ofPayer })
    await api.call('DELETE', `/risk-rules/${rule.body.riskRuleID}`, { token: admin })
    expect(paid.status).toBe('authorized')
    await world.until(rightAfter)
    expect(await tryOf(world.one)).toMatchObject({ outcome: 'failed', reason: 'first' })
    return { ...world, transactionID: paid.transactionID as string }
  }

  it('charges nothing that is owed if it is blocked', async () => {
    const { one, first, until, transactionID } = await held()
    expect((await decide(transactionID, 'block')).body.status).toBe('canceled')
    await until('2027-02-05T10:00:02Z')
    expect(await tryOf(one)).toMatchObject({ outcome: 'failed', reason: 'first' })
    expect(await stateOf(one)).toMatchObject({ status: 'past_due', savedPaymentMethodID: first })
  })

  it('charges what is owed once it is released', async () => {
    const { customerID, one, until, transactionID } = await held()
    expect((await decide(transactionID, 'release')).status).toBe(200)
    const savedPaymentMethodID = await savedBy(customerID)
    await until('2027-02-05T10:00:02Z')
    expect(await tryOf(one)).toMatchObject({ outcome: 'succeeded', reason: 'new_method', savedPaymentMethodID })
    expect((await stateOf(one)).status).toBe('active')
  })
})
