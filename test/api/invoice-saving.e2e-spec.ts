import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { offerMethods } from '#contract/payment-methods.js'
import { sandboxAccountID } from '#contract/processors.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import type { InvoiceView } from '#contract/invoices.js'
import type { CheckoutView } from '#contract/payment-links.js'
import type { Processor } from '../../api/src/money/processors/port/processor.js'
import { MethodSetup } from '../../api/src/money/saved-methods/method-setup.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildOpenInvoice, saveInvoiceSettings } from '../support/invoices.js'
import { buildLink, payLink, payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { plainInput, registerPlain } from '../support/processors/plain.js'
import { methodsOf } from '../support/saved-methods.js'
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

const start = '2027-01-05T09:00:00.000Z'
const otherCard = '5555555555554444'
const monthly = { amountPerPeriod: 3_000, interval: 'month', intervalCount: 1, coupon: null, chargesUsage: false }
const offered = { choice: 'offer', usage: 'off_session', maximumAmount: null, savedFor: monthly }

const stateOf = async ({ subscriptionID }: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body
const tokenOf = async ({ url }: InvoiceView): Promise<string> =>
  (await api.call('GET', `/hosted-invoices/${url?.split('/').at(-1)}`)).body.payURL.split('/').at(-1)
const look = async (token: string): Promise<CheckoutView> => (await api.call('GET', `/payment-links/${token}`)).body
const pay = (token: string, body: object = {}) =>
  payThrough(api, token, { paymentMethod: otherCard, saveMethod: true, ...body })
const lastOf = async ({ subscriptionID }: SubscriptionView): Promise<InvoiceView> =>
  (await invoicesOf(api, program, subscriptionID)).at(-1) as InvoiceView

/** Its renewal was declined, and the customer got the link. */
async function declined(to = '2027-02-05T10:00:00Z') {
  const subscriber = await buildSubscriber(api, program, start)
  const { customerID, savedPaymentMethodID, testClockID } = subscriber
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
  await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
  await advance(api, program, testClockID, to)
  return { ...subscriber, made, token: await tokenOf(await lastOf(made)) }
}

describe('the payment of an invoice whose renewal was declined', () => {
  it('offers to save the method, with which the subscription is charged from then on', async () => {
    const { made, customerID, testClockID, token } = await declined()
    expect((await look(token)).saving).toMatchObject({ ...offered, processorAccountIDs: [sandboxAccountID] })
    expect((await pay(token, { language: 'fr' })).body.status).toBe('succeeded')
    const saved = (await methodsOf(api, program, customerID)).find(({ card }) => card?.last4 === '4444')
    expect(saved?.mandate).toMatchObject({
      ...{ language: 'fr', maximumAmount: null, sentence: expect.stringMatching(/Harbor Pine.*30,00/) },
    })
    const { savedPaymentMethodID } = saved ?? {}
    expect(await stateOf(made)).toMatchObject({ status: 'active', savedPaymentMethodID })
    const told = await api.database.read.findBy(Event, { type: 'subscription.updated' })
    expect(told.filter(({ data }) => data.includes(savedPaymentMethodID ?? 'none'))).toHaveLength(1)
    await advance(api, program, testClockID, '2027-03-06T00:00:00Z')
    const next = await lastOf(made)
    expect([next.status, next.payments.length]).toEqual(['paid', 1])
    const path = `/subscriptions/${made.subscriptionID}/payment-tries`
    const [last] = (await api.call('GET', path, { token: program })).body.items
    expect(last).toMatchObject({ outcome: 'succeeded', savedPaymentMethodID })
  })

  it('saves nothing where the box is left alone', async () => {
    const { made, customerID, token } = await declined()
    expect((await pay(token, { saveMethod: false })).body.status).toBe('succeeded')
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
    expect(await stateOf(made)).toMatchObject({ status: 'active', savedPaymentMethodID: null })
  })

  it('saves nothing where the new card is declined, and offers it again', async () => {
    const { customerID, token } = await declined()
    expect((await pay(token, { paymentMethod: 'pm_declined_fraud' })).body.status).toBe('failed')
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
    expect((await look(token)).saving).toMatchObject(offered)
  })

  it('is used when the subscription is resumed, where the retries ended with a pause', async () => {
    const paused = { retryDays: [], atEnd: 'pause' }
    await api.call('PUT', '/dunning-settings', { token: program, body: paused })
    const { made, token } = await declined('2027-02-06T10:00:00Z')
    await api.call('PUT', '/dunning-settings', { token: program, body: { retryDays: [1, 1, 2], atEnd: 'cancel' } })
    expect((await stateOf(made)).status).toBe('paused')
    expect((await pay(token)).body.status).toBe('succeeded')
    const { savedPaymentMethodID } = await stateOf(made)
    expect(savedPaymentMethodID).toMatch(/^spm_/)
  })

  it('takes no saved method there, and refuses words in the box', async () => {
    const { token, savedPaymentMethodID } = await declined()
    const wrong = await payLink(api, token, { paymentMethod: otherCard, saveMethod: 'maybe' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['saveMethod']])
    const byOther = await payLink(api, token, {
      paymentMethod: { type: 'saved', savedPaymentMethodID },
      saveMethod: true,
    })
    expect([byOther.status, Object.keys(byOther.body.fields)]).toEqual([422, ['paymentMethod']])
  })
})

describe('the first invoice of a subscription without a card', () => {
  it('offers to save the one that pays it', async () => {
    const { customerID } = await buildCustomer(api, program)
    const made = await buildSubscription(api, program, { customerID, items: [{ priceID }] })
    expect(made.status).toBe('incomplete')
    const token = await tokenOf(await lastOf(made))
    expect((await look(token)).saving).toMatchObject(offered)
    expect((await pay(token)).body.status).toBe('succeeded')
    const [saved] = await methodsOf(api, program, customerID)
    expect(await stateOf(made)).toMatchObject({
      ...{ status: 'active', savedPaymentMethodID: saved?.savedPaymentMethodID },
    })
  })
})

describe('the payment of another invoice offers nothing, and saves nothing', () => {
  it.each([
    ['one-off', async () => tokenOf(await buildOpenInvoice(api, program))],
    ['of a subscription that is invoiced', invoiced],
    ['of a subscription that was canceled', canceled],
    ['of a subscription that ends with its period', ending],
    ['a payment link', async () => (await buildLink(api, client)).token],
  ] as const)('%s', async (_, build) => {
    const token = await build()
    expect((await look(token)).saving).toBeNull()
    const paid = await pay(token)
    expect(paid.body.status).toBe('succeeded')
    const { transactionID } = paid.body
    expect(await api.database.read.countBy(MethodSetup, { transactionID })).toBe(0)
  })

  it('where no processor account can save it', async () => {
    const { token, customerID } = await declined()
    const admin = await signInAdmin(api)
    const change = (isEnabled: boolean) =>
      api.call('PUT', `/processor-accounts/${sandboxAccountID}`, { token: admin, body: { name: 'Sandbox', isEnabled } })
    const calls = { charge: async () => ({ outcome: 'succeeded', processorReference: 'plain_1' }) }
    const methods = { texts: [], inWords: 'a token', takesToken: () => true }
    const plain = registerPlain(
      api,
      async () => ({ outcome: 'working', sentence: '' }),
      { read: () => ({ paymentMethod: 'plain', card: null }), ...calls } as unknown as Partial<Processor>,
      { methods, methodNames: ['test_method'] },
    )
    const withdraw = offerMethods(methods)
    try {
      const made = await api.call('POST', '/processor-accounts', { token: admin, body: plainInput() })
      const { processorAccountID } = made.body
      expect((await look(token)).saving?.processorAccountIDs).toEqual([sandboxAccountID])
      expect((await change(false)).status).toBe(200)
      expect(await look(token)).toMatchObject({ saving: null, offers: [{ processorAccountID }] })
      const paid = await pay(token, { paymentMethod: { type: 'token', processorAccountID, token: 'tok_1' } })
      expect(paid.body.status).toBe('succeeded')
    } finally {
      await change(true)
      withdraw()
      plain.remove()
    }
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
  })
})

async function invoiced(): Promise<string> {
  const { customerID } = await buildCustomer(api, program)
  const terms = { collection: 'send_invoice', dueInDays: 7 }
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }], ...terms })
  return tokenOf(await lastOf(made))
}

async function ending(): Promise<string> {
  const { made, token } = await declined()
  const path = `/subscriptions/${made.subscriptionID}/cancel`
  expect((await api.call('POST', path, { token: program, body: { when: 'period_end' } })).status).toBe(200)
  return token
}

async function canceled(): Promise<string> {
  const { made, token } = await declined()
  const path = `/subscriptions/${made.subscriptionID}/cancel`
  expect((await api.call('POST', path, { token: program, body: { when: 'now' } })).status).toBe(200)
  return token
}
