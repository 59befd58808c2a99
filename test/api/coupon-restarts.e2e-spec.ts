import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { couponRestartsMax } from '#contract/billing-limits.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { AuditLog } from '../../api/src/platform/audit/audit-log.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { signInAdmin } from '../support/builders.js'
import { applyCode, removeCode, typeCode } from '../support/coupon-checkouts.js'
import { type CouponShop, openCouponShop } from '../support/coupon-shop.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let shop: CouponShop
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  shop = await openCouponShop(api)
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const limitPayments = async (limits: object[]) => {
  const path = `/clients/${shop.client.clientID}/limits`
  expect((await api.call('PUT', path, { token: await signInAdmin(api), body: { limits } })).status).toBe(200)
}

describe('a session whose subscription was dropped', () => {
  it(`takes no more codes after ${couponRestartsMax} times, and can be paid`, async () => {
    const codes = [await shop.withCode(), await shop.withCode()].map(({ code }) => code)
    const session = await shop.open()
    const begun = new Set<string>()
    for (let at = 0; at <= couponRestartsMax; at += 1) {
      expect((await typeCode(api, session, codes[at % 2])).status).toBe(200)
      begun.add(await shop.failToPay(session))
    }
    const applied = codes[couponRestartsMax % 2]
    for (const code of codes) {
      const { status, body } = await typeCode(api, session, code)
      expect([status, body.code]).toEqual(code === applied ? [200, undefined] : [409, 'COUPON_CHANGES_USED'])
    }
    expect(await shop.shown(session)).toEqual([1_500, applied])
    expect((await removeCode(api, session)).body.amount).toBe(3_000)
    expect((await typeCode(api, session, applied)).body.code).toBe('COUPON_CHANGES_USED')
    expect((await shop.pay(session)).body.amount).toBe(3_000)
    begun.add(await shop.subscriptionOf(session))
    expect(begun.size).toBe(couponRestartsMax + 2)
  })

  it('is named in the event and the audit line about the subscription', async () => {
    const { code } = await shop.withCode()
    const session = await shop.openWith(code)
    const subscriptionID = await shop.failToPay(session)
    await removeCode(api, session)
    const { checkoutSessionID } = session
    const told = await api.database.read.findBy(Event, { type: 'subscription.canceled' })
    const [event] = told.filter(({ data }) => data.includes(subscriptionID))
    expect(JSON.parse(String(event?.data))).toMatchObject({ subscriptionID, checkoutSessionID })
    const line = { action: 'subscription.canceled', targetID: subscriptionID }
    const [entry] = await api.database.read.findBy(AuditEntry, line)
    expect(JSON.parse(String(entry?.after))).toMatchObject({ checkoutSessionID })
    const left = await api.database.read.findOneByOrFail(Subscription, { subscriptionID })
    expect([left.status, left.checkoutSessionID, (await shop.read(session)).status]).toEqual(['canceled', null, 'open'])
  })

  it('would close once its price is retired, so it keeps the subscription', async () => {
    const { code } = await shop.withCode({ maxRedemptions: 1 })
    const { priceID } = await buildPrice(api, shop.program)
    const session = await shop.openWith(code, { items: [{ priceID }] })
    const other = await shop.openWith(code)
    await shop.failToPay(session)
    await api.call('POST', `/prices/${priceID}/retire`, { token: shop.program, body: {} })
    expect((await removeCode(api, session)).body.code).toBe('COUPON_CODES_LOCKED')
    expect((await shop.pay(other)).body.code).toBe('COUPON_USED_UP')
    expect([await shop.shown(session), await shop.shown(other)]).toEqual([
      [1_500, code],
      [3_000, null],
    ])
    expect((await shop.pay(session)).body.amount).toBe(1_500)
  })
})

describe('a wrong code', () => {
  it('waits for no audit line, also where the subscription has begun', async () => {
    const { code } = await shop.withCode()
    const session = await shop.openWith(code)
    await shop.failToPay(session)
    const units = jest.spyOn(api.app.get(AuditLog, { strict: false }), 'unit')
    expect((await typeCode(api, session, 'NOWHERE')).status).toBe(422)
    expect(units).not.toHaveBeenCalled()
  })
})

describe('with a trial', () => {
  it('a code is refused that leaves too little for the charge after it', async () => {
    const [{ code }, free] = [await shop.withCode({ amountOff: 2_950 }), await shop.withCode({ percentOff: 100 })]
    const session = await shop.open({ trialDays: 14 })
    await limitPayments([{ currency: 'EUR', paymentLeast: 51 }])
    const refused = await typeCode(api, session, code)
    expect((await applyCode(api, session, free.code)).amount).toBe(0)
    await limitPayments([{ currency: 'EUR', paymentLeast: 50 }])
    const taken = await typeCode(api, session, code)
    await limitPayments([])
    expect([refused.status, refused.body.code, taken.body.amount]).toEqual([409, 'COUPON_NOT_POSSIBLE', 0])
  })
})
