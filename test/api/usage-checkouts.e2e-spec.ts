import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { tokenOf } from '../support/checkout-sessions.js'
import { applyCode, payShown } from '../support/coupon-checkouts.js'
import { buildCoupon } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { anAddress } from '../support/letters.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveByLink, saveCard } from '../support/saved-methods.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { advance, buildClock, buildSubscriber, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { after, buildMetered, linesOf, openUsageShop, sendUsage, usageOf, type UsageShop } from '../support/usage.js'

const start = '2027-01-31T09:00:00.000Z'
const firstEnd = '2027-02-28T09:00:00.000Z'

let api: TestApi
let shop: UsageShop
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  shop = await openUsageShop(api, start)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const visa = '4242424242424242'
const open = (overrides: Input = {}) => subscriptionSession(api, shop.program, shop.calls, overrides)
const page = async (session: CheckoutSessionView) => (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
const pay = (session: CheckoutSessionView, body: Input = {}) => payShown(api, session, { paymentMethod: visa, ...body })
const save = async (session: CheckoutSessionView, body: Input = {}) => {
  const { subscription } = await page(session)
  const shownCoupon = subscription.coupon?.couponID ?? 'none'
  return saveByLink(api, tokenOf(session), { paymentMethod: visa, shownCoupon, ...body })
}
const only = async ({ checkoutSessionID }: CheckoutSessionView) => {
  const [subscription, ...others] = await api.database.read.findBy(Subscription, { checkoutSessionID })
  expect(others).toEqual([])
  return subscription as Subscription
}
const invoices = async (session: CheckoutSessionView) =>
  invoicesOf(api, shop.program, (await only(session)).subscriptionID)
const use = async (session: CheckoutSessionView, quantity: number, priceID = shop.calls) => {
  const { subscriptionID } = await only(session)
  const { status, body } = await sendUsage(api, shop.program, { subscriptionID, priceID, quantity })
  return status === 201 ? status : body.code
}
const toldOf = async ({ subscriptionID }: Subscription) =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ data, type }) => type.startsWith('subscription.') && data.includes(subscriptionID))
    .map(({ type }) => type)
/** A customer on a clock of their own. */
async function onClock() {
  const { testClockID } = await buildClock(api, shop.program, start)
  const { customerID } = await buildCustomer(api, shop.program, { testClockID, emailAddress: anAddress() })
  return { customerID, to: (at: string) => advance(api, shop.program, testClockID, at) }
}

describe('a checkout that sells usage alone', () => {
  it('saves the card, starts the subscription and invoices what was used', async () => {
    const { customerID, to } = await onClock()
    const session = await open({ customerID })
    const paid = await pay(session)
    expect([paid.status, paid.body.code]).toEqual([409, 'SETUP_TAKES_NO_PAYMENT'])
    expect((await save(session)).body.status).toBe('succeeded')
    const subscription = await only(session)
    expect(subscription).toMatchObject({ status: 'active', hasUsage: true, latestInvoiceID: null })
    expect([subscription.currentPeriodEnd, subscription.dueAt]).toEqual([
      new Date(firstEnd),
      new Date(after(firstEnd, 60)),
    ])
    expect(await toldOf(subscription)).toEqual(['subscription.created', 'subscription.activated'])
    const [method] = await methodsOf(api, shop.program, customerID)
    expect(method?.savedPaymentMethodID).toBe(subscription.savedPaymentMethodID)
    expect(method?.mandate.sentence).toMatch(
      /^By subscribing, you allow .+ for what you use until you cancel\..+API calls: €0\.10 per unit\. Billed at the end of each month for what you used\.$/,
    )
    expect(await use(session, 12)).toBe(201)
    expect(await invoices(session)).toEqual([])
    await to(after(firstEnd, 60))
    const [invoice] = await invoices(session)
    expect([invoice?.status, invoice?.total, invoice && linesOf(invoice)]).toEqual(['paid', 120, [['used', 12, 120]]])
  })

  it('takes no usage before the card is saved, and lets the payer try again', async () => {
    const session = await open()
    const payer = { emailAddress: anAddress() }
    expect((await save(session, { paymentMethod: '4000000000009995', payer })).body.status).toBe('failed')
    expect([(await only(session)).status, await use(session, 1)]).toEqual(['incomplete', 'SUBSCRIPTION_STATE_CONFLICT'])
    expect((await save(session, { payer })).body.status).toBe('succeeded')
    expect([(await only(session)).status, await use(session, 1)]).toEqual(['active', 201])
  })

  it('starts with a card that was saved before', async () => {
    const { customerID, savedPaymentMethodID } = await buildSubscriber(api, shop.program, start)
    const session = await open({ customerID })
    expect((await page(session)).savedMethods).toMatchObject([{ savedPaymentMethodID }])
    const saved = await save(session, { paymentMethod: { type: 'saved', savedPaymentMethodID } })
    expect(saved.body.status).toBe('succeeded')
    expect(await only(session)).toMatchObject({ status: 'active', savedPaymentMethodID })
  })

  it('counts usage after a trial', async () => {
    const { customerID, to } = await onClock()
    const session = await open({ customerID, trialDays: 7 })
    expect((await save(session)).body.status).toBe('succeeded')
    expect((await only(session)).status).toBe('trialing')
    expect(await use(session, 100)).toBe(201)
    await to('2027-02-08T00:00:00Z')
    expect((await only(session)).status).toBe('active')
    expect(await use(session, 3)).toBe(201)
    await to('2027-03-07T10:00:00Z')
    expect((await invoices(session)).map(({ total, status }) => [total, status])).toEqual([[30, 'paid']])
  })

  it('is closed once its price is retired', async () => {
    const { priceID } = await buildMetered(api, shop.program)
    const session = await open({ items: [{ priceID }] })
    await api.call('POST', `/prices/${priceID}/retire`, { token: shop.program, body: {} })
    expect((await page(session)).status).toBe('closed')
    const late = await saveByLink(api, tokenOf(session), { paymentMethod: visa, payer: { emailAddress: anAddress() } })
    expect([late.status, late.body.code]).toEqual([409, 'PAYMENT_LINK_CLOSED'])
  })
})

describe('a checkout that sells usage beside a flat price', () => {
  it('takes the flat price now, and usage with the renewal', async () => {
    const { customerID, to } = await onClock()
    const session = await open({ customerID, items: shop.both() })
    const paid = await pay(session)
    expect([paid.body.status, paid.body.amount]).toEqual(['succeeded', 3_000])
    expect((await only(session)).dueAt).toEqual(new Date(after(firstEnd, 60)))
    const [method] = await methodsOf(api, shop.program, customerID)
    expect(method?.mandate.sentence).toMatch(/€30\.00 every month until you cancel.+API calls: €0\.10 per unit/)
    expect(await use(session, 5)).toBe(201)
    expect(await usageOf(api, shop.program, await viewOf(session))).toMatchObject([{ quantity: 5, periodStart: start }])
    await to(after(firstEnd, 60))
    expect((await invoices(session)).map((one) => [one.status, linesOf(one)])).toEqual([
      ['paid', [['ahead', 1, 3_000]]],
      [
        'paid',
        [
          ['used', 5, 50],
          ['ahead', 1, 3_000],
        ],
      ],
    ])
  })

  it('offers saved cards up to the flat price', async () => {
    const { customerID } = await buildCustomer(api, shop.program)
    const limited = { currency: 'EUR', mandateMaximum: 2_000, amount: 1_000 }
    await saveCard(api, shop.program, customerID, limited)
    const offered = async (items: object[]) => (await page(await open({ customerID, items }))).savedMethods.length
    expect([await offered(shop.both()), await offered([{ priceID: shop.calls }])]).toEqual([0, 1])
  })
})

const viewOf = async (session: CheckoutSessionView) => {
  const { subscriptionID } = await only(session)
  return (await api.call('GET', `/subscriptions/${subscriptionID}`, { token: shop.program })).body
}

describe('a coupon at a checkout that sells usage', () => {
  const withCode = async (items: object[], terms: Input) => {
    const { customerID, to } = await onClock()
    const session = await open({ customerID, items, allowPromotionCodes: true })
    const code = `CODE${customerID.slice(-8).toUpperCase()}`
    await buildCoupon(api, shop.program, { code, duration: 'once', ...terms })
    const { subscription } = await applyCode(api, session, code)
    return { session, to, coupon: subscription?.coupon }
  }

  it('takes its percentage off the usage of the first period', async () => {
    const { session, to, coupon } = await withCode([{ priceID: shop.calls }], { percentOff: 25 })
    expect(coupon).toMatchObject({
      ...{ discountAmount: 0, amountPerPeriod: 0, periods: 1 },
      usageDiscount: { percentOff: 25, amountOff: null },
    })
    expect((await save(session)).body.status).toBe('succeeded')
    expect(await use(session, 100)).toBe(201)
    await to(after(firstEnd, 60))
    expect((await invoices(session)).map(({ total, discountAmount }) => [total, discountAmount])).toEqual([[750, 250]])
  })

  it('leaves usage what the flat price has not used of an amount, and starts free', async () => {
    const { session, to, coupon } = await withCode(shop.both(), { amountOff: 3_500, currency: 'EUR' })
    expect(coupon).toMatchObject({
      ...{ discountAmount: 3_000, amountPerPeriod: 0 },
      usageDiscount: { percentOff: null, amountOff: 500 },
    })
    expect((await save(session)).body.status).toBe('succeeded')
    expect(await only(session)).toMatchObject({ status: 'active', dueAt: new Date(after(firstEnd, 60)) })
    expect(await use(session, 100)).toBe(201)
    await to(after(firstEnd, 60))
    expect((await invoices(session)).map(({ total, discountAmount }) => [total, discountAmount])).toEqual([
      [0, 3_000],
      [3_500, 500],
    ])
  })
})
