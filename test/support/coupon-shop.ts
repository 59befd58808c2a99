import { strict as assert } from 'node:assert'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import type { CouponView } from '#contract/coupons.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { buildApiUser, buildClient } from './builders.js'
import { registerOrigins, tokenOf } from './checkout-sessions.js'
import { applyCode, lookAt, payShown, shownIn } from './coupon-checkouts.js'
import { buildCoupon } from './coupons.js'
import { makeBilling, saveInvoiceSettings } from './invoices.js'
import { anAddress } from './letters.js'
import { saveByLink } from './saved-methods.js'
import { subscriptionSession } from './subscription-checkouts.js'
import { buildPrice, invoicesOf } from './subscriptions.js'
import type { TestApi } from './test-api.js'

type Input = Record<string, unknown>

const visa = '4242424242424242'
export const declined = '4000000000009995'
export const atBank = '4000002500003155'

function readersOf(api: TestApi, program: string) {
  const read = async ({ checkoutSessionID }: CheckoutSessionView): Promise<CheckoutSessionView> =>
    (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body
  const subscriptionOf = async (session: CheckoutSessionView) => String((await read(session)).subscriptionID)
  const stateOf = async (subscriptionID: string) => {
    const { status } = await api.database.read.findOneByOrFail(Subscription, { subscriptionID })
    const invoices = await invoicesOf(api, program, subscriptionID)
    return [status, ...invoices.map((invoice) => [invoice.status, invoice.total])]
  }
  const timesOf = async ({ couponID }: CouponView): Promise<number> =>
    (await api.call('GET', `/coupons/${couponID}`, { token: program })).body.timesRedeemed
  const shown = async (session: CheckoutSessionView) => {
    const { amount, subscription } = await lookAt(api, session)
    return [amount, subscription?.coupon?.code ?? null]
  }
  return { read, subscriptionOf, stateOf, timesOf, shown }
}

/** A merchant that sells a subscription by sessions that take codes. */
export async function openCouponShop(api: TestApi) {
  const client = await buildClient(api, { name: 'Harbor Pine' })
  const program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  const { priceID } = await buildPrice(api, program)
  let codes = 0

  const open = (given: Input = {}) =>
    subscriptionSession(api, program, priceID, { allowPromotionCodes: true, ...given })
  const openWith = async (code: string, given?: Input) => {
    const session = await open(given)
    await applyCode(api, session, code)
    return session
  }
  const pay = (session: CheckoutSessionView, body: Input = {}) =>
    payShown(api, session, { paymentMethod: visa, payer: { emailAddress: anAddress() }, ...body })
  const save = async (session: CheckoutSessionView, body: Input = {}) => {
    const payer = { emailAddress: anAddress() }
    const shownCoupon = await shownIn(api, session)
    return saveByLink(api, tokenOf(session), { paymentMethod: visa, payer, shownCoupon, ...body })
  }
  const readers = readersOf(api, program)
  const failToPay = async (session: CheckoutSessionView, body: Input = {}) => {
    const failed = await pay(session, { paymentMethod: declined, ...body })
    assert.equal(failed.body.status, 'failed')
    return readers.subscriptionOf(session)
  }
  const withCode = async (terms: Input = {}) => {
    const code = `SHOP${(codes += 1)}`
    return { code, coupon: await buildCoupon(api, program, { code, ...terms }) }
  }
  /** After that, the subscription gives its coupon back no more. */
  const creditInvoiceOf = async (subscriptionID: string) => {
    const [{ invoiceID } = { invoiceID: '' }] = await invoicesOf(api, program, subscriptionID)
    const { lines } = (await api.call('GET', `/invoices/${invoiceID}`, { token: program })).body
    const credit = [{ invoiceLineID: lines[0].invoiceLineID, amount: 100 }]
    await makeBilling(api, program, '/credit-notes', { invoiceID, lines: credit })
  }
  return { client, program, priceID, ...readers, open, openWith, pay, save, failToPay, withCode, creditInvoiceOf }
}

export type CouponShop = Awaited<ReturnType<typeof openCouponShop>>
