import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { MethodSetup } from '../../api/src/money/saved-methods/method-setup.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { idempotencyKey } from '../support/builders.js'
import { tokenOf } from '../support/checkout-sessions.js'
import { payShown } from '../support/coupon-checkouts.js'
import { buildCoupon } from '../support/coupons.js'
import { applyCode } from '../support/coupon-checkouts.js'
import { paymentPath, payLink, payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveByLink, setupSession } from '../support/saved-methods.js'
import { advance, buildSubscriber, cardNow, invoicesOf } from '../support/subscriptions.js'
import { buildSavedSales, saved, type SavedSales } from '../support/saved-sales.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let stage: SavedSales
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  stage = await buildSavedSales(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const offeredAt = async (session: CheckoutSessionView): Promise<string[]> => {
  const { savedMethods } = (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
  return savedMethods.map((one: { savedPaymentMethodID: string }) => one.savedPaymentMethodID)
}
const refusalOf = ({ status, body }: { status: number; body: Input }) => [
  status,
  body.code,
  Object.keys((body.fields ?? {}) as object),
]

describe('a checkout that sells a subscription, paid with a saved card', () => {
  it('charges it, names it in the subscription and keeps what the customer agreed to', async () => {
    const { testClockID, customerID, savedPaymentMethodID } = await buildSubscriber(
      api,
      stage.program,
      '2027-01-31T09:00:00Z',
    )
    const session = await stage.open({ customerID })
    expect(await offeredAt(session)).toEqual([savedPaymentMethodID])
    const { status, body } = await payThrough(api, tokenOf(session), saved(savedPaymentMethodID, { language: 'fr' }))
    expect([status, body.status, body.amount]).toEqual([201, 'succeeded', 3_000])
    const { subscriptionID, ...subscription } = await stage.only(session)
    expect(subscription).toMatchObject({ status: 'active', customerID, savedPaymentMethodID })
    const [method, ...others] = await methodsOf(api, stage.program, customerID)
    expect(others).toEqual([])
    expect(method).toMatchObject({ savedPaymentMethodID, state: 'active', usage: 'off_session' })
    expect(method?.mandate.sentence).toMatch(/^En vous abonnant, vous autorisez Harbor Pine/)
    const { transactionID } = body
    const agreed = { status: 'saved', savedPaymentMethodID, sentence: method?.mandate.sentence }
    expect(await api.database.read.findOneBy(MethodSetup, { transactionID })).toMatchObject(agreed)
    await advance(api, stage.program, testClockID, '2027-03-01T00:00:00Z')
    const invoices = await invoicesOf(api, stage.program, subscriptionID)
    expect(invoices.map((one) => [one.status, one.total])).toEqual([
      ['paid', 3_000],
      ['paid', 3_000],
    ])
  })

  it('starts a trial with it and charges nothing until the trial ends', async () => {
    const { testClockID, customerID, savedPaymentMethodID } = await buildSubscriber(
      api,
      stage.program,
      '2027-01-10T09:00:00Z',
    )
    const session = await stage.open({ customerID, trialDays: 14 })
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
    const { subscriptionID, ...subscription } = await stage.only(session)
    expect(subscription).toMatchObject({ status: 'trialing', customerID, savedPaymentMethodID })
    expect(await api.database.read.countBy(Transaction, { paymentLinkID: session.checkoutSessionID })).toBe(0)
    expect((await methodsOf(api, stage.program, customerID))[0]?.mandate.sentence).toMatch(/^By subscribing, you allow/)
    await advance(api, stage.program, testClockID, '2027-01-25T00:00:00Z')
    expect((await invoicesOf(api, stage.program, subscriptionID)).map((one) => [one.status, one.total])).toEqual([
      ['paid', 3_000],
    ])
  })

  it('starts with a coupon that takes off the whole first period', async () => {
    const { customerID, savedPaymentMethodID } = await stage.save()
    const coupon = await buildCoupon(api, stage.program, { code: 'FREEFIRST', percentOff: 100 })
    const session = await stage.open({ customerID, allowPromotionCodes: true })
    await applyCode(api, session, 'FREEFIRST')
    const body = saved(savedPaymentMethodID, { shownCoupon: coupon.couponID })
    expect((await saveByLink(api, tokenOf(session), body)).body.status).toBe('succeeded')
    expect(await stage.only(session)).toMatchObject({ status: 'active', savedPaymentMethodID })
  })

  it('waits for the one-time code of the bank', async () => {
    const { customerID, savedPaymentMethodID } = await stage.save()
    await cardNow(api, savedPaymentMethodID, 'pm_otp')
    const session = await stage.open({ customerID })
    const { body } = await payThrough(api, tokenOf(session), saved(savedPaymentMethodID))
    expect([body.status, (await stage.only(session)).status]).toEqual(['requires_action', 'incomplete'])
    const otp = `${paymentPath(tokenOf(session), body.transactionID)}/otp`
    await api.call('POST', otp, { body: { code: body.testCode }, headers: idempotencyKey() })
    expect(await stage.only(session)).toMatchObject({ status: 'active', savedPaymentMethodID })
  })

  it('lets the customer use another card after a decline, which is charged from then on', async () => {
    const { customerID, savedPaymentMethodID } = await stage.save()
    await cardNow(api, savedPaymentMethodID, 'pm_declined_insufficient_funds')
    const session = await stage.open({ customerID })
    expect((await payThrough(api, tokenOf(session), saved(savedPaymentMethodID))).body.status).toBe('failed')
    expect((await stage.only(session)).status).toBe('incomplete')
    expect((await payShown(api, session, { paymentMethod: '5555555555554444' })).body.status).toBe('succeeded')
    const { status, savedPaymentMethodID: named } = await stage.only(session)
    const [newest] = await methodsOf(api, stage.program, customerID)
    expect([status, named, newest?.card?.brand]).toEqual(['active', newest?.savedPaymentMethodID, 'mastercard'])
  })
})

describe('saved cards that a subscription can’t be charged to', () => {
  it('offers and takes none for present payments alone, below the later price or of somebody else', async () => {
    const onSession = await stage.save({ savedMethodUsage: 'on_session' })
    const session = await stage.open({ customerID: onSession.customerID })
    expect(await offeredAt(session)).toEqual([])
    const present = await payLink(api, tokenOf(session), saved(onSession.savedPaymentMethodID))
    expect(refusalOf(present)).toEqual([422, 'INVALID_INPUT', ['paymentMethod']])
    const low = await stage.save({ mandateMaximum: 2_999, currency: 'EUR', amount: 500 })
    for (const [path, terms] of [[payLink, {}] as const, [saveByLink, { trialDays: 7 }] as const]) {
      const above = await stage.open({ customerID: low.customerID, ...terms })
      expect(await offeredAt(above)).toEqual([])
      expect(refusalOf(await path(api, tokenOf(above), saved(low.savedPaymentMethodID)))).toEqual([
        ...[422, 'ABOVE_MANDATE_MAXIMUM', ['amount']],
      ])
      const other = await path(api, tokenOf(above), saved(onSession.savedPaymentMethodID))
      expect(refusalOf(other)).toEqual([422, 'INVALID_INPUT', ['paymentMethod']])
      expect(await stage.begunBy(above)).toEqual([])
    }
    expect(await stage.begunBy(session)).toEqual([])
  })

  it('keeps a maximum that the customer agreed to before', async () => {
    const { customerID, savedPaymentMethodID } = await stage.save({
      mandateMaximum: 5_000,
      currency: 'EUR',
      amount: 500,
    })
    const session = await stage.open({ customerID })
    expect((await payThrough(api, tokenOf(session), saved(savedPaymentMethodID))).body.status).toBe('succeeded')
    const [method] = await methodsOf(api, stage.program, customerID)
    expect(method?.mandate).toMatchObject({ maximumAmount: 5_000, currency: 'EUR' })
  })

  it('saves none again in a session that only saves', async () => {
    const { customerID, savedPaymentMethodID } = await stage.save()
    const session = await setupSession(api, stage.program, customerID)
    const answer = await saveByLink(api, tokenOf(session), saved(savedPaymentMethodID))
    expect(refusalOf(answer)).toEqual([422, 'INVALID_INPUT', ['paymentMethod']])
  })

  it('begins nothing with a card that was removed', async () => {
    const { customerID, savedPaymentMethodID } = await stage.save()
    await stage.remove(customerID, savedPaymentMethodID)
    for (const [path, terms] of [[payLink, {}] as const, [saveByLink, { trialDays: 7 }] as const]) {
      const session = await stage.open({ customerID, ...terms })
      const answer = await path(api, tokenOf(session), saved(savedPaymentMethodID))
      expect(refusalOf(answer)).toEqual([409, 'SAVED_METHOD_DETACHED', ['paymentMethod']])
      expect(await stage.begunBy(session)).toEqual([])
    }
  })

  it('activates, and names no card that was removed while the bank asked', async () => {
    const { customerID, savedPaymentMethodID } = await stage.save()
    await cardNow(api, savedPaymentMethodID, 'pm_otp')
    const session = await stage.open({ customerID })
    const { body } = await payThrough(api, tokenOf(session), saved(savedPaymentMethodID))
    await stage.remove(customerID, savedPaymentMethodID)
    const otp = `${paymentPath(tokenOf(session), body.transactionID)}/otp`
    await api.call('POST', otp, { body: { code: body.testCode }, headers: idempotencyKey() })
    expect(await stage.only(session)).toMatchObject({ status: 'active', savedPaymentMethodID: null })
    const { transactionID } = body
    expect(await api.database.read.findOneBy(MethodSetup, { transactionID })).toMatchObject({ status: 'failed' })
  })
})
