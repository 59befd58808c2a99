import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins, shop, tokenOf } from '../support/checkout-sessions.js'
import { buildCoupon } from '../support/coupons.js'
import { Embedding, hears } from '../support/embedding.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { fill, open, said, signInAsClient } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'
import { buildMetered } from '../support/usage.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
let program: string
let seats: { priceID: string; productID: string }
let calls: { priceID: string; productID: string }
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  program = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, program)
  seats = await buildPrice(gatehouse, program)
  calls = await buildMetered(gatehouse, program, { unitAmount: 2 })
})
afterAll(() => browser.close())

const narrow = { viewport: { width: 390, height: 844 } }
const noScript = { javaScriptEnabled: false }
const card = { cardNumber: '4242424242424242', expiry: '12 / 34', securityCode: '123' }
const session = (items: object[], overrides: object = {}) =>
  subscriptionSession(gatehouse, program, calls.priceID, { items, ...overrides })
const statusOf = async ({ checkoutSessionID }: CheckoutSessionView) => {
  const { body } = await gatehouse.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })
  return (await gatehouse.call('GET', `/subscriptions/${body.subscriptionID}`, { token: program })).body.status
}
// Axe runs in the page, which takes scripts.
const expectFits = async (page: Page, settings: object) => {
  if (!('javaScriptEnabled' in settings))
    expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
}
/** Chromium reports each form that was refused. */
const ofOurs = (faults: string[]) => faults.filter((fault) => !/status of 4(10|22)/.test(fault))

describe('a checkout that sells usage', () => {
  it.each([
    ['light', {}],
    ['dark', noScript],
  ] as const)('says what a unit costs, and starts without a payment: %s, %j', async (colorScheme, settings) => {
    const sold = await session([{ priceID: calls.priceID }])
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, colorScheme, ...settings })
    await open(page, `/pay/${tokenOf(sold)}`)
    await page.getByRole('heading', { name: 'Pay for what you use', exact: true }).waitFor()
    await said(page, 'You won’t be charged now.')
    await said(page, '€0.02 per unit')
    await said(page, 'Billed at the end of each month for what you used')
    await said(page, /^By subscribing, you allow Harbor Pine to charge this payment method for what you use/)
    await expectFits(page, settings)
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await page.getByRole('heading', { name: 'You’re subscribed. Thank you' }).waitFor()
    expect(await statusOf(sold)).toBe('active')
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })

  it('says each tier and its tax beside a flat price, which is paid now', async () => {
    const rate = { name: 'VAT', percentage: 19, taxBehavior: 'exclusive' }
    const { taxRateID } = await makeBilling(gatehouse, program, '/tax-rates', rate)
    const tiers = [
      { upTo: 1000, unitAmount: 5 },
      { upTo: 2000, unitAmount: 4 },
      { upTo: null, unitAmount: 3 },
    ]
    const tiered = await buildMetered(gatehouse, program, { tiers, usageAggregation: 'max' })
    await buildCoupon(gatehouse, program, { code: 'QUARTER', percentOff: 25, duration: 'once' })
    const items = [{ priceID: seats.priceID }, { priceID: tiered.priceID, taxRateID }]
    const sold = await session(items, { allowPromotionCodes: true })
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `/pay/${tokenOf(sold)}`)
    await page.getByRole('heading', { name: '€30.00', exact: true }).waitFor()
    await said(page, 'Then €30.00 every month, plus your usage')
    await said(page, '€0.05 per unit for the first 1,000, plus VAT (19%)')
    await said(page, '€0.04 per unit from 1,001 to 2,000, plus VAT (19%)')
    await said(page, '€0.03 per unit from 2,001 on, plus VAT (19%)')
    await said(page, 'Billed at the end of each month for your highest usage in that time')
    await page.getByText('Add a coupon code').click()
    await page.getByLabel('Coupon code', { exact: true }).fill('QUARTER')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('heading', { name: '€22.50', exact: true }).waitFor()
    await said(page, '25% off your usage, in the first period')
    await expectFits(page, {})
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Subscribe and pay €22.50' }).click()
    await said(page, 'Payment complete. Thank you')
    expect(await statusOf(sold)).toBe('active')
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })

  it('speaks the payer’s language', async () => {
    const sold = await session([{ priceID: calls.priceID }], { trialDays: 14 })
    const { page, context } = await newVisitor(browser, gatehouse.url, { ...narrow, locale: 'fr-FR' })
    await open(page, `/pay/${tokenOf(sold)}`)
    await said(page, 'Ensuite, vous payez ce que vous consommez')
    await said(page, /0,02.€ par unité/)
    await said(page, 'Facturé à la fin de chaque mois selon votre consommation')
    await context.close()
  })
})

describe('a checkout that sells usage in a frame', () => {
  it('starts without a payment', async () => {
    const world = await Embedding.start()
    try {
      await saveInvoiceSettings(world.api, world.program)
      const { priceID } = await buildMetered(world.api, world.program)
      const returns = { successURL: `${world.shop.origin}/thanks`, cancelURL: `${world.shop.origin}/basket` }
      const { clientSecret } = await subscriptionSession(world.api, world.program, priceID, returns)
      const { page, context, frame } = await world.visit([clientSecret ?? ''], "checkouts[0].mount('#pay0')")
      await hears(page, 'ready')
      await frame.getByRole('heading', { name: 'Pay for what you use', exact: true }).waitFor()
      await frame.getByText('€0.10 per unit', { exact: true }).waitFor()
      await frame.getByLabel('Email for invoices').fill(anAddress())
      await frame.getByLabel('Card number').fill(card.cardNumber)
      await frame.getByLabel('Expiry date').fill(card.expiry)
      await frame.getByLabel('Security code').fill(card.securityCode)
      await frame.getByRole('button', { name: 'Subscribe', exact: true }).click()
      await hears(page, 'complete')
      await context.close()
    } finally {
      await world.close()
    }
  })
})

describe('a merchant', () => {
  it.each([{}, noScript])('makes a link from a usage price, and from a flat one with it: %j', async (settings) => {
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
    await signInAsClient(page, client.emailAddress)
    await page.waitForURL('**/client/dashboard')
    const create = async ({ productID, priceID }: typeof calls, given: Record<string, string>, chosen?: string) => {
      await open(page, `/client/products/${productID}/prices/${priceID}/subscription-link`)
      await page.getByRole('heading', { name: 'New subscription link' }).waitFor()
      await fill(page, { ...given, returnURL: `${shop}/thanks` })
      if (chosen) await page.getByLabel('Usage price').selectOption(chosen)
      await expectFits(page, settings)
      await page.getByRole('button', { name: 'Create subscription link' }).click()
      await page.waitForURL('**/client/payment-links/sessions')
      return (await gatehouse.call('GET', '/checkout-sessions', { token: program })).body.items[0].items
    }
    await open(page, `/client/products/${calls.productID}`)
    await page.getByRole('link', { name: /Create subscription link/ }).waitFor()
    expect(await create(calls, {})).toMatchObject([{ priceID: calls.priceID, quantity: null }])
    expect(await create(seats, { quantity: '2' }, calls.priceID)).toMatchObject([
      { priceID: seats.priceID, quantity: 2 },
      { priceID: calls.priceID, quantity: null },
    ])
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })
})
