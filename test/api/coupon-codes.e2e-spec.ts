import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { couponCodesPerMinute, couponTriesMax, couponTriesPerHour } from '#contract/billing-limits.js'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import { Coupon } from '../../api/src/billing/coupons/coupon.entity.js'
import { guessesKey } from '../../api/src/billing/subscription-sales/code-guesses.js'
import { HourlyCounts } from '../../api/src/platform/limits/hourly-counts.js'
import { buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { buildSession, registerOrigins, sessionInput } from '../support/checkout-sessions.js'
import { applyCode, couponPath, lookAt, payShown, typeCode } from '../support/coupon-checkouts.js'
import { buildCoupon } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { askForSession, subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let stranger: string
let priceID: string
let limitPayments: (limits: object[]) => Promise<void>
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  const [client, other] = [await buildClient(api), await buildClient(api)]
  program = (await buildApiUser(api, client)).accessToken
  stranger = (await buildApiUser(api, other)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
  const admin = await signInAdmin(api)
  limitPayments = async (limits) => {
    const path = `/clients/${client.clientID}/limits`
    expect((await api.call('PUT', path, { token: admin, body: { limits } })).status).toBe(200)
  }
})
afterAll(() => api.close())

const visa = '4242424242424242'
const open = (overrides: object = {}) =>
  subscriptionSession(api, program, priceID, { allowPromotionCodes: true, ...overrides })
const refusal = async (session: CheckoutSessionView, code: unknown) => {
  const { status, body } = await typeCode(api, session, code)
  return [status, body.code, body.fields]
}
const pay = (session: CheckoutSessionView, emailAddress: string) =>
  payShown(api, session, { paymentMethod: visa, payer: { emailAddress } })

describe('PUT /payment-links/:token/coupon', () => {
  it('answers alike for a code that is unknown, of another merchant and of the other mode', async () => {
    await buildCoupon(api, stranger, { code: 'THEIRS' })
    const { couponID } = await buildCoupon(api, program, { code: 'LIVE' })
    await api.database.write((manager) => manager.update(Coupon, { couponID }, { mode: 'live' }))
    const session = await open()
    const unknown = await refusal(session, 'NOWHERE')
    expect(unknown).toEqual([422, 'INVALID_INPUT', { code: 'There is no coupon with this code' }])
    for (const code of ['THEIRS', 'LIVE', "' OR 1=1 --", 'SPRING%'])
      expect(await refusal(session, code)).toEqual(unknown)
  })

  it.each([undefined, null, '', '  ', 7, ['A'], {}, 'A'.repeat(41)])('refuses %j', async (code) => {
    expect((await refusal(await open(), code)).slice(0, 2)).toEqual([422, 'INVALID_INPUT'])
  })

  it('does not take the ID of a coupon for its code', async () => {
    const { couponID } = await buildCoupon(api, program)
    expect((await refusal(await open(), couponID))[0]).toBe(422)
  })

  it('says by name why a code does not count', async () => {
    const redeemBy = new Date(clock.time() + 600_000).toISOString()
    const last = { code: 'LAST', maxRedemptions: 1 }
    await buildCoupon(api, program, { code: 'EARLY', redeemBy })
    await buildCoupon(api, program, { code: 'DOLLARS', amountOff: 500, currency: 'USD' })
    const { couponID } = await buildCoupon(api, program, { code: 'GONE' })
    await api.call('POST', `/coupons/${couponID}/retire`, { token: program, body: {} })
    await buildCoupon(api, program, last)
    clock.moveBy(601_000)
    const winner = await open()
    await applyCode(api, winner, 'LAST')
    await pay(winner, anAddress())
    const session = await open()
    const said = async (code: string) => (await refusal(session, code))[1]
    expect([await said('EARLY'), await said('DOLLARS'), await said('GONE'), await said('LAST')]).toEqual([
      ...['COUPON_EXPIRED', 'COUPON_CURRENCY', 'COUPON_RETIRED', 'COUPON_USED_UP'],
    ])
  })

  it('takes codes only where the session allows them', async () => {
    await buildCoupon(api, program, { code: 'CLOSED' })
    const sessions = [await open({ allowPromotionCodes: false }), await buildSession(api, program)]
    for (const session of sessions) expect((await refusal(session, 'CLOSED'))[1]).toBe('COUPON_CODES_NOT_TAKEN')
    const sold = sessionInput({ allowPromotionCodes: true })
    const { status, body } = await askForSession(api, program, sold)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['allowPromotionCodes']])
  })

  it('answers 404 for an unknown token, and 409 after the end', async () => {
    const unknown = await api.call('PUT', '/payment-links/nobody/coupon', { body: { code: 'A' } })
    expect([unknown.status, (await api.call('DELETE', '/payment-links/nobody/coupon')).status]).toEqual([404, 404])
    const session = await open()
    await pay(session, anAddress())
    expect((await refusal(session, 'A'))[1]).toBe('PAYMENT_LINK_USED')
    expect((await api.call('DELETE', couponPath(session))).body.code).toBe('PAYMENT_LINK_USED')
  })

  it(`takes ${couponTriesMax} wrong codes, also at once, and no more`, async () => {
    await buildCoupon(api, program, { code: 'RIGHT' })
    const session = await open()
    const tries = Array.from({ length: couponTriesMax + 5 }, (_, at) => refusal(session, `WRONG${at}`))
    const answers = (await Promise.all(tries)).map(([status]) => status)
    expect(answers.filter((status) => status === 422)).toHaveLength(couponTriesMax)
    expect(await refusal(session, 'RIGHT')).toEqual([409, 'COUPON_TRIES_USED', undefined])
    await buildCoupon(api, program, { code: 'TINY', amountOff: 2_950 })
    await limitPayments([{ currency: 'EUR', paymentLeast: 100 }])
    expect((await refusal(session, 'TINY'))[1]).toBe('COUPON_TRIES_USED')
    expect((await refusal(await open(), 'TINY'))[1]).toBe('COUPON_NOT_POSSIBLE')
    await limitPayments([])
  })

  it('takes a code once from each customer, whom an address names too', async () => {
    await buildCoupon(api, program, { code: 'WELCOME', oncePerCustomer: true })
    const { customerID } = await buildCustomer(api, program)
    const emailAddress = anAddress()
    for (const given of [{ customerID }, {}]) {
      const [first, second] = [await open(given), await open(given)]
      for (const session of [first, second]) await applyCode(api, session, 'welcome')
      expect((await pay(first, emailAddress)).body.status).toBe('succeeded')
      const refused = await pay(second, emailAddress.toUpperCase())
      expect([refused.status, refused.body.code]).toEqual([409, 'COUPON_USED_BY_CUSTOMER'])
    }
    const other = await open()
    await applyCode(api, other, 'welcome')
    expect((await pay(other, anAddress())).body.amount).toBe(1_500)
  })

  it('counts who used the code as a guest, and signs in after that', async () => {
    await buildCoupon(api, program, { code: 'GUEST', oncePerCustomer: true })
    const emailAddress = anAddress()
    const { customerID } = await buildCustomer(api, program, { emailAddress })
    const [guest, early, late] = [await open(), await open({ customerID }), await open({ customerID })]
    await applyCode(api, early, 'GUEST')
    await applyCode(api, guest, 'GUEST')
    await pay(guest, emailAddress.toUpperCase())
    expect((await refusal(late, 'GUEST'))[1]).toBe('COUPON_USED_BY_CUSTOMER')
    expect((await pay(early, anAddress())).body.code).toBe('COUPON_USED_BY_CUSTOMER')
  })

  it('refuses an address that has used the code after a decline under another one, and offers the full price', async () => {
    await buildCoupon(api, program, { code: 'ONCE', oncePerCustomer: true })
    const [used, session] = [await open(), await open()]
    for (const one of [used, session]) await applyCode(api, one, 'ONCE')
    const emailAddress = anAddress()
    await pay(used, emailAddress)
    const payer = { emailAddress: anAddress() }
    await payShown(api, session, { paymentMethod: '4000000000009995', payer })
    expect((await pay(session, emailAddress)).body.code).toBe('COUPON_USED_BY_CUSTOMER')
    const shown = await lookAt(api, session)
    expect([shown.amount, shown.subscription?.coupon]).toEqual([3_000, null])
    expect(shown.session?.payerEmailAddress).toBe(emailAddress)
    const paid = await pay(session, emailAddress)
    expect([paid.body.status, paid.body.amount]).toEqual(['succeeded', 3_000])
    const { body } = await api.call('GET', `/checkout-sessions/${session.checkoutSessionID}`, { token: program })
    const customer = (await api.call('GET', `/customers/${body.customerID}`, { token: program })).body
    expect(customer.emailAddress).toBe(emailAddress)
  })
})

describe('an address that was refused', () => {
  it('can be corrected: the code is taken while it is typed, and asked of the new address', async () => {
    await buildCoupon(api, program, { code: 'MISTYPED', oncePerCustomer: true })
    const [used, session] = [await open(), await open()]
    for (const one of [used, session]) await applyCode(api, one, 'MISTYPED')
    const emailAddress = anAddress()
    await pay(used, emailAddress)
    for (const declined of [false, true]) {
      if (declined)
        await payShown(api, session, { paymentMethod: '4000000000009995', payer: { emailAddress: anAddress() } })
      expect((await pay(session, emailAddress)).body.code).toBe('COUPON_USED_BY_CUSTOMER')
      expect((await applyCode(api, session, 'MISTYPED')).amount).toBe(1_500)
    }
    expect((await pay(session, emailAddress)).body.code).toBe('COUPON_USED_BY_CUSTOMER')
    await applyCode(api, session, 'MISTYPED')
    expect((await pay(session, anAddress())).body.amount).toBe(1_500)
  })
})

describe('guessing codes', () => {
  it('is limited for each address', async () => {
    const strict = await startApi({ RATE_LIMIT_SCALE: '1' })
    try {
      const path = '/payment-links/nobody/coupon'
      const guess = async (at: number) => (await strict.call('PUT', path, { body: { code: `GUESS${at}` } })).status
      // At once, because the limiter counts by a clock of its own.
      const answers = await Promise.all(Array.from({ length: couponCodesPerMinute + 1 }, (_, at) => guess(at)))
      expect(answers.sort()).toEqual([...Array.from({ length: couponCodesPerMinute }, () => 404), 429])
    } finally {
      await strict.close()
    }
  })

  it(`counts wrong codes at all sessions of a merchant, ${couponTriesPerHour} in an hour`, async () => {
    const { clientID, mode } = await open()
    await buildCoupon(api, program, { code: 'HOURLY' })
    const counts = api.app.get(HourlyCounts, { strict: false })
    const [key, most] = [guessesKey({ clientID, mode }), couponTriesPerHour * 1_000]
    await applyCode(api, await open(), 'HOURLY')
    expect((await refusal(await open(), 'NOWHERE'))[0]).toBe(422)
    // One of them is counted by the call above.
    await counts.add(key, most - 1)
    expect((await refusal(await open(), 'HOURLY'))[1]).toBe('COUPON_TRIES_USED')
  })
})
