import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PayerPreviewView, PayerSubscriptionView } from '#contract/billing-portal.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCoupon } from '../support/coupons.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { expectSoundBooks } from '../support/payments.js'
import {
  advance,
  buildPrice,
  buildSubscriber,
  buildSubscription,
  cardNow,
  invoicesOf,
} from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let program: string
let monthly: string
let better: string
let yearly: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  const client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  monthly = (await buildPrice(api, program)).priceID
  better = (await buildPrice(api, program, { unitAmount: 5_000, name: 'Better seats' })).priceID
  yearly = (await buildPrice(api, program, { unitAmount: 30_000, interval: 'year' })).priceID
  await savePortalSettings(api, program, { priceIDs: [better, yearly] })
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

async function subscribed(overrides: object = {}) {
  const subscriber = await buildSubscriber(api, program, '2027-01-31T09:00:00.000Z')
  const { customerID } = subscriber
  const given = { customerID, items: [{ priceID: monthly }], ...overrides }
  const { subscriptionID } = await buildSubscription(api, program, given)
  const payer = payerOf(api, await payerSession(api, program, customerID), subscriptionID)
  const change = async (items: object[]) => {
    const { preview } = await payer.preview(items)
    return payer.act('change', { items, preview })
  }
  const seen = async () => (await api.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body
  return { ...subscriber, ...payer, subscriptionID, change, seen }
}

const item = (priceID: string, quantity = 1) => ({ priceID, quantity })
const offered = ({ may }: PayerSubscriptionView) => may.prices.map(({ priceID }) => priceID)
const wholeOf = ({ lines, discounts, taxAmount }: PayerPreviewView) =>
  lines.reduce((sum, { amount }) => sum + amount, 0) -
  discounts.reduce((sum, { amount }) => sum + amount, 0) +
  taxAmount
const byMerchant = (path: string, body: object = {}) => api.call('POST', path, { token: program, body })

describe('while an invoice is not paid', () => {
  it('nothing is changed, so that what was never paid is never credited', async () => {
    const one = await subscribed()
    await cardNow(api, one.savedPaymentMethodID, 'pm_declined_off_session')
    const mistyped = await one.change([item(monthly, 1_000)])
    expect(mistyped.body).toMatchObject({
      ...{ status: 'past_due', openInvoice: { amountDue: 2_997_000 } },
      may: { changeQuantity: false, prices: [] },
    })
    expect(mistyped.body.openInvoice.url).toContain('/pay/invoice/')
    const back = await one.act('preview', { items: [item(monthly)] })
    expect([back.status, back.body.code]).toEqual([409, 'INVOICE_NOT_PAID'])
    const sent = { items: [item(monthly)], preview: `1.${'x'.repeat(22)}` }
    expect((await one.act('change', sent)).body.code).toBe('INVOICE_NOT_PAID')
    const open = (await invoicesOf(api, program, one.subscriptionID)).find(({ status }) => status === 'open')
    expect((await byMerchant(`/invoices/${open?.invoiceID}/void`)).status).toBe(200)
    expect((await one.act('preview', { items: [item(monthly)] })).body.code).toBe('INVOICE_NOT_PAID')
    expect(await one.seen()).toMatchObject({ pendingAmount: 0, items: [{ quantity: 1_000 }] })
  })

  it('a year that was not paid does not become months', async () => {
    const one = await subscribed({ items: [{ priceID: yearly }], collection: 'send_invoice' })
    const [open] = await invoicesOf(api, program, one.subscriptionID)
    expect((await one.act('preview', { items: [item(better)] })).body.code).toBe('INVOICE_NOT_PAID')
    expect((await byMerchant(`/invoices/${open?.invoiceID}/mark-uncollectible`)).status).toBe(200)
    expect((await one.act('preview', { items: [item(better)] })).body.code).toBe('INVOICE_NOT_PAID')
    expect((await one.read()).may).toMatchObject({ changeQuantity: false, prices: [] })
  })

  it('a period that was credited is not credited again; the next one is', async () => {
    const one = await subscribed({ items: [{ priceID: monthly, quantity: 5 }] })
    const [invoice] = await invoicesOf(api, program, one.subscriptionID)
    await makeBilling(api, program, '/credit-notes', { invoiceID: invoice?.invoiceID })
    expect((await one.act('preview', { items: [item(monthly)] })).body.code).toBe('INVOICE_NOT_PAID')
    await advance(api, program, one.testClockID, '2027-02-28T10:00:00Z')
    expect((await one.change([item(monthly)])).status).toBe(200)
  })
})

describe('with a coupon', () => {
  it.each([
    ['a free month in a trial', { percentOff: 100 }, { trialDays: 7 }],
    ['half price for three months', { duration: 'repeating', periods: 3 }, {}],
    ['half price in the last of its months', {}, {}],
  ])('%s does not become years', async (_, terms, overrides) => {
    const { couponID } = await buildCoupon(api, program, terms)
    const one = await subscribed({ couponID, ...overrides })
    expect(offered(await one.read())).toEqual([better])
    const refused = await one.act('preview', { items: [item(yearly)] })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['items']])
    const without = await subscribed(overrides)
    expect(offered(await without.read())).toEqual([better, yearly])
    expect((await without.change([item(yearly)])).body.interval).toBe('year')
  })

  it('the preview names it, and its lines come to what is charged', async () => {
    const { couponID } = await buildCoupon(api, program, { duration: 'forever', code: 'HALF' })
    const one = await subscribed({ couponID })
    await advance(api, program, one.testClockID, '2027-02-14T09:00:00Z')
    const preview = await one.preview([item(better, 2)])
    expect(preview.discounts).toMatchObject([{ couponID, name: 'HALF' }])
    expect(preview.discounts[0]?.amount).toBeGreaterThan(0)
    expect(preview.total).toBeGreaterThan(0)
    expect(wholeOf(preview)).toBe(preview.total)
    expect(preview.nextCharge).toEqual({ at: '2027-02-28T09:00:00.000Z', amount: 5_000 })
  })
})

describe('the preview', () => {
  it('says what the plan costs next: after a trial, with a credit, and never once it ends', async () => {
    const trial = await subscribed({ trialDays: 7 })
    const after = await trial.preview([item(better, 2)])
    expect([after.total, after.nextCharge]).toEqual([0, { at: '2027-02-07T09:00:00.000Z', amount: 10_000 }])
    const one = await subscribed({ items: [{ priceID: monthly, quantity: 2 }] })
    const less = await one.preview([item(monthly)])
    expect([less.creditLeft, less.nextCharge?.amount]).toEqual([3_000, 0])
    const changed = await one.change([item(monthly)])
    expect(changed.body.nextCharge).toEqual(less.nextCharge)
    await one.act('cancel', { feedback: 'other' })
    expect((await one.preview([item(monthly, 3)])).nextCharge).toBeNull()
  })
})

describe('what the customer still has to pay', () => {
  it('stands beside the change: a payment to confirm, or an invoice by email', async () => {
    const asked = await subscribed()
    await cardNow(api, asked.savedPaymentMethodID, 'pm_otp')
    expect((await asked.change([item(better)])).body).toMatchObject({
      ...{ status: 'active', items: [{ priceID: better }] },
      openInvoice: { amountDue: 2_000, number: expect.stringMatching(/\d/) },
    })
    const paid = await subscribed()
    expect((await paid.change([item(better)])).body.openInvoice).toBeNull()
    const sent = await subscribed({ collection: 'send_invoice', trialDays: 3 })
    expect((await sent.read()).openInvoice).toBeNull()
    await advance(api, program, sent.testClockID, '2027-02-03T10:00:00Z')
    expect((await sent.read()).openInvoice).toMatchObject({ amountDue: 3_000 })
  })
})

describe('items', () => {
  it('do not swap their prices, which would swap quantities and taxes', async () => {
    await savePortalSettings(api, program, { priceIDs: [monthly, better], mayChangeQuantity: false })
    const one = await subscribed({ items: [item(monthly), item(better, 100)] })
    const swapped = await one.act('preview', { items: [item(better), item(monthly, 100)] })
    expect([swapped.status, Object.keys(swapped.body.fields)]).toEqual([422, ['items']])
    expect(offered(await one.read())).toEqual([])
    await savePortalSettings(api, program, { priceIDs: [better, yearly] })
  })

  it('do not change to a product that the merchant no longer sells', async () => {
    const { priceID, productID } = await buildPrice(api, program, { unitAmount: 7_000 })
    await savePortalSettings(api, program, { priceIDs: [priceID] })
    const one = await subscribed()
    const { preview } = await one.preview([item(priceID)])
    expect((await byMerchant(`/products/${productID}/retire`)).status).toBe(200)
    expect(offered(await one.read())).toEqual([])
    expect((await one.act('change', { items: [item(priceID)], preview })).status).toBe(422)
    expect((await one.read()).items).toMatchObject([{ priceID: monthly }])
    await savePortalSettings(api, program, { priceIDs: [better, yearly] })
  })
})
