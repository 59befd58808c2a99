import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { CouponView } from '#contract/coupons.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCoupon, redemptionsOf } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { buildInvoice, lineInput, saveInvoiceSettings, sendBilling } from '../support/invoices.js'
import { advance, buildPrice, buildSubscriber, subscribe } from '../support/subscriptions.js'
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
afterAll(() => api.close())

const invoice = (customerID: string, given: object) =>
  sendBilling(api, program, '/invoices', { customerID, currency: 'EUR', lines: [lineInput()], ...given })
const sent = (customerID: string, given: object) =>
  subscribe(api, program, { customerID, items: [{ priceID }], collection: 'send_invoice', ...given })
const timesOf = async ({ couponID }: CouponView) =>
  (await api.call('GET', `/coupons/${couponID}`, { token: program })).body.timesRedeemed
const newCustomer = async () => (await buildCustomer(api, program)).customerID
const codesOf = (answers: { body: { code?: string } }[]) => answers.map(({ body }) => body.code)

describe('the last redemption', () => {
  it('goes to one of 50 subscriptions and invoices that ask for it at once', async () => {
    const coupon = await buildCoupon(api, program, { maxRedemptions: 3, code: 'LAST' })
    const customerID = await newCustomer()
    for (const _ of [1, 2]) expect((await invoice(customerID, { code: 'last' })).status).toBe(201)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 ? invoice : sent)(customerID, { code: 'last' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(codesOf(answers).filter((code) => code === 'COUPON_USED_UP')).toHaveLength(49)
    expect([await timesOf(coupon), (await redemptionsOf(api, program, coupon)).length]).toEqual([3, 3])
  })

  it('goes to a customer once, even if 20 calls ask for it at once', async () => {
    const coupon = await buildCoupon(api, program, { oncePerCustomer: true })
    const [one, other] = [await newCustomer(), await newCustomer()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => sent(one, { couponID: coupon.couponID })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(codesOf(answers).filter((code) => code === 'COUPON_USED_BY_CUSTOMER')).toHaveLength(19)
    expect((await sent(other, { couponID: coupon.couponID })).status).toBe(201)
    expect(await timesOf(coupon)).toBe(2)
  })

  it('is not taken by a call that fails after it', async () => {
    const coupon = await buildCoupon(api, program, { maxRedemptions: 1 })
    const tooMuch = { lines: [lineInput({ unitAmount: 99_999_999_999, quantity: 2 })], couponID: coupon.couponID }
    expect((await invoice(await newCustomer(), tooMuch)).status).toBe(422)
    expect([await timesOf(coupon), await redemptionsOf(api, program, coupon)]).toEqual([0, []])
  })

  it('is taken once by a call that is sent twice', async () => {
    const coupon = await buildCoupon(api, program)
    const headers = { 'idempotency-key': `twice-${coupon.couponID}` }
    const body = { customerID: await newCustomer(), items: [{ priceID }], collection: 'send_invoice' }
    const both = [1, 2].map(() => subscribe(api, program, { ...body, couponID: coupon.couponID }, headers))
    const [first, second] = await Promise.all(both)
    expect([first?.body.subscriptionID, await timesOf(coupon)]).toEqual([second?.body.subscriptionID, 1])
  })
})

describe('a draft', () => {
  const change = (invoiceID: string, body: object) =>
    api.call('PUT', `/invoices/${invoiceID}`, { token: program, body })

  it('keeps its redemption when it is saved again, and gives it back without the coupon', async () => {
    const coupon = await buildCoupon(api, program, { maxRedemptions: 1 })
    const made = await buildInvoice(api, program, { couponID: coupon.couponID })
    const { customerID } = made
    const draft = { customerID, currency: 'EUR', lines: [lineInput({ quantity: 2 })] }
    const kept = await change(made.invoiceID, { ...draft, couponID: coupon.couponID })
    expect([kept.status, kept.body.discountAmount, await timesOf(coupon)]).toEqual([200, 10_000, 1])
    const without = await change(made.invoiceID, draft)
    expect([without.body.couponID, without.body.discountAmount, without.body.total]).toEqual([null, 0, 20_000])
    expect(await timesOf(coupon)).toBe(0)
    const again = await invoice(customerID, { couponID: coupon.couponID })
    await api.call('DELETE', `/invoices/${again.body.invoiceID}`, { token: program })
    const redemptions = await redemptionsOf(api, program, coupon)
    expect([redemptions.length, redemptions.every(({ releasedAt }) => releasedAt !== null)]).toEqual([2, true])
    expect(await timesOf(coupon)).toBe(0)
  })

  it('gives it back when the invoice is voided', async () => {
    const coupon = await buildCoupon(api, program, { maxRedemptions: 1 })
    const { invoiceID, customerID } = await buildInvoice(api, program, { couponID: coupon.couponID })
    for (const action of ['finalize', 'void', 'void'])
      expect((await api.call('POST', `/invoices/${invoiceID}/${action}`, { token: program })).status).toBe(200)
    expect(await timesOf(coupon)).toBe(0)
    expect((await invoice(customerID, { couponID: coupon.couponID })).status).toBe(201)
  })

  it('redeems for another customer anew', async () => {
    const coupon = await buildCoupon(api, program, { oncePerCustomer: true })
    const made = await buildInvoice(api, program, { couponID: coupon.couponID })
    const other = await newCustomer()
    const draft = { customerID: other, currency: 'EUR', lines: [lineInput()], couponID: coupon.couponID }
    expect((await change(made.invoiceID, draft)).status).toBe(200)
    expect((await invoice(other, { couponID: coupon.couponID })).body.code).toBe('COUPON_USED_BY_CUSTOMER')
    expect((await invoice(made.customerID, { couponID: coupon.couponID })).status).toBe(201)
    expect(await timesOf(coupon)).toBe(2)
  })
})

describe('a coupon is refused', () => {
  it.each([
    ['couponID', { couponID: 'cpn_00000000000000000000000000' }],
    ['code', { code: 'NOBODY' }],
    ['code', { code: 'X'.repeat(200) }],
    ['couponID', { couponID: 'cpn_00000000000000000000000000', code: 'NOBODY' }],
  ])('at %s: %j', async (name, given) => {
    const customerID = await newCustomer()
    for (const answer of [await invoice(customerID, given), await sent(customerID, given)])
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [name]])
  })

  it('of another merchant, in another currency, and once it is retired', async () => {
    const theirs = await buildCoupon(api, (await buildClient(api)).token, { code: 'THEIRS' })
    const yen = await buildCoupon(api, program, { amountOff: 500, currency: 'JPY' })
    const retired = await buildCoupon(api, program)
    await api.call('POST', `/coupons/${retired.couponID}/retire`, { token: program })
    const customerID = await newCustomer()
    for (const ask of [invoice, sent]) {
      expect((await ask(customerID, { couponID: theirs.couponID })).status).toBe(422)
      expect((await ask(customerID, { code: 'theirs' })).status).toBe(422)
      expect((await ask(customerID, { couponID: yen.couponID })).body.code).toBe('COUPON_CURRENCY')
      expect((await ask(customerID, { couponID: retired.couponID })).body.code).toBe('COUPON_RETIRED')
    }
  })

  it('once it has expired, by the clock of the customer', async () => {
    const redeemBy = new Date(clock.time() + 86_400_000).toISOString()
    const { couponID } = await buildCoupon(api, program, { redeemBy })
    const { customerID, testClockID } = await buildSubscriber(api, program, new Date(clock.time()).toISOString())
    expect((await sent(customerID, { couponID })).status).toBe(201)
    await advance(api, program, testClockID, new Date(clock.time() + 2 * 86_400_000).toISOString())
    expect((await sent(customerID, { couponID })).body.code).toBe('COUPON_EXPIRED')
  })
})
