import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { couponHoldMs } from '#contract/billing-limits.js'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import type { CouponView } from '#contract/coupons.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { applyCode, lookAt, payShown, removeCode, typeCode } from '../support/coupon-checkouts.js'
import { buildCoupon, redemptionsOf } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { payLink } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveByLink } from '../support/saved-methods.js'
import { whileClockStands } from '../support/still-clock.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  const client = await buildClient(api)
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
const atBank = '4000002500003155'
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
const saveShown = async (session: CheckoutSessionView, body: Input = {}) => {
  const shownCoupon = (await lookAt(api, session)).subscription?.coupon?.couponID
  const payer = { emailAddress: anAddress() }
  return saveByLink(api, tokenOf(session), { paymentMethod: visa, payer, shownCoupon, ...body })
}
const failToSave = async (session: CheckoutSessionView) =>
  expect((await saveShown(session, { paymentMethod: declined })).body.status).toBe('failed')
let codes = 0
const withCode = async (terms: Input = {}) => {
  const code = `HOLD${(codes += 1)}`
  return { code, coupon: await buildCoupon(api, program, { code, ...terms }) }
}

describe('after a declined card, the same customer starts again at the shop', () => {
  it.each([
    ['once for each customer', { oncePerCustomer: true }, true],
    ['once for each customer, as a guest', { oncePerCustomer: true }, false],
    ['a personal code', { maxRedemptions: 1 }, true],
    ['a personal code, as a guest', { maxRedemptions: 1 }, false],
  ])('and uses the same code: %s', async (_what, terms, isNamed) => {
    const { code, coupon } = await withCode(terms)
    const emailAddress = anAddress()
    const named = isNamed && { customerID: (await buildCustomer(api, program, { emailAddress })).customerID }
    const payer = { emailAddress }
    const first = await openWith(code, { ...named })
    const left = await failToPay(first, { payer })
    const second = await openWith(code, { ...named })
    const paid = await pay(second, { payer })
    expect([paid.body.status, paid.body.amount]).toEqual(['succeeded', 1_500])
    expect([await stateOf(left), await timesOf(coupon)]).toEqual([['canceled', ['void', 1_500]], 1])
    expect([await shown(first), (await read(first)).subscriptionID]).toEqual([[3_000, true, null], null])
    expect((await typeCode(api, first, code)).status).toBe(409)
    expect((await pay(first, { payer })).body.amount).toBe(3_000)
  })

  it('but not while the first payment is at the bank', async () => {
    const { code, coupon } = await withCode({ oncePerCustomer: true })
    const payer = { emailAddress: anAddress() }
    const [first, second] = [await openWith(code), await openWith(code)]
    expect((await pay(first, { paymentMethod: atBank, payer })).body.status).toBe('requires_action')
    expect((await pay(second, { payer })).body.code).toBe('COUPON_USED_BY_CUSTOMER')
    expect([await timesOf(coupon), await shown(second)]).toEqual([1, [3_000, true, null]])
    expect((await removeCode(api, first)).body.code).toBe('PAYMENT_UNDER_WAY')
  })

  it('and one of ten sessions at once is paid at the lower price', async () => {
    const { code, coupon } = await withCode({ oncePerCustomer: true })
    const payer = { emailAddress: anAddress() }
    const sessions: CheckoutSessionView[] = []
    for (let at = 0; at < 10; at += 1) sessions.push(await openWith(code))
    const body = { paymentMethod: visa, payer, shownCoupon: coupon.couponID }
    const pays = () => Promise.all(sessions.map((session) => payLink(api, tokenOf(session), body)))
    const answers = await whileClockStands(pays)
    const refused = ['COUPON_USED_BY_CUSTOMER', 'PAYMENT_LINK_CHANGED']
    for (const { status, body: said } of answers) expect(status === 201 || refused.includes(said.code)).toBe(true)
    const paid = answers.filter(({ status }) => status === 201)
    expect(paid.map((answer) => answer.body.amount)).toEqual([1_500])
    expect([
      await timesOf(coupon),
      (await redemptionsOf(api, program, coupon)).filter((one) => !one.releasedAt),
    ]).toEqual([...[1, [expect.objectContaining({ subscriptionID: expect.any(String) })]]])
  })
})

describe('the last redemption', () => {
  it('goes to whoever pays, after another payer’s card was declined', async () => {
    const { code, coupon } = await withCode({ maxRedemptions: 1 })
    const holder = await openWith(code)
    const left = await failToPay(holder)
    const other = await openWith(code)
    expect([await timesOf(coupon), (await read(holder)).subscriptionID]).toEqual([1, left])
    expect((await pay(other)).body.amount).toBe(1_500)
    const late = await payLink(api, tokenOf(holder), { paymentMethod: visa, shownCoupon: coupon.couponID })
    expect([late.status, late.body.code]).toEqual([409, 'PAYMENT_LINK_CHANGED'])
    expect([await stateOf(left), await shown(holder)]).toEqual([
      ['canceled', ['void', 1_500]],
      [3_000, true, null],
    ])
  })

  it('stays with a payer who has just begun, for a minute', async () => {
    const { code } = await withCode({ maxRedemptions: 1, percentOff: 100 })
    const [holder, other] = [await openWith(code), await openWith(code)]
    await whileClockStands(async () => {
      await failToSave(holder)
      await api.database.write((manager) => manager.delete(Setup, { paymentLinkID: holder.checkoutSessionID }))
      clock.moveBy(couponHoldMs)
      expect((await typeCode(api, await open(), code)).body.code).toBe('COUPON_USED_UP')
      clock.moveBy(1)
      expect((await typeCode(api, await open(), code)).status).toBe(200)
    })
    expect((await saveShown(other)).body.status).toBe('succeeded')
    expect(await shown(holder)).toEqual([3_000, true, null])
  })

  it('goes to one of 50 payers who owe nothing', async () => {
    const { code, coupon } = await withCode({ maxRedemptions: 1, percentOff: 100 })
    const sessions: CheckoutSessionView[] = []
    for (let at = 0; at < 50; at += 1) sessions.push(await openWith(code))
    const answers = await whileClockStands(() => Promise.all(sessions.map((session) => saveShown(session))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'COUPON_USED_UP')).toHaveLength(49)
    expect(await timesOf(coupon)).toBe(1)
  }, 120_000)
})
