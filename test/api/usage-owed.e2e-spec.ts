import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { InvoiceView } from '#contract/invoices.js'
import type { CheckoutView } from '#contract/payment-links.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { payThrough } from '../support/payment-links.js'
import { openSettings, payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveCard } from '../support/saved-methods.js'
import { buildPrice, cardNow, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { after, openUsageShop, usageOf, type UsageShop } from '../support/usage.js'

const start = '2027-01-31T09:00:00.000Z'
const firstEnd = '2027-02-28T09:00:00.000Z'

let api: TestApi
let shop: UsageShop
beforeAll(async () => {
  api = await startApi()
  shop = await openUsageShop(api, start)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const invoicesOfOne = ({ subscriptionID }: SubscriptionView) => invoicesOf(api, shop.program, subscriptionID)
const usageInvoice = async (made: SubscriptionView): Promise<InvoiceView> =>
  (await invoicesOfOne(made)).find(({ lines }) => lines.every(({ isUsage }) => isUsage)) as InvoiceView
const tokenOf = async ({ url }: InvoiceView): Promise<string> =>
  (await api.call('GET', `/hosted-invoices/${url?.split('/').at(-1)}`)).body.payURL.split('/').at(-1)
const look = async (token: string): Promise<CheckoutView> => (await api.call('GET', `/payment-links/${token}`)).body

/** Another interval has begun, and the invoice of the usage before it was declined. */
async function owing() {
  const yearly = await buildPrice(api, shop.program, { interval: 'year', unitAmount: 30_000 })
  const one = await shop.subscribed()
  await one.use(5)
  await one.to(after(start, 60))
  expect((await one.change({ items: [{ priceID: yearly.priceID }] })).status).toBe(200)
  await cardNow(api, one.savedPaymentMethodID, 'pm_declined_off_session')
  await one.to(after(start, 120))
  const owed = await usageInvoice(one.made)
  expect([owed.status, owed.total]).toEqual(['open', 50])
  return { ...one, owed }
}

describe('The invoice of usage', () => {
  it('is charged to a new method while the subscription is paused', async () => {
    const { made, customerID, post, to } = await owing()
    await post('pause')
    await saveCard(api, shop.program, customerID)
    await to(after(start, 180))
    const { status, payments } = await usageInvoice(made)
    expect([status, payments.length]).toEqual(['paid', 1])
  })

  it('is paid by its link, whose method is charged from then on', async () => {
    const { made, customerID, owed, read } = await owing()
    const token = await tokenOf(owed)
    const paid = { paymentMethod: '5555555555554444', saveMethod: true }
    expect((await payThrough(api, token, paid)).body.status).toBe('succeeded')
    const saved = (await methodsOf(api, shop.program, customerID)).find(({ card }) => card?.last4 === '4444')
    expect(await read()).toMatchObject({ status: 'active', savedPaymentMethodID: saved?.savedPaymentMethodID })
    expect((await usageInvoice(made)).payments).toHaveLength(1)
  })
})

describe('The box that saves the method', () => {
  it('says that usage is charged, also where the subscription ends', async () => {
    const { made, use, to, savedPaymentMethodID, post, customerID } = await shop.subscribed()
    await use(5)
    await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
    await to(after(firstEnd, 60))
    const token = await tokenOf((await invoicesOfOne(made)).at(-1) as InvoiceView)
    expect((await look(token)).saving?.savedFor).toMatchObject({ amountPerPeriod: 3_000, chargesUsage: true })
    await use(7)
    await post('cancel')
    const ending = { amountPerPeriod: 0, coupon: null, chargesUsage: true }
    expect((await look(token)).saving?.savedFor).toMatchObject(ending)
    await savePortalSettings(api, shop.program, openSettings())
    const payer = payerOf(api, await payerSession(api, shop.program, customerID), made.subscriptionID)
    expect((await payer.read()).nextCharge).toEqual({ at: '2027-03-31T10:00:00.000Z', amount: 70 })
    const paid = { paymentMethod: '5555555555554444', saveMethod: true }
    expect((await payThrough(api, token, paid)).body.status).toBe('succeeded')
    const saved = (await methodsOf(api, shop.program, customerID)).find(({ card }) => card?.last4 === '4444')
    expect(saved?.mandate?.sentence).toMatch(/charges your usage after each period/)
    expect(saved?.mandate?.sentence).not.toContain('every month')
    await to('2027-03-31T10:00:00Z')
    const last = await usageInvoice(made)
    expect([last.status, last.total, last.payments.length]).toEqual(['paid', 70, 1])
  })
})

describe('The box that saves the method, after the metered price was removed', () => {
  it('still says that usage is charged', async () => {
    const { made, use, to, savedPaymentMethodID, post, change } = await shop.subscribed()
    await cardNow(api, savedPaymentMethodID, 'pm_declined_off_session')
    await to(after(firstEnd, 60))
    const token = await tokenOf((await invoicesOfOne(made)).at(-1) as InvoiceView)
    await use(5)
    expect((await change({ items: [{ priceID: shop.seats }] })).status).toBe(200)
    const before = (await look(token)).saving?.savedFor
    expect(before).toMatchObject({ amountPerPeriod: 3_000, chargesUsage: true })
    await post('cancel')
    expect((await look(token)).saving?.savedFor).toMatchObject({ amountPerPeriod: 0, chargesUsage: true })
    await to('2027-03-31T10:00:00Z')
    expect((await usageInvoice(made)).total).toBe(50)
  })
})

describe('GET /subscriptions/:subscriptionID/usage', () => {
  it('says that the usage of a removed price is open until the period is invoiced', async () => {
    const { made, use, change, to } = await shop.subscribed()
    await use(5)
    await to(after(start, 600))
    expect((await change({ items: [{ priceID: shop.seats }] })).status).toBe(200)
    const [one] = await usageOf(api, shop.program, made)
    expect(one).toMatchObject({ periodEnd: after(start, 600), openUntil: firstEnd })
    await to(after(firstEnd, -1))
    expect(await use(1, after(start, 30))).toBe(201)
    await to(firstEnd)
    expect(await use(1, after(start, 30))).toBe('USAGE_PERIOD_CLOSED')
  })
})

describe('DELETE /customers/:customerID', () => {
  const eraseOne = async (customerID: string) =>
    (await api.call('DELETE', `/customers/${customerID}`, { token: shop.program })).body.code

  it('waits while usage of a canceled subscription is being collected', async () => {
    const { customerID, owed, post } = await owing()
    await post('cancel', { when: 'now' })
    expect(await eraseOne(customerID)).toBe('CUSTOMER_SUBSCRIBED')
    const token = await tokenOf(owed)
    expect((await payThrough(api, token, { paymentMethod: 'pm_success' })).body.status).toBe('succeeded')
    expect(await eraseOne(customerID)).toBeUndefined()
  })

  it('waits for the last invoice, but not for one of a closed clock', async () => {
    const { use, post, customerID, testClockID } = await shop.subscribed()
    await use(5)
    await post('cancel', { when: 'now' })
    const erase = () => eraseOne(customerID)
    expect(await erase()).toBe('CUSTOMER_SUBSCRIBED')
    await api.call('POST', `/test-clocks/${testClockID}/close`, { token: shop.program })
    expect(await erase()).toBeUndefined()
  })
})
