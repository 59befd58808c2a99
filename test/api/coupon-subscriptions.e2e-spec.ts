import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { InvoiceView } from '#contract/invoices.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Renewals } from '../../api/src/billing/subscriptions/renewals.service.js'
import { SubscriptionInvoicing } from '../../api/src/billing/subscriptions/subscription-invoicing.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { TestClock } from '../../api/src/billing/test-clocks/test-clock.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCoupon, redemptionsOf } from '../support/coupons.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { advance, buildPrice, buildSubscriber, buildSubscription, invoicesOf } from '../support/subscriptions.js'
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
const months = ['2027-03-01T00:00:00Z', '2027-04-01T00:00:00Z', '2027-05-01T00:00:00Z']
const items = (quantity = 1) => [{ priceID, quantity }]
const path = ({ subscriptionID }: SubscriptionView) => `/subscriptions/${subscriptionID}`
const read = async (one: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', path(one), { token: program })).body
const preview = async (one: SubscriptionView, body: object = {}) =>
  (await api.call('POST', `${path(one)}/preview`, { token: program, body })).body
const change = (one: SubscriptionView, body: object) => api.call('PUT', path(one), { token: program, body })
const invoices = ({ subscriptionID }: SubscriptionView) => invoicesOf(api, program, subscriptionID)
const totals = async (one: SubscriptionView) => (await invoices(one)).map(({ total }) => total)

async function subscribed(body: object = {}) {
  const { customerID, testClockID, savedPaymentMethodID } = await buildSubscriber(api, program, start)
  const made = await buildSubscription(api, program, { customerID, items: items(), ...body })
  const to = (at: string) => advance(api, program, testClockID, at)
  return { made, to, customerID, savedPaymentMethodID }
}

/** Its clock is moved, and nothing that is due is done. */
const due = ({ testClockID }: SubscriptionView, at: string) =>
  api.database.write((manager) => manager.update(TestClock, { testClockID: testClockID ?? '' }, { now: new Date(at) }))

function expectExact({ lines, discounts, discountAmount, subtotal, taxAmount, total }: InvoiceView): void {
  const sum = (pick: (line: InvoiceView['lines'][number]) => number) => lines.reduce((all, line) => all + pick(line), 0)
  expect([sum((line) => line.net), sum((line) => line.taxAmount)]).toEqual([subtotal, taxAmount])
  expect([sum((line) => line.total), sum((line) => line.discountAmount)]).toEqual([total, discountAmount])
  expect(discounts.reduce((all, { amount }) => all + amount, 0)).toBe(discountAmount)
}

describe('a coupon of a subscription', () => {
  it.each([
    ['once', {}, [1_500, 3_000, 3_000, 3_000]],
    ['repeating', { periods: 3 }, [1_500, 1_500, 1_500, 3_000]],
    ['forever', {}, [1_500, 1_500, 1_500, 1_500]],
  ])('counts %s', async (duration, given, expected) => {
    const coupon = await buildCoupon(api, program, { duration, ...given, code: `D${duration}` })
    const { made, to } = await subscribed({ code: `d${duration}` })
    expect(made.discount).toMatchObject({ couponID: coupon.couponID, percentOff: 50, code: coupon.code })
    const [first] = await invoices(made)
    expect(first).toMatchObject({ status: 'paid', discountAmount: 1_500, total: 1_500 })
    expect(first?.discounts).toEqual([{ couponID: coupon.couponID, name: coupon.code, amount: 1_500 }])
    for (const month of months) await to(month)
    expect(await totals(made)).toEqual(expected)
    for (const invoice of await invoices(made)) expectExact(invoice)
    const [redemption, ...others] = await redemptionsOf(api, program, coupon)
    expect([redemption?.periodsLeft, others]).toEqual([duration === 'forever' ? null : 0, []])
  })

  it('counts a period once, even if ten processes renew it at once and a unit fails before them', async () => {
    const coupon = await buildCoupon(api, program, { duration: 'repeating', periods: 3 })
    const { made } = await subscribed({ couponID: coupon.couponID })
    await due(made, months[0] ?? '')
    const renewals = api.app.get(Renewals, { strict: false })
    const failing = jest.spyOn(api.app.get(SubscriptionInvoicing, { strict: false }), 'invoice')
    failing.mockRejectedValueOnce(new Error('The process ends here'))
    await expect(renewals.renew(made.subscriptionID)).rejects.toThrow('The process ends here')
    failing.mockRestore()
    expect([(await read(made)).nextDiscount?.periodsLeft, await totals(made)]).toEqual([2, [1_500]])
    const renewed = await Promise.all(Array.from({ length: 10 }, () => renewals.renew(made.subscriptionID)))
    expect(renewed.filter(Boolean)).toHaveLength(1)
    expect((await read(made)).nextDiscount).toMatchObject({ periodsLeft: 1 })
    expect((await redemptionsOf(api, program, coupon))[0]?.periodsLeft).toBe(1)
    expect((await invoices(made)).map(({ discountAmount }) => discountAmount)).toEqual([1_500, 1_500])
  })

  it('waits for the end of a trial', async () => {
    const { couponID } = await buildCoupon(api, program)
    const { made, to } = await subscribed({ couponID, trialDays: 10 })
    expect([made.discount, made.nextDiscount?.periodsLeft]).toEqual([null, 1])
    await to('2027-02-11T00:00:00Z')
    expect([await totals(made), (await read(made)).nextDiscount]).toEqual([[1_500], null])
  })

  it('never takes off more than the period costs, and an invoice of nothing is paid', async () => {
    const { couponID } = await buildCoupon(api, program, { amountOff: 5_000, duration: 'forever' })
    const { made } = await subscribed({ couponID })
    const [invoice] = await invoices(made)
    expect(invoice).toMatchObject({ status: 'paid', discountAmount: 3_000, total: 0 })
    expect(made.status).toBe('active')
  })

  it('takes nothing off a period that an older version began without it', async () => {
    const { couponID } = await buildCoupon(api, program, { duration: 'forever' })
    const { made, to } = await subscribed({ couponID })
    const { subscriptionID } = made
    await to(months[0] ?? '')
    const { discount } = await api.database.read.findOneByOrFail(Subscription, { subscriptionID })
    const earlier = discount && { ...discount, periodNumber: discount.periodNumber - 1 }
    await api.database.write((manager) => manager.update(Subscription, { subscriptionID }, { discount: earlier }))
    expect((await read(made)).discount).toBeNull()
    const { lines } = await preview(made, { items: items(3) })
    const [credit, charge] = lines as InvoiceView['lines']
    // The credit is a third of the charge: nothing was off.
    expect([Math.round((charge?.amount ?? 0) / (credit?.amount ?? 1)), charge?.discountAmount]).toEqual([-3, 0])
    await to(months[1] ?? '')
    expect((await totals(made)).at(-1)).toBe(1_500)
  })
})

describe('a change', () => {
  it('applies a coupon from the next period on, as its preview shows', async () => {
    const coupon = await buildCoupon(api, program, { amountOff: 500, duration: 'forever', code: 'FIVER' })
    const { made, to } = await subscribed()
    const shown = await preview(made, { code: 'fiver' })
    expect(shown).toMatchObject({ total: 2_500, discounts: [{ name: 'FIVER', amount: 500 }] })
    expect((await preview(made)).total).toBe(3_000)
    const now = await preview(made, { items: items(), code: 'fiver' })
    const changed = await change(made, { items: items(), code: 'FIVER', preview: now.preview })
    expect([changed.status, changed.body.discount]).toEqual([200, null])
    expect(changed.body.nextDiscount).toMatchObject({ couponID: coupon.couponID, periodsLeft: null })
    const again = await change(made, { items: items(), code: 'FIVER' })
    expect([again.status, (await redemptionsOf(api, program, coupon)).length]).toEqual([200, 1])
    await to(months[0] ?? '')
    expect(await totals(made)).toEqual([3_000, 2_500])
  })

  it('keeps the coupon, removes it from the next period on, and gives back what was never used', async () => {
    const used = await buildCoupon(api, program, { duration: 'forever' })
    const unused = await buildCoupon(api, program, { duration: 'forever' })
    const { made, to } = await subscribed({ couponID: used.couponID })
    expect((await change(made, { items: items(), metadata: { seen: 'yes' } })).body.nextDiscount).toBeTruthy()
    await change(made, { items: items(), couponID: unused.couponID })
    expect((await preview(made, { removeCoupon: true })).total).toBe(3_000)
    const both = await change(made, { items: items(), couponID: used.couponID, removeCoupon: true })
    expect([both.status, Object.keys(both.body.fields)]).toEqual([422, ['removeCoupon']])
    const removed = (await change(made, { items: items(), removeCoupon: true })).body
    expect([removed.discount?.couponID, removed.nextDiscount]).toEqual([used.couponID, null])
    await to(months[0] ?? '')
    expect(await totals(made)).toEqual([1_500, 3_000])
    const [[first], [second]] = [await redemptionsOf(api, program, used), await redemptionsOf(api, program, unused)]
    expect([first?.periodsLeft, first?.releasedAt]).toEqual([0, null])
    expect(second?.releasedAt).toEqual(expect.any(String))
  })

  it.each(['once', 'repeating'])(
    'that names its coupon again redeems nothing in the last period: %s',
    async (duration) => {
      const coupon = await buildCoupon(api, program, { duration, ...(duration === 'repeating' && { periods: 1 }) })
      const { made, to } = await subscribed({ couponID: coupon.couponID })
      const { status, body } = await change(made, { items: items(), couponID: coupon.couponID })
      expect([status, body.discount?.couponID, body.nextDiscount]).toEqual([200, coupon.couponID, null])
      await to(months[0] ?? '')
      expect([await totals(made), (await redemptionsOf(api, program, coupon)).length]).toEqual([[1_500, 3_000], 1])
    },
  )

  it('of the items credits and charges what the discount left', async () => {
    const { couponID } = await buildCoupon(api, program, { code: 'HALF' })
    const { made, to } = await subscribed({ couponID })
    await to('2027-02-14T09:00:00Z')
    const shown = await preview(made, { items: items(3) })
    // Half of the period is left: 45.00 less 22.50 are charged, and 7.50 of the 15.00 paid come back.
    expect(shown).toMatchObject({ total: 1_500, discounts: [{ name: 'HALF', amount: 2_250 }] })
    expect((await change(made, { items: items(3), preview: shown.preview })).status).toBe(200)
    const [, invoice] = await invoices(made)
    expect(invoice?.lines.map(({ amount, discountAmount }) => [amount, discountAmount])).toEqual([
      [-750, 0],
      [4_500, 2_250],
    ])
    if (invoice) expectExact(invoice)
    await to(months[0] ?? '')
    expect(await totals(made)).toEqual([1_500, 1_500, 9_000])
  })

  it('of the interval starts the next period of the coupon', async () => {
    const yearly = await buildPrice(api, program, { interval: 'year', unitAmount: 30_000 })
    const coupon = await buildCoupon(api, program, { duration: 'repeating', periods: 2 })
    const { made, to } = await subscribed({ couponID: coupon.couponID })
    await to('2027-02-14T09:00:00Z')
    expect((await change(made, { items: [{ priceID: yearly.priceID }] })).body.nextDiscount).toBeNull()
    expect(await totals(made)).toEqual([1_500, 15_000 - 750])
    expect((await redemptionsOf(api, program, coupon))[0]?.periodsLeft).toBe(0)
  })
})

describe('a credit note', () => {
  it.each(['exclusive', 'inclusive'] as const)('gives back what was charged with %s tax, and no more', async (tax) => {
    const { taxRateID } = await makeBilling(api, program, '/tax-rates', {
      ...{ name: 'VAT', percentage: 19, taxBehavior: tax },
    })
    const { couponID } = await buildCoupon(api, program, { percentOff: 33.33 })
    const { made } = await subscribed({ couponID, items: [{ priceID, quantity: 3, taxRateID }] })
    const [invoice] = await invoices(made)
    if (!invoice) throw new Error('It has no invoice')
    expectExact(invoice)
    const charged = tax === 'inclusive' ? 6_000 : 7_140
    expect([invoice.discountAmount, invoice.total]).toEqual([3_000, charged])
    const [line] = invoice.lines
    const lines = [{ invoiceLineID: line?.invoiceLineID, amount: 6_001 }]
    const body = { invoiceID: invoice.invoiceID, lines }
    const headers = { 'idempotency-key': `much-${invoice.invoiceID}` }
    const tooMuch = await api.call('POST', '/credit-notes', { token: program, body, headers })
    expect([tooMuch.status, Object.keys(tooMuch.body.fields ?? {})]).toEqual([422, ['lines']])
    const credit = await makeBilling(api, program, '/credit-notes', { invoiceID: invoice.invoiceID })
    expect(credit.total).toBe(charged)
  })
})
