import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { MethodSetup } from '../../api/src/money/saved-methods/method-setup.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { payShown } from '../support/coupon-checkouts.js'
import { buildCoupon } from '../support/coupons.js'
import { applyCode } from '../support/coupon-checkouts.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { paymentPath, payLink, payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveByLink, saveCard, setupSession } from '../support/saved-methods.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { advance, buildPrice, buildSubscriber, cardNow, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  const client = await buildClient(api, { name: 'Harbor Pine' })
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
const open = (overrides?: Input) => subscriptionSession(api, program, priceID, overrides)
const save = async (overrides: Input = {}) =>
  saveCard(api, program, (await buildCustomer(api, program)).customerID, overrides)
const saved = (savedPaymentMethodID: string, given: Input = {}) => ({
  ...{ paymentMethod: { type: 'saved', savedPaymentMethodID } },
  ...given,
})
const offeredAt = async (session: CheckoutSessionView): Promise<string[]> => {
  const { savedMethods } = (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
  return savedMethods.map((one: { savedPaymentMethodID: string }) => one.savedPaymentMethodID)
}
const begunBy = ({ checkoutSessionID }: CheckoutSessionView) =>
  api.database.read.findBy(Subscription, { checkoutSessionID })
const only = async (session: CheckoutSessionView) => {
  const [subscription, ...others] = await begunBy(session)
  expect(others).toEqual([])
  return subscription as Subscription
}
const remove = (customerID: string, id: string) =>
  api.call('DELETE', `/customers/${customerID}/payment-methods/${id}`, { token: program })
const refusalOf = ({ status, body }: { status: number; body: Input }) => [
  status,
  body.code,
  Object.keys((body.fields ?? {}) as object),
]

describe('a checkout that sells a subscription, paid with a saved card', () => {
  it('charges it, names it in the subscription and keeps what the customer agreed to', async () => {
    const { testClockID, customerID, savedPaymentMethodID } = await buildSubscriber(
      api,
      program,
      '2027-01-31T09:00:00Z',
    )
    const session = await open({ customerID })
    expect(await offeredAt(session)).toEqual([savedPaymentMethodID])
    const { status, body } = await payThrough(api, tokenOf(session), saved(savedPaymentMethodID, { language: 'fr' }))
    expect([status, body.status, body.amount]).toEqual([201, 'succeeded', 3_000])
    const { subscriptionID, ...subscription } = await only(session)
    expect(subscription).toMatchObject({ status: 'active', customerID, savedPaymentMethodID })
    const [method, ...others] = await methodsOf(api, program, customerID)
    expect(others).toEqual([])
    expect(method).toMatchObject({ savedPaymentMethodID, state: 'active', usage: 'off_session' })
    expect(method?.mandate.sentence).toMatch(/^En vous abonnant, vous autorisez Harbor Pine/)
    const { transactionID } = body
    const agreed = { status: 'saved', savedPaymentMethodID, sentence: method?.mandate.sentence }
    expect(await api.database.read.findOneBy(MethodSetup, { transactionID })).toMatchObject(agreed)
    await advance(api, program, testClockID, '2027-03-01T00:00:00Z')
    const invoices = await invoicesOf(api, program, subscriptionID)
    expect(invoices.map((one) => [one.status, one.total])).toEqual([
      ['paid', 3_000],
      ['paid', 3_000],
    ])
  })

  it('starts a trial with it and charges nothing until the trial ends', async () => {
    const { testClockID, customerID, savedPaymentMethodID } = await buildSubscriber(
      api,
      program,
      '2027-01-10T09:00:00Z',
    )
    const session = await open({ customerID, trialDays: 14 })
    expect(await offeredAt(session)).toEqual([savedPaymentMethodID])
    const refused = await payLink(api, tokenOf(session), saved(savedPaymentMethodID))
    expect(refused.body.code).toBe('SETUP_TAKES_NO_PAYMENT')
    const headers = idempotencyKey()
    const start = () => saveByLink(api, tokenOf(session), saved(savedPaymentMethodID), headers)
    const first = await start()
    expect([first.status, first.body.status, first.body.card]).toEqual([
      201,
      'succeeded',
      { brand: 'visa', last4: '4242' },
    ])
    expect((await start()).body.setupID).toBe(first.body.setupID)
    const { subscriptionID, ...subscription } = await only(session)
    expect(subscription).toMatchObject({ status: 'trialing', customerID, savedPaymentMethodID })
    expect(await api.database.read.countBy(Transaction, { paymentLinkID: session.checkoutSessionID })).toBe(0)
    expect((await methodsOf(api, program, customerID))[0]?.mandate.sentence).toMatch(/^By subscribing, you allow/)
    await advance(api, program, testClockID, '2027-01-25T00:00:00Z')
    expect((await invoicesOf(api, program, subscriptionID)).map((one) => [one.status, one.total])).toEqual([
      ['paid', 3_000],
    ])
  })

  it('starts with a coupon that takes off the whole first period', async () => {
    const { customerID, savedPaymentMethodID } = await save()
    const coupon = await buildCoupon(api, program, { code: 'FREEFIRST', percentOff: 100 })
    const session = await open({ customerID, allowPromotionCodes: true })
    await applyCode(api, session, 'FREEFIRST')
    const body = saved(savedPaymentMethodID, { shownCoupon: coupon.couponID })
    expect((await saveByLink(api, tokenOf(session), body)).body.status).toBe('succeeded')
    expect(await only(session)).toMatchObject({ status: 'active', savedPaymentMethodID })
  })

  it('waits for the one-time code of the bank', async () => {
    const { customerID, savedPaymentMethodID } = await save()
    await cardNow(api, savedPaymentMethodID, 'pm_otp')
    const session = await open({ customerID })
    const { body } = await payThrough(api, tokenOf(session), saved(savedPaymentMethodID))
    expect([body.status, (await only(session)).status]).toEqual(['requires_action', 'incomplete'])
    const otp = `${paymentPath(tokenOf(session), body.transactionID)}/otp`
    await api.call('POST', otp, { body: { code: body.testCode }, headers: idempotencyKey() })
    expect(await only(session)).toMatchObject({ status: 'active', savedPaymentMethodID })
  })

  it('lets the customer use another card after a decline, which is charged from then on', async () => {
    const { customerID, savedPaymentMethodID } = await save()
    await cardNow(api, savedPaymentMethodID, 'pm_declined_insufficient_funds')
    const session = await open({ customerID })
    expect((await payThrough(api, tokenOf(session), saved(savedPaymentMethodID))).body.status).toBe('failed')
    expect((await only(session)).status).toBe('incomplete')
    expect((await payShown(api, session, { paymentMethod: '5555555555554444' })).body.status).toBe('succeeded')
    const { status, savedPaymentMethodID: named } = await only(session)
    const [newest] = await methodsOf(api, program, customerID)
    expect([status, named, newest?.card?.brand]).toEqual(['active', newest?.savedPaymentMethodID, 'mastercard'])
  })
})

describe('saved cards that a subscription can’t be charged to', () => {
  it('offers and takes none for present payments alone, below the later price or of somebody else', async () => {
    const onSession = await save({ savedMethodUsage: 'on_session' })
    const session = await open({ customerID: onSession.customerID })
    expect(await offeredAt(session)).toEqual([])
    const present = await payLink(api, tokenOf(session), saved(onSession.savedPaymentMethodID))
    expect(refusalOf(present)).toEqual([422, 'INVALID_INPUT', ['paymentMethod']])
    const low = await save({ mandateMaximum: 2_999, currency: 'EUR', amount: 500 })
    for (const [path, terms] of [[payLink, {}] as const, [saveByLink, { trialDays: 7 }] as const]) {
      const above = await open({ customerID: low.customerID, ...terms })
      expect(await offeredAt(above)).toEqual([])
      expect(refusalOf(await path(api, tokenOf(above), saved(low.savedPaymentMethodID)))).toEqual([
        ...[422, 'ABOVE_MANDATE_MAXIMUM', ['amount']],
      ])
      const other = await path(api, tokenOf(above), saved(onSession.savedPaymentMethodID))
      expect(refusalOf(other)).toEqual([422, 'INVALID_INPUT', ['paymentMethod']])
      expect(await begunBy(above)).toEqual([])
    }
    expect(await begunBy(session)).toEqual([])
  })

  it('keeps a maximum that the customer agreed to before', async () => {
    const { customerID, savedPaymentMethodID } = await save({ mandateMaximum: 5_000, currency: 'EUR', amount: 500 })
    const session = await open({ customerID })
    expect((await payThrough(api, tokenOf(session), saved(savedPaymentMethodID))).body.status).toBe('succeeded')
    const [method] = await methodsOf(api, program, customerID)
    expect(method?.mandate).toMatchObject({ maximumAmount: 5_000, currency: 'EUR' })
  })

  it('saves none again in a session that only saves', async () => {
    const { customerID, savedPaymentMethodID } = await save()
    const session = await setupSession(api, program, customerID)
    const answer = await saveByLink(api, tokenOf(session), saved(savedPaymentMethodID))
    expect(refusalOf(answer)).toEqual([422, 'INVALID_INPUT', ['paymentMethod']])
  })

  it('begins nothing with a card that was removed', async () => {
    const { customerID, savedPaymentMethodID } = await save()
    await remove(customerID, savedPaymentMethodID)
    for (const [path, terms] of [[payLink, {}] as const, [saveByLink, { trialDays: 7 }] as const]) {
      const session = await open({ customerID, ...terms })
      const answer = await path(api, tokenOf(session), saved(savedPaymentMethodID))
      expect(refusalOf(answer)).toEqual([409, 'SAVED_METHOD_DETACHED', ['paymentMethod']])
      expect(await begunBy(session)).toEqual([])
    }
  })

  it('activates, and names no card that was removed while the bank asked', async () => {
    const { customerID, savedPaymentMethodID } = await save()
    await cardNow(api, savedPaymentMethodID, 'pm_otp')
    const session = await open({ customerID })
    const { body } = await payThrough(api, tokenOf(session), saved(savedPaymentMethodID))
    await remove(customerID, savedPaymentMethodID)
    const otp = `${paymentPath(tokenOf(session), body.transactionID)}/otp`
    await api.call('POST', otp, { body: { code: body.testCode }, headers: idempotencyKey() })
    expect(await only(session)).toMatchObject({ status: 'active', savedPaymentMethodID: null })
    const { transactionID } = body
    expect(await api.database.read.findOneBy(MethodSetup, { transactionID })).toMatchObject({ status: 'failed' })
  })
})
