import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import type { CouponView } from '#contract/coupons.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { applyCode, payShown } from '../support/coupon-checkouts.js'
import { buildCoupon, redemptionsOf } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { payLink } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveByLink } from '../support/saved-methods.js'
import { whileClockStands } from '../support/still-clock.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { advance, buildClock, buildPrice, invoicesOf } from '../support/subscriptions.js'
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
const visa = '4242424242424242'
const declined = '4000000000009995'
const open = (overrides?: Input) =>
  subscriptionSession(api, program, priceID, { allowPromotionCodes: true, ...overrides })
const payer = () => ({ emailAddress: anAddress() })
const pay = (session: CheckoutSessionView, body: Input = {}) =>
  payShown(api, session, { paymentMethod: visa, payer: payer(), ...body })
const page = async (session: CheckoutSessionView) => (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
const read = async ({ checkoutSessionID }: CheckoutSessionView): Promise<CheckoutSessionView> =>
  (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body
const only = async ({ checkoutSessionID }: CheckoutSessionView) => {
  const [subscription, ...others] = await api.database.read.findBy(Subscription, { checkoutSessionID })
  expect(others).toEqual([])
  return subscription as Subscription
}
const invoices = async (session: CheckoutSessionView) => invoicesOf(api, program, (await only(session)).subscriptionID)
const totals = async (session: CheckoutSessionView) =>
  (await invoices(session)).map(({ status, total, discountAmount }) => [status, total, discountAmount])
const timesOf = async ({ couponID }: CouponView) =>
  (await api.call('GET', `/coupons/${couponID}`, { token: program })).body.timesRedeemed
const paymentsOf = ({ checkoutSessionID: paymentLinkID }: CheckoutSessionView) =>
  api.database.read.countBy(Transaction, { paymentLinkID })
const workOff = () => api.app.get(DueSubscriptions, { strict: false }).workOff()
let codes = 0
const aCode = () => `CODE${(codes += 1)}`
const withCode = async (terms: Input = {}) => {
  const code = aCode()
  return { code, coupon: await buildCoupon(api, program, { code, ...terms }) }
}

describe('a code at a checkout that sells a subscription', () => {
  it('lowers the first payment, and the later ones as long as the coupon counts', async () => {
    const { code, coupon } = await withCode({ duration: 'repeating', periods: 2 })
    const { testClockID } = await buildClock(api, program, '2027-01-31T09:00:00Z')
    const { customerID } = await buildCustomer(api, program, { testClockID })
    const session = await open({ customerID })
    expect((await page(session)).subscription).toMatchObject({ takesCodes: true, coupon: null })
    const shown = await applyCode(api, session, ` ${code.toLowerCase()} `)
    const { couponID } = coupon
    const said = { couponID, code, discountAmount: 1_500, amountPerPeriod: 1_500, periods: 2 }
    expect([shown.amount, shown.subscription]).toMatchObject([1_500, { amountPerPeriod: 3_000, coupon: said }])
    expect(await read(session)).toMatchObject({ amount: 1_500, allowPromotionCodes: true, coupon: said })
    expect(await timesOf(coupon)).toBe(0)
    const paid = await pay(session, { payer: undefined, shownCoupon: couponID })
    expect([paid.body.status, paid.body.amount]).toEqual(['succeeded', 1_500])
    const [method] = await methodsOf(api, program, customerID)
    expect(method?.mandate.sentence).toContain('€15.00 for each of the first 2 payments, then €30.00 every month')
    await advance(api, program, testClockID, '2027-04-01T00:00:00Z')
    expect((await totals(session)).sort()).toEqual([
      ['paid', 1_500, 1_500],
      ['paid', 1_500, 1_500],
      ['paid', 3_000, 0],
    ])
    expect((await redemptionsOf(api, program, coupon)).map((one) => [one.customerID, one.periodsLeft])).toEqual([
      [customerID, 0],
    ])
  })

  it('counts once, is removed, and another takes its place', async () => {
    const [one, other] = [await withCode(), await withCode({ amountOff: 1_000, currency: 'EUR' })]
    const session = await open()
    for (const _ of [1, 2]) expect((await applyCode(api, session, one.code)).amount).toBe(1_500)
    expect((await applyCode(api, session, other.code)).amount).toBe(2_000)
    for (const _ of [1, 2]) {
      const removed = await api.call('DELETE', `/payment-links/${tokenOf(session)}/coupon`)
      expect([removed.status, removed.body.amount, removed.body.subscription.coupon]).toEqual([200, 3_000, null])
    }
    await applyCode(api, session, other.code)
    await pay(session)
    expect(await totals(session)).toEqual([['paid', 2_000, 1_000]])
    expect([await timesOf(one.coupon), await timesOf(other.coupon)]).toEqual([0, 1])
  })

  it('takes tax of the discounted price', async () => {
    const { code } = await withCode({ percentOff: 33.33 })
    const rate = { name: 'VAT', percentage: 19, taxBehavior: 'exclusive', country: 'DE' }
    const headers = idempotencyKey()
    const { taxRateID } = (await api.call('POST', '/tax-rates', { token: program, body: rate, headers })).body
    const session = await open({ items: [{ priceID, quantity: 3, taxRateID }] })
    const shown = await applyCode(api, session, code)
    expect((await pay(session)).body.amount).toBe(shown.amount)
    const [invoice] = await invoices(session)
    expect([invoice?.total, invoice?.discountAmount]).toEqual([shown.amount, 3_000])
    expect(shown.amount).toBe(6_000 * 1.19)
  })

  it('counts from the first charge after a trial', async () => {
    const { code, coupon } = await withCode({ maxRedemptions: 1 })
    const { testClockID } = await buildClock(api, program, '2027-01-31T09:00:00Z')
    const { customerID } = await buildCustomer(api, program, { testClockID })
    const session = await open({ customerID, trialDays: 14 })
    expect((await applyCode(api, session, code)).amount).toBe(0)
    const stale = await saveByLink(api, tokenOf(session), { paymentMethod: visa, shownCoupon: 'none' })
    expect([stale.status, stale.body.code, await timesOf(coupon)]).toEqual([409, 'PAYMENT_LINK_CHANGED', 0])
    const saved = await saveByLink(api, tokenOf(session), { paymentMethod: visa, shownCoupon: coupon.couponID })
    expect(saved.body.status).toBe('succeeded')
    expect([(await only(session)).status, await timesOf(coupon)]).toEqual(['trialing', 1])
    await advance(api, program, testClockID, '2027-03-20T00:00:00Z')
    expect((await totals(session)).sort()).toEqual([
      ['paid', 1_500, 1_500],
      ['paid', 3_000, 0],
    ])
  })
})

describe('a coupon that takes everything off', () => {
  it('saves the card, charges nothing and starts the subscription', async () => {
    const { code, coupon } = await withCode({ percentOff: 100 })
    const { testClockID } = await buildClock(api, program, '2027-01-31T09:00:00Z')
    const { customerID } = await buildCustomer(api, program, { testClockID })
    const session = await open({ customerID })
    expect((await applyCode(api, session, code)).amount).toBe(0)
    expect((await payLink(api, tokenOf(session), { paymentMethod: visa })).status).toBe(409)
    const { body } = await saveByLink(api, tokenOf(session), { paymentMethod: visa, shownCoupon: coupon.couponID })
    expect(body.status).toBe('succeeded')
    const subscription = await only(session)
    const [method] = await methodsOf(api, program, customerID)
    expect([subscription.status, subscription.savedPaymentMethodID]).toEqual(['active', method?.savedPaymentMethodID])
    expect([subscription.discount?.couponID, subscription.nextDiscount]).toEqual([coupon.couponID, null])
    expect(await read(session)).toMatchObject({ status: 'complete', transactionID: null })
    expect([await totals(session), await paymentsOf(session)]).toEqual([[['paid', 0, 3_000]], 0])
    const [invoice] = await invoices(session)
    const mailed = { kind: 'invoice' as const, aboutID: String(invoice?.invoiceID) }
    expect(await api.database.read.countBy(Mail, mailed)).toBe(1)
    await advance(api, program, testClockID, '2027-03-01T00:00:00Z')
    expect((await totals(session)).sort()).toEqual([
      ['paid', 0, 3_000],
      ['paid', 3_000, 0],
    ])
  })

  it('starts nothing while the card is declined', async () => {
    const { code, coupon } = await withCode({ percentOff: 100, maxRedemptions: 1 })
    const session = await open()
    await applyCode(api, session, code)
    const given = { payer: payer(), shownCoupon: coupon.couponID }
    const failed = await saveByLink(api, tokenOf(session), { paymentMethod: declined, ...given })
    expect([failed.body.status, (await only(session)).status]).toEqual(['failed', 'incomplete'])
    expect([await totals(session), await timesOf(coupon)]).toEqual([[], 1])
    const saved = await saveByLink(api, tokenOf(session), { paymentMethod: visa, ...given })
    expect([saved.body.status, (await only(session)).status, await timesOf(coupon)]).toEqual(['succeeded', 'active', 1])
  })
})

describe('the last redemption of a code', () => {
  it('goes to one of 50 payers, and the others pay nothing until they agree to the full price', async () => {
    const { code, coupon } = await withCode({ maxRedemptions: 1 })
    const sessions: CheckoutSessionView[] = []
    for (let at = 0; at < 50; at += 1) sessions.push(await open())
    for (const session of sessions) await applyCode(api, session, code)
    const given = () => ({ paymentMethod: visa, payer: payer(), shownCoupon: coupon.couponID })
    const pays = () => Promise.all(sessions.map((session) => payLink(api, tokenOf(session), given())))
    const answers = await whileClockStands(pays)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'COUPON_USED_UP')).toHaveLength(49)
    expect([await timesOf(coupon), (await redemptionsOf(api, program, coupon)).length]).toEqual([1, 1])
    const loser = sessions[answers.findIndex(({ status }) => status === 409)] as CheckoutSessionView
    expect([await paymentsOf(loser), (await read(loser)).subscriptionID]).toEqual([0, null])
    const again = await payLink(api, tokenOf(loser), given())
    expect([again.status, again.body.code, await paymentsOf(loser)]).toEqual([409, 'PAYMENT_LINK_CHANGED', 0])
    const shown = await page(loser)
    expect([shown.amount, shown.subscription.coupon]).toEqual([3_000, null])
    expect((await pay(loser, { shownCoupon: 'none' })).body.amount).toBe(3_000)
    expect(await totals(loser)).toEqual([['paid', 3_000, 0]])
  }, 120_000)

  it('is taken once by ten attempts in one session, and by a call that is sent twice', async () => {
    const { code, coupon } = await withCode({ maxRedemptions: 1 })
    const session = await open()
    await applyCode(api, session, code)
    const [body, headers] = [{ paymentMethod: visa, payer: payer(), shownCoupon: coupon.couponID }, idempotencyKey()]
    const tried = await Promise.all(
      Array.from({ length: 10 }, (_, at) => payLink(api, tokenOf(session), body, at < 2 ? headers : undefined)),
    )
    const made = tried.filter(({ status }) => status === 201).map((answer) => answer.body.transactionID)
    expect(new Set(made).size).toBe(1)
    expect([await timesOf(coupon), await totals(session)]).toEqual([1, [['paid', 1_500, 1_500]]])
  })

  it('is given back once the session expires', async () => {
    const { code, coupon } = await withCode({ maxRedemptions: 1 })
    const [session, later] = [await open(), await open()]
    await applyCode(api, session, code)
    expect((await pay(session, { paymentMethod: declined })).body.status).toBe('failed')
    expect(await timesOf(coupon)).toBe(1)
    await api.call('POST', `/checkout-sessions/${session.checkoutSessionID}/expire`, { token: program })
    clock.moveBy(2_000)
    await workOff()
    expect([await timesOf(coupon), (await invoices(session)).map(({ status }) => status)]).toEqual([0, ['void']])
    expect((await applyCode(api, later, code)).amount).toBe(1_500)
    expect((await pay(later)).body.amount).toBe(1_500)
  })

  it.each(['retired', 'expired'])(
    'is refused once the coupon is %s after the page has shown the price',
    async (how) => {
      const redeemBy = new Date(clock.time() + 600_000).toISOString()
      const { code, coupon } = await withCode(how === 'expired' ? { redeemBy } : {})
      const session = await open()
      await applyCode(api, session, code)
      if (how === 'expired') clock.moveBy(601_000)
      else await api.call('POST', `/coupons/${coupon.couponID}/retire`, { token: program, body: {} })
      const refused = await pay(session)
      expect([refused.status, refused.body.code]).toEqual([409, `COUPON_${how.toUpperCase()}`])
      expect([await paymentsOf(session), (await read(session)).amount]).toEqual([0, 3_000])
    },
  )
})
