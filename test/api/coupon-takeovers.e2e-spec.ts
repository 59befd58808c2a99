import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { couponHoldMs } from '#contract/billing-limits.js'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import type { GivenPayer } from '#contract/payer.js'
import { SubscriptionSalesService } from '../../api/src/billing/subscription-sales/subscription-sales.service.js'
import { findLink } from '../../api/src/money/payment-links/link-state.js'
import { tokenOf } from '../support/checkout-sessions.js'
import { typeCode } from '../support/coupon-checkouts.js'
import { atBank, type CouponShop, declined, openCouponShop } from '../support/coupon-shop.js'
import { buildCustomer } from '../support/customers.js'
import { anAddress } from '../support/letters.js'
import { expectSoundBooks } from '../support/payments.js'
import { whileClockStands } from '../support/still-clock.js'
import { statementsOf } from '../support/statement-count.js'
import { buildClock } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let shop: CouponShop
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  shop = await openCouponShop(api)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const customer = (given: object = {}) => buildCustomer(api, shop.program, { emailAddress: anAddress(), ...given })
/** As between the subscription and its first payment. */
const beginAlone = async (session: CheckoutSessionView, payer: GivenPayer) => {
  const link = await findLink(api.database.read, tokenOf(session))
  await api.app.get(SubscriptionSalesService, { strict: false }).begin(link, { payer })
}

describe('an address that somebody types', () => {
  it('takes no code back from a customer whom the merchant named', async () => {
    const { code, coupon } = await shop.withCode({ oncePerCustomer: true })
    const { customerID, emailAddress } = await customer()
    const [theirs, stranger] = [await shop.openWith(code, { customerID }), await shop.openWith(code)]
    const subscriptionID = await shop.failToPay(theirs)
    clock.moveBy(couponHoldMs + 1_000)
    const refused = await shop.pay(stranger, { paymentMethod: declined, payer: { emailAddress } })
    expect([refused.status, refused.body.code]).toEqual([409, 'COUPON_USED_BY_CUSTOMER'])
    expect([await shop.shown(theirs), await shop.shown(stranger)]).toEqual([
      [1_500, code],
      [3_000, null],
    ])
    expect([await shop.stateOf(subscriptionID), await shop.timesOf(coupon)]).toEqual([
      ['incomplete', ['open', 1_500]],
      1,
    ])
    expect((await shop.pay(theirs)).body.amount).toBe(1_500)
  })

  it('takes it back from a guest once an attempt has ended, or none has come for a minute', async () => {
    const { code } = await shop.withCode({ oncePerCustomer: true })
    const payer = { emailAddress: anAddress() }
    const [first, second, third] = [await shop.openWith(code), await shop.openWith(code), await shop.openWith(code)]
    await whileClockStands(async () => {
      await beginAlone(first, payer)
      expect((await shop.pay(second, { payer })).body.code).toBe('COUPON_USED_BY_CUSTOMER')
    })
    expect(await shop.shown(first)).toEqual([1_500, code])
    clock.moveBy(couponHoldMs + 1_000)
    expect((await shop.pay(third, { payer })).body.amount).toBe(1_500)
    expect(await shop.shown(first)).toEqual([3_000, null])
  })
})

describe('a redemption that can’t be given back', () => {
  it('doesn’t hide another one that can', async () => {
    const { code, coupon } = await shop.withCode({ maxRedemptions: 2 })
    const [kept, free, other] = [await shop.openWith(code), await shop.openWith(code), await shop.openWith(code)]
    await shop.creditInvoiceOf(await shop.failToPay(kept))
    await shop.failToPay(free)
    expect((await shop.pay(other)).body.amount).toBe(1_500)
    expect([await shop.shown(free), await shop.shown(kept), await shop.timesOf(coupon)]).toEqual([
      // The credit note is taken off what is still due.
      ...[[3_000, null], [1_400, code], 2],
    ])
  })

  it.each(['credited', 'uncollectible'])('is refused while the code is typed: %s', async (how) => {
    const { customerID } = await customer()
    for (const terms of [{ maxRedemptions: 1 }, { oncePerCustomer: true }]) {
      const { code } = await shop.withCode(terms)
      const subscriptionID = await shop.failToPay(await shop.openWith(code, { customerID }))
      if (how === 'credited') await shop.creditInvoiceOf(subscriptionID)
      else {
        const path = `/subscriptions/${subscriptionID}`
        const { latestInvoiceID } = (await api.call('GET', path, { token: shop.program })).body
        const marked = `/invoices/${latestInvoiceID}/mark-uncollectible`
        expect((await api.call('POST', marked, { token: shop.program, body: {} })).status).toBe(200)
      }
      const refused = await typeCode(api, await shop.open({ customerID }), code)
      const expected = 'maxRedemptions' in terms ? 'COUPON_USED_UP' : 'COUPON_USED_BY_CUSTOMER'
      expect([refused.status, refused.body.code]).toEqual([409, expected])
    }
  })

  it('leaves the customer’s other session as it is', async () => {
    const { code } = await shop.withCode({ oncePerCustomer: true })
    const emailAddress = anAddress()
    const [free, kept, third] = [await shop.openWith(code), await shop.openWith(code), await shop.openWith(code)]
    const left = await shop.failToPay(free, { payer: { emailAddress } })
    await shop.creditInvoiceOf(await shop.failToPay(kept))
    const { customerID } = await shop.read(kept)
    const body = { emailAddress, name: 'Ada' }
    expect((await api.call('PUT', `/customers/${customerID}`, { token: shop.program, body })).status).toBe(200)
    expect((await shop.pay(third, { payer: { emailAddress } })).body.code).toBe('COUPON_USED_BY_CUSTOMER')
    expect([await shop.shown(free), await shop.stateOf(left)]).toEqual([
      [1_500, code],
      ['incomplete', ['open', 1_500]],
    ])
  })
})

describe('the last redemption', () => {
  it('stays with a payer who has just begun, whatever was declined before that', async () => {
    const [{ code }, other] = [await shop.withCode({ maxRedemptions: 1 }), await shop.withCode()]
    const [session, late] = [await shop.openWith(other.code), await shop.openWith(code)]
    await shop.failToPay(session)
    expect((await typeCode(api, session, code)).body.amount).toBe(1_500)
    await whileClockStands(async () => {
      // Later than the attempt before.
      clock.moveBy(1)
      await beginAlone(session, { emailAddress: anAddress() })
      expect((await shop.pay(late)).body.code).toBe('COUPON_USED_UP')
    })
    expect(await shop.shown(session)).toEqual([1_500, code])
  })

  it('is found on a test clock that is behind', async () => {
    const { code } = await shop.withCode({ maxRedemptions: 1 })
    const { testClockID } = await buildClock(api, shop.program, '2025-01-31T09:00:00Z')
    const { customerID } = await customer({ testClockID })
    const [holder, other] = [await shop.openWith(code, { customerID }), await shop.openWith(code)]
    await shop.failToPay(holder)
    expect((await shop.pay(other)).body.amount).toBe(1_500)
    expect(await shop.shown(holder)).toEqual([3_000, null])
  })

  it('is looked for with few statements, however many are being paid', async () => {
    const asked: number[] = []
    for (const holders of [1, 8]) {
      const { code } = await shop.withCode({ maxRedemptions: holders })
      const late = await shop.openWith(code)
      for (let at = 0; at < holders; at += 1) {
        const paid = await shop.pay(await shop.openWith(code), { paymentMethod: atBank })
        expect(paid.body.status).toBe('requires_action')
      }
      const type = async () => expect((await typeCode(api, late, code)).body.code).toBe('COUPON_USED_UP')
      asked.push((await statementsOf(api.database, type)).length)
    }
    expect(asked[1]).toBeLessThan((asked[0] ?? 0) + 4)
  })
})
