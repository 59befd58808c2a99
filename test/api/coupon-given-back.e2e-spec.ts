import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCoupon, redemptionsOf } from '../support/coupons.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { advance, buildPrice, buildSubscriber, buildSubscription, cardNow } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi()
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

const start = '2027-01-31T09:00:00.000Z'
const items = () => [{ priceID, quantity: 1 }]
const path = ({ subscriptionID }: SubscriptionView) => `/subscriptions/${subscriptionID}`
const read = async (one: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', path(one), { token: program })).body

async function subscribed(body: object) {
  const { customerID } = await buildSubscriber(api, program, start)
  return buildSubscription(api, program, { customerID, items: items(), ...body })
}

describe('a coupon of a subscription', () => {
  it('is given back if the first invoice is never paid', async () => {
    const coupon = await buildCoupon(api, program, { maxRedemptions: 1 })
    const { customerID, testClockID, savedPaymentMethodID } = await buildSubscriber(api, program, start)
    await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
    const made = await buildSubscription(api, program, { customerID, items: items(), couponID: coupon.couponID })
    expect(made.status).toBe('incomplete')
    await advance(api, program, testClockID, '2027-02-10T00:00:00Z')
    expect((await read(made)).status).toBe('canceled')
    expect((await redemptionsOf(api, program, coupon))[0]?.releasedAt).toEqual(expect.any(String))
    await subscribed({ couponID: coupon.couponID })
  })

  it('is given back if the merchant voids the first invoice', async () => {
    const coupon = await buildCoupon(api, program, { maxRedemptions: 1 })
    const { customerID, testClockID, savedPaymentMethodID } = await buildSubscriber(api, program, start)
    await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
    const made = await buildSubscription(api, program, { customerID, items: items(), couponID: coupon.couponID })
    expect((await api.call('POST', `/invoices/${made.latestInvoiceID}/void`, { token: program })).status).toBe(200)
    await advance(api, program, testClockID, '2027-02-10T00:00:00Z')
    expect((await read(made)).status).toBe('canceled')
    await subscribed({ couponID: coupon.couponID })
  })

  it('is given back if the subscription ends before a period used it', async () => {
    const coupon = await buildCoupon(api, program, { maxRedemptions: 1 })
    const made = await subscribed({ couponID: coupon.couponID, trialDays: 10 })
    const canceled = await api.call('POST', `${path(made)}/cancel`, { token: program, body: { when: 'now' } })
    expect([canceled.body.status, canceled.body.nextDiscount]).toEqual(['canceled', null])
    expect((await redemptionsOf(api, program, coupon))[0]?.releasedAt).toEqual(expect.any(String))
    await subscribed({ couponID: coupon.couponID })
  })

  it('of which periods are left when the subscription ends has none left, and stays redeemed', async () => {
    const coupon = await buildCoupon(api, program, { duration: 'forever' })
    const made = await subscribed({ couponID: coupon.couponID })
    await api.call('POST', `${path(made)}/cancel`, { token: program, body: { when: 'now' } })
    const [redemption] = await redemptionsOf(api, program, coupon)
    expect([redemption?.periodsLeft, redemption?.releasedAt]).toEqual([0, null])
  })
})
