import { clock } from '#contract/clock.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { ApiUser } from '../../api/src/people/api-users/api-user.entity.js'
import { MethodDetachments } from '../../api/src/money/saved-methods/method-detachments.js'
import { SavedPaymentMethod } from '../../api/src/money/saved-methods/saved-payment-method.entity.js'
import { ExpiryNotice } from '../../api/src/people/api-users/expiry-notice.js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { webhookHeaders } from '#contract/event-data.js'
import { eventTypes } from '#contract/event-types.js'
import { signInAdmin } from '../support/builders.js'
import { Description } from '../support/description.js'
import { buildMerchant, openDispute, paymentIn } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { WebhookReceiver } from '../support/webhook-receiver.js'
import { buildEndpoint } from '../support/webhooks.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer, customerInput } from '../support/customers.js'
import { actOnInvoice, buildInvoice, buildOpenInvoice, makeBilling } from '../support/invoices.js'
import { settleDebt } from '../support/debts.js'
import { makePayouts } from '../support/payouts.js'
import { saveCard } from '../support/saved-methods.js'
import { everySubscriptionState } from '../support/subscriptions.js'
import { payLink } from '../support/payment-links.js'

let api: TestApi
let receiver: WebhookReceiver
let description: Description
beforeAll(async () => {
  receiver = await new WebhookReceiver().start()
  api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' })
  description = await Description.of(api.url)
})
afterAll(async () => {
  await api.close()
  await receiver.stop()
})

const content = (type: string) => ['webhooks', type, 'post', 'requestBody', 'content', 'application/json']

async function makeInvoices(token: string): Promise<void> {
  const { productID } = await makeBilling(api, token, '/products', { name: 'Seats' })
  const { priceID } = await makeBilling(api, token, '/prices', { productID, currency: 'EUR', unitAmount: 900 })
  await api.call('POST', `/prices/${priceID}/retire`, { token })
  await api.call('POST', `/products/${productID}/retire`, { token })
  await buildOpenInvoice(api, token, { lines: [{ description: 'Free', unitAmount: 0 }] })
  await redeemCoupon(token)
  const { invoiceID } = await buildOpenInvoice(api, token)
  await actOnInvoice(api, token, invoiceID, 'mark-uncollectible')
  await payAndLose(token)
  await actOnInvoice(api, token, invoiceID, 'void')
}

/** Redeemed by a draft, and given back with it. */
async function redeemCoupon(token: string): Promise<void> {
  const { couponID } = await makeBilling(api, token, '/coupons', { name: 'Spring', percentOff: 10, duration: 'once' })
  const { invoiceID } = await buildInvoice(api, token, { couponID })
  await api.call('DELETE', `/invoices/${invoiceID}`, { token })
  await api.call('POST', `/coupons/${couponID}/retire`, { token })
}

/** Paid in part, credited for the rest, and then the payment fails after all. */
async function payAndLose(token: string): Promise<void> {
  const { customerID } = await buildCustomer(api, token)
  const { savedPaymentMethodID } = await saveCard(api, token, customerID)
  const { invoiceID } = await buildOpenInvoice(api, token, { customerID })
  const paid = await makeBilling(api, token, `/invoices/${invoiceID}/pay`, { savedPaymentMethodID, amount: 4_000 })
  await makeBilling(api, token, '/credit-notes', { invoiceID })
  await api.app.get(ProcessorNotices, { strict: false }).take({
    ...{ processor: 'sandbox', noticeID: `lost-${invoiceID}`, kind: 'capture_failed' },
    ...{ reference: paid.transaction.transactionID, capture: { at: clock.now().toISOString() } },
  })
}

/** Saved, then too old, then removed. */
async function keepCard(token: string): Promise<void> {
  const { customerID } = await buildCustomer(api, token)
  const { savedPaymentMethodID } = await saveCard(api, token, customerID)
  await api.database.write((manager) =>
    manager.update(SavedPaymentMethod, { savedPaymentMethodID }, { dueAt: new Date(clock.time() - 1) }),
  )
  await api.app.get(MethodDetachments, { strict: false }).workOff(new AbortController().signal)
  await api.call('DELETE', `/customers/${customerID}/payment-methods/${savedPaymentMethodID}`, { token })
}

describe('the webhooks of the document', () => {
  it('are every type of event, each with its own message, an example that fits, and the headers', () => {
    const { webhooks } = description.document
    expect(Object.keys(webhooks)).toEqual(eventTypes)
    const names = new Set<string>()
    for (const [type, { post }] of Object.entries(webhooks)) {
      const { schema, example } = post.requestBody?.content['application/json'] ?? {}
      names.add(String(schema?.$ref))
      expect([type, description.faultAt([...content(type), 'schema'], example)]).toEqual([type, undefined])
      expect(example).toMatchObject({ type })
      const required = post.parameters?.filter((one) => one.required && one.in === 'header')
      expect(required?.map(({ name }) => name)).toEqual(Object.keys(webhookHeaders))
    }
    expect(names.size).toBe(eventTypes.length)
  })

  it('are what arrives', async () => {
    const token = await signInAdmin(api)
    const merchant = await buildMerchant(api)
    const { clientID, apiUserID } = merchant
    const { endpointID } = await buildEndpoint(api, merchant, receiver.url('/'))
    for (const status of ['requires_action', 'authorized', 'failed', 'canceled', 'expired'])
      await paymentIn(api, merchant, status)
    const { transactionID } = await paymentIn(api, merchant, 'succeeded')
    await merchant.ask(transactionID, 'refunds', { amount: 100 })
    await openDispute(api, merchant, (await paymentIn(api, merchant, 'succeeded')).transactionID).then((disputeID) =>
      api.call('POST', `/disputes/${disputeID}/close`, { token, body: { outcome: 'won' } }),
    )
    await registerOrigins(api, merchant)
    const paid = await buildSession(api, merchant.token)
    const left = await buildSession(api, merchant.token)
    await payLink(api, tokenOf(paid))
    await api.call('POST', `/checkout-sessions/${left.checkoutSessionID}/expire`, merchant)
    const risky = { mode: 'test', outcome: 'review', conditions: { currencies: ['KWD'] } }
    await api.call('POST', '/risk-rules', { token, body: risky })
    const { transactionID: held } = (await merchant.pay({ currency: 'KWD' })).body
    await api.call('POST', `/reviews/${held}/release`, { token, body: { reason: 'x' } })
    const messages = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string })
    const types = () => [...new Set(messages().map(({ type }) => type))].sort()
    const { customerID } = await buildCustomer(api, merchant.token)
    await api.call('PUT', `/customers/${customerID}`, { token: merchant.token, body: customerInput({ name: 'Ada' }) })
    // Erasing a customer also erases its events that are still on their way.
    await until(
      () => Promise.resolve(types()),
      (arrived) => arrived.includes('customer.updated'),
    )
    await api.call('DELETE', `/customers/${customerID}`, merchant)
    await keepCard(merchant.token)
    await makeInvoices(merchant.token)
    await everySubscriptionState(api, merchant.token)
    await makePayouts(api, merchant)
    await settleDebt(api, merchant)
    const expiresAt = new Date(clock.time() + 3_600_000)
    await api.database.write((manager) => manager.update(ApiUser, { apiUserID }, { expiresAt }))
    expect(await api.app.get(ExpiryNotice, { strict: false }).workOff()).toBe(1)
    await api.call('POST', `/clients/${clientID}/apiusers/${apiUserID}/regenerate-key`, merchant)
    await api.call('POST', `/clients/${clientID}/webhook-endpoints/${endpointID}/test`, merchant)
    await api.call('POST', `/clients/${clientID}/suspend`, { token, body: { reason: 'x' } })
    // A refund fails at the bank, evidence and inquiries need a processor that has them, and an approval comes before any endpoint.
    const rare = ['refund.failed', 'client.approved', 'dispute.evidence_sent', 'dispute.updated']
    const expected = eventTypes.filter((type) => !rare.includes(type)).sort()
    await until(
      () => Promise.resolve(types()),
      (arrived) => arrived.length >= expected.length,
    )
    expect(types()).toEqual(expected)
    for (const message of messages()) {
      const fault = description.faultAt([...content(message.type), 'schema'], message)
      expect([message.type, fault]).toEqual([message.type, undefined])
    }
    for (const { headers } of receiver.received)
      for (const name of Object.keys(webhookHeaders)) expect(headers[name]).toMatch(/./)
  })

  it('let a wrong message be seen', () => {
    const place = [...content('refund.failed'), 'schema']
    const example =
      description.document.webhooks['refund.failed']?.post.requestBody?.content['application/json']?.example
    const whole = example as { type: string; data: object }
    expect(description.faultAt(place, { ...whole, type: 'refund.succeeded' })).toBeDefined()
    expect(description.faultAt(place, { ...whole, data: {} })).toBeDefined()
  })
})
