import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import type { CouponView } from '#contract/coupons.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { applyCode, lookAt, payShown, removeCode, typeCode } from '../support/coupon-checkouts.js'
import { buildCoupon } from '../support/coupons.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { payLink } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveByLink } from '../support/saved-methods.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let priceID: string
let limitPayments: (limits: object[]) => Promise<unknown>
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
  const admin = await signInAdmin(api)
  limitPayments = (limits) => api.call('PUT', `/clients/${client.clientID}/limits`, { token: admin, body: { limits } })
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const visa = '4242424242424242'
const declined = '4000000000009995'
const foreign = { type: 'token', processorAccountID: 'pra_nobody', token: 'tok_nobody' }
const open = (overrides?: Input) =>
  subscriptionSession(api, program, priceID, { allowPromotionCodes: true, ...overrides })
const openWith = async (code: string, overrides?: Input) => {
  const session = await open(overrides)
  await applyCode(api, session, code)
  return session
}
const pay = (session: CheckoutSessionView, body: Input = {}) =>
  payShown(api, session, { paymentMethod: visa, payer: { emailAddress: anAddress() }, ...body })
const failToPay = async (session: CheckoutSessionView, body: Input = {}) => {
  const failed = await pay(session, { paymentMethod: declined, ...body })
  expect(failed.body.status).toBe('failed')
  return subscriptionOf(session)
}
const read = async ({ checkoutSessionID }: CheckoutSessionView): Promise<CheckoutSessionView> =>
  (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body
const subscriptionOf = async (session: CheckoutSessionView) => String((await read(session)).subscriptionID)
const stateOf = async (subscriptionID: string) => {
  const { status } = await api.database.read.findOneByOrFail(Subscription, { subscriptionID })
  const invoices = await invoicesOf(api, program, subscriptionID)
  return [status, ...invoices.map((invoice) => [invoice.status, invoice.total])]
}
const timesOf = async ({ couponID }: CouponView) =>
  (await api.call('GET', `/coupons/${couponID}`, { token: program })).body.timesRedeemed
const shown = async (session: CheckoutSessionView) => {
  const { amount, subscription } = await lookAt(api, session)
  return [amount, subscription?.takesCodes, subscription?.coupon?.code ?? null]
}
let codes = 0
const withCode = async (terms: Input = {}) => {
  const code = `HOLD${(codes += 1)}`
  return { code, coupon: await buildCoupon(api, program, { code, ...terms }) }
}

describe('a call that can’t pay', () => {
  it.each([
    ['another amount', { amount: 1 }, 422],
    ['a page of a stranger', { pageURL: 'https://stranger.example/basket' }, undefined],
    ['no coupon that the page showed', { shownCoupon: undefined }, 422],
    ['another price', { shownCoupon: 'none' }, 409],
    ['a method of no account', { paymentMethod: foreign }, undefined],
  ])('redeems nothing: %s', async (_what, given, status) => {
    // A call that saves a card names no amount.
    for (const terms of 'amount' in given ? [{}] : [{}, { percentOff: 100 }]) {
      const { code, coupon } = await withCode({ maxRedemptions: 1, ...terms })
      const session = await openWith(code)
      const body = { paymentMethod: visa, payer: { emailAddress: anAddress() }, shownCoupon: coupon.couponID, ...given }
      const send = 'percentOff' in terms ? saveByLink : payLink
      const refused = await send(api, tokenOf(session), body)
      expect(refused.status).toBeGreaterThanOrEqual(400)
      if (status) expect(refused.status).toBe(status)
      expect([await timesOf(coupon), (await read(session)).subscriptionID]).toEqual([0, null])
    }
  })

  it('redeems nothing beyond a limit', async () => {
    const { code, coupon } = await withCode()
    const session = await openWith(code)
    await limitPayments([{ currency: 'EUR', paymentMost: 1_000 }])
    const refused = await pay(session)
    await limitPayments([])
    expect([refused.status, refused.body.code]).toEqual([422, 'LIMIT_EXCEEDED'])
    expect([await timesOf(coupon), (await read(session)).subscriptionID]).toEqual([0, null])
  })
})

describe('a price that can’t be charged', () => {
  it('is refused before it is shown', async () => {
    const { code } = await withCode({ amountOff: 2_950 })
    await limitPayments([{ currency: 'EUR', paymentLeast: 51 }])
    const session = await open()
    const refused = await typeCode(api, session, code)
    await limitPayments([{ currency: 'EUR', paymentLeast: 50 }])
    const taken = await typeCode(api, session, code)
    await limitPayments([])
    expect([refused.status, refused.body.code, taken.body.amount]).toEqual([409, 'COUPON_NOT_POSSIBLE', 50])
  })

  it('can be left after a decline: the code is removed, or another one takes its place', async () => {
    const [one, other] = [await withCode(), await withCode({ amountOff: 1_000 })]
    const session = await openWith(one.code)
    const first = await failToPay(session)
    expect(await shown(session)).toEqual([1_500, true, one.code])
    expect((await applyCode(api, session, one.code)).amount).toBe(1_500)
    expect(await subscriptionOf(session)).toBe(first)
    expect((await applyCode(api, session, other.code)).amount).toBe(2_000)
    const second = await failToPay(session)
    for (const _ of [1, 2]) expect((await removeCode(api, session)).body.amount).toBe(3_000)
    expect((await pay(session)).body.amount).toBe(3_000)
    expect([await stateOf(first), await stateOf(second), await stateOf(await subscriptionOf(session))]).toEqual([
      ['canceled', ['void', 1_500]],
      ['canceled', ['void', 2_000]],
      ['active', ['paid', 3_000]],
    ])
    expect([await timesOf(one.coupon), await timesOf(other.coupon)]).toEqual([0, 0])
  })

  it('stays once the invoice has a credit note', async () => {
    const { code, coupon } = await withCode({ maxRedemptions: 1 })
    const session = await openWith(code)
    const [{ invoiceID } = { invoiceID: '' }] = await invoicesOf(api, program, await failToPay(session))
    const { lines } = (await api.call('GET', `/invoices/${invoiceID}`, { token: program })).body
    const credit = [{ invoiceLineID: lines[0].invoiceLineID, amount: 100 }]
    await makeBilling(api, program, '/credit-notes', { invoiceID, lines: credit })
    expect((await removeCode(api, session)).body.code).toBe('COUPON_CODES_LOCKED')
    expect((await typeCode(api, await open(), code)).body.code).toBe('COUPON_USED_UP')
    expect(await timesOf(coupon)).toBe(1)
  })
})
