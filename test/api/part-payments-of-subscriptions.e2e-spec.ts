import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { PaymentTry } from '../../api/src/billing/subscriptions/payment-try.entity.js'
import { SubscriptionInvoice } from '../../api/src/billing/subscriptions/subscription-invoice.entity.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { idempotencyKey } from '../support/builders.js'
import { sendBilling } from '../support/invoices.js'
import { openOwingShop, type OwingShop, rightAfter } from '../support/owing-subscribers.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveCard } from '../support/saved-methods.js'
import { cardNow, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMetered, use } from '../support/usage.js'

const declining = 'pm_declined_off_session'
const expired = 'pm_declined_expired_card'

let api: TestApi
let shop: OwingShop
beforeAll(async () => {
  api = await startApi()
  shop = await openOwingShop(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const rowOf = (invoiceID: string) => api.database.read.findOneByOrFail(SubscriptionInvoice, { invoiceID })

async function declined(as = declining) {
  const one = await shop.subscribed()
  await cardNow(api, one.savedPaymentMethodID, as)
  await one.to(rightAfter)
  expect((await one.read()).status).toBe('past_due')
  return one
}
type Owing = Awaited<ReturnType<typeof declined>>

async function newMethodOf({ customerID, savedPaymentMethodID }: Owing): Promise<string | undefined> {
  const methods = await methodsOf(api, shop.token, customerID)
  return methods.find((one) => one.savedPaymentMethodID !== savedPaymentMethodID)?.savedPaymentMethodID
}

let notices = 0
const fails = (reference: string) =>
  api.app.get(ProcessorNotices, { strict: false }).take({
    ...{ processor: 'sandbox', noticeID: `part-${(notices += 1)}`, kind: 'capture_failed', reference },
    capture: { at: clock.now().toISOString() },
  })

describe('the first invoice of a subscription that has not begun', () => {
  it('takes no part, which would stay paid if it never begins', async () => {
    const one = await shop.subscribed({}, (method) => cardNow(api, method, declining))
    expect((await one.read()).status).toBe('incomplete')
    expect((await one.hosted()).takesParts).toBe(false)
    expect((await api.call('GET', `/payment-links/${await one.link()}`)).body.takesParts).toBe(false)
    const refused = await one.pay({ amount: 1_000 })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['amount']])
    expect((await one.pay()).body.status).toBe('succeeded')
    expect((await one.read()).status).toBe('active')
    expect((await one.last()).status).toBe('paid')
  })
})

describe('a method that is saved with a part', () => {
  it('is charged the rest the day after where no attempt is planned', async () => {
    const one = await declined(expired)
    expect((await rowOf((await one.last()).invoiceID)).step).toBe('end')
    expect((await one.pay({ amount: 1_000, saveMethod: true })).body.status).toBe('succeeded')
    await one.to('2027-02-06T09:00:00Z')
    expect(await one.last()).toMatchObject({ status: 'open', amountDue: 2_000 })
    await one.to('2027-02-06T11:00:00Z')
    const savedPaymentMethodID = await newMethodOf(one)
    expect((await one.tries())[0]).toMatchObject({ outcome: 'succeeded', reason: 'new_method', savedPaymentMethodID })
    expect(await one.last()).toMatchObject({ status: 'paid', amountDue: 0 })
    expect((await one.read()).status).toBe('active')
    const { body } = await api.call('GET', `/test-clocks/${one.testClockID}/timeline`, { token: shop.token })
    const paid = body.items.find(({ kind }: { kind: string }) => kind === 'payment_succeeded')
    expect(paid).toMatchObject({ amount: 2_000 })
  })

  it('is offered for the last invoice too, because the rest is charged', async () => {
    const one = await declined()
    expect((await one.call('POST', '/cancel', { when: 'period_end' })).status).toBe(200)
    const look = async (query: string) => (await api.call('GET', `/payment-links/${await one.link()}${query}`)).body
    expect((await look('')).saving).toBeNull()
    expect((await look('?amount=1000')).saving).toMatchObject({ choice: 'offer' })
    expect((await one.pay({ amount: 1_000, saveMethod: true })).body.status).toBe('succeeded')
    await one.to('2027-02-20T09:00:00Z')
    const savedPaymentMethodID = await newMethodOf(one)
    expect((await one.tries())[0]).toMatchObject({ outcome: 'succeeded', savedPaymentMethodID })
  })

  it('is offered for usage of a subscription that has ended', async () => {
    const { priceID } = await buildMetered(api, shop.token)
    const one = await shop.subscribed({ items: [{ priceID }] })
    const { subscriptionID } = one
    await use(api, shop.token, { subscriptionID, priceID, quantity: 100 })
    await cardNow(api, one.savedPaymentMethodID, declining)
    await one.call('POST', '/cancel', { when: 'now' })
    await one.to('2027-01-05T11:00:00Z')
    expect(await one.last()).toMatchObject({ status: 'open', amountDue: 1_000 })
    const look = async (query: string) => (await api.call('GET', `/payment-links/${await one.link()}${query}`)).body
    expect((await look('')).saving).toBeNull()
    expect((await look('?amount=400')).saving.savedFor).toMatchObject({ amountPerPeriod: 0, chargesUsage: false })
    expect((await one.pay({ amount: 400, saveMethod: true })).body.status).toBe('succeeded')
    await one.to('2027-01-20T09:00:00Z')
    expect(await one.last()).toMatchObject({ status: 'paid', amountDue: 0 })
  })
})

describe('the receipt of a part', () => {
  it.each([
    ['a retry is planned', declining, {}, true],
    ['no retry is planned', expired, {}, false],
    ['the method is saved with it', expired, { saveMethod: true }, true],
  ])('says whether the rest is charged, where %s', async (_, as, given, isCharged) => {
    const one = await declined(as)
    const { body } = await one.pay({ amount: 1_000, ...given })
    expect(body).toMatchObject({ status: 'succeeded', rest: { amount: 2_000, isCharged } })
  })
})

describe('an attempt that was begun and not written down', () => {
  it('is not taken for a payment of the merchant’s own call', async () => {
    const one = await declined()
    const { invoiceID } = await one.last()
    const { savedPaymentMethodID } = await saveCard(api, shop.token, one.customerID, {
      paymentMethod: '5555555555554444',
    })
    // The new card is charged at once unless the invoice is put off.
    await api.database.write((manager) =>
      manager.update(SubscriptionInvoice, { invoiceID }, { tryingSince: clock.now(), leaseUntil: null, dueAt: null }),
    )
    const paid = await api.call('POST', `/invoices/${invoiceID}/pay`, {
      ...{ token: shop.token, headers: idempotencyKey(), body: { savedPaymentMethodID, amount: 1_000 } },
    })
    expect(paid.body.transaction.status).toBe('succeeded')
    const dueAt = new Date(rightAfter)
    await api.database.write((manager) => manager.update(SubscriptionInvoice, { invoiceID }, { dueAt }))
    await one.to('2027-02-05T12:00:00Z')
    const tries = await one.tries()
    expect(tries.map(({ transactionID }) => transactionID)).not.toContain(paid.body.transaction.transactionID)
    await cardNow(api, one.savedPaymentMethodID, 'pm_success')
    await one.to('2027-03-01T12:00:00Z')
    expect(await one.last()).toMatchObject({ status: 'paid', amountPaid: 3_000 })
  })
})

describe('a part that is lost', () => {
  it('is charged again although the rest was paid meanwhile', async () => {
    const one = await declined()
    const { body: part } = await one.pay({ amount: 1_000 })
    const { invoiceID } = await one.last()
    await cardNow(api, one.savedPaymentMethodID, 'pm_success')
    const dueAt = new Date(rightAfter)
    const change = (to: object) =>
      api.database.write((manager) => manager.update(SubscriptionInvoice, { invoiceID }, { dueAt, ...to }))
    await change({})
    await one.to('2027-02-05T10:30:00Z')
    expect(await one.last()).toMatchObject({ status: 'paid' })
    // The payment of the rest is not written down yet when the part is lost.
    await change({ tryingSince: clock.now() })
    await api.database.write((manager) =>
      manager.update(PaymentTry, { invoiceID, number: 2 }, { outcome: 'processing' }),
    )
    await fails(part.transactionID)
    expect(await one.last()).toMatchObject({ status: 'open', amountDue: 1_000 })
    await one.to('2027-02-07T12:00:00Z')
    expect(await one.last()).toMatchObject({ status: 'paid', amountDue: 0 })
  })

  it('is charged where nothing else was planned for an open invoice', async () => {
    const one = await declined()
    const { body: part } = await one.pay({ amount: 1_000 })
    const { invoiceID } = await one.last()
    await api.database.write((manager) => manager.update(SubscriptionInvoice, { invoiceID }, { dueAt: null }))
    await cardNow(api, one.savedPaymentMethodID, 'pm_success')
    await fails(part.transactionID)
    await one.to('2027-02-07T12:00:00Z')
    expect(await one.last()).toMatchObject({ status: 'paid', amountPaid: 3_000 })
  })
})

describe('a renewal whose advance charge was credited', () => {
  it('owes what was used, and is charged for it after a cancellation', async () => {
    const { priceID } = await buildMetered(api, shop.token)
    const one = await shop.subscribed({ items: [{ priceID: shop.priceID }, { priceID }] })
    await use(api, shop.token, { subscriptionID: one.subscriptionID, priceID, quantity: 100 })
    await cardNow(api, one.savedPaymentMethodID, declining)
    await one.to(rightAfter)
    await one.call('POST', '/cancel', { when: 'now' })
    const renewal = (await invoicesOf(api, shop.token, one.subscriptionID)).find(({ total }) => total === 4_000)
    const line = renewal?.lines.find(({ isUsage }) => !isUsage)
    const lines = [{ invoiceLineID: line?.invoiceLineID, amount: 3_000 }]
    const credit = await sendBilling(api, shop.token, '/credit-notes', { invoiceID: renewal?.invoiceID, lines })
    expect(credit.status).toBe(201)
    await cardNow(api, one.savedPaymentMethodID, 'pm_success')
    await one.to('2027-02-20T09:00:00Z')
    const after = (await invoicesOf(api, shop.token, one.subscriptionID)).find(({ total }) => total === 4_000)
    expect(after).toMatchObject({ status: 'paid', amountPaid: 1_000 })
  })
})
