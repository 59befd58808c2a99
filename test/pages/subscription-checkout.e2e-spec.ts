import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins, shop, tokenOf } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { fill, open, said, signInAsClient } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
let program: string
let price: { priceID: string; productID: string }
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  program = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, program)
  price = await buildPrice(gatehouse, program, { intervalCount: 3 })
})
afterAll(() => browser.close())

const narrow = { viewport: { width: 390, height: 844 } }
const noScript = { javaScriptEnabled: false }
const card = { cardNumber: '4242424242424242', expiry: '12 / 34', securityCode: '123' }

// Axe runs in the page, which takes scripts.
const expectFits = async (page: Page, settings: object) => {
  if (!('javaScriptEnabled' in settings))
    expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
}
/** Chromium reports each form that was refused, and a page that says 410. */
const ofOurs = (faults: string[]) => faults.filter((fault) => !/status of 4(10|22)/.test(fault))
const statusOf = async (checkoutSessionID: string) => {
  const session = await gatehouse.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })
  const { subscriptionID } = session.body
  return (await gatehouse.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body.status
}

describe('a checkout that sells a subscription', () => {
  it.each([
    ['light', {}],
    ['dark', noScript],
  ] as const)('says what each period costs, and starts it: %s, %j', async (colorScheme, settings) => {
    const items = [{ priceID: price.priceID, quantity: 2 }]
    const session = await subscriptionSession(gatehouse, program, price.priceID, { items })
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, colorScheme, ...settings })
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('heading', { name: '€60.00', exact: true }).waitFor()
    await said(page, 'Then €60.00 every 3 months')
    await said(page, 'Seats × 2')
    await said(page, /^By subscribing, you allow Harbor Pine to charge this payment method €60.00 every 3 months/)
    await expectFits(page, settings)
    await fill(page, card)
    await page.getByRole('button', { name: 'Subscribe and pay €60.00' }).click()
    await said(page, 'Email is required')
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Subscribe and pay €60.00' }).click()
    await said(page, 'Payment complete. Thank you')
    expect(await statusOf(session.checkoutSessionID)).toBe('active')
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('heading', { name: 'You’re subscribed. Thank you' }).waitFor()
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })

  it('starts a trial, and takes nothing', async () => {
    const session = await subscriptionSession(gatehouse, program, price.priceID, { trialDays: 14 })
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('heading', { name: '14 days free' }).waitFor()
    await said(page, 'Then €30.00 every 3 months')
    await expectFits(page, {})
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Start free trial' }).click()
    await page.getByRole('heading', { name: 'Your free trial has started' }).waitFor()
    expect(await statusOf(session.checkoutSessionID)).toBe('trialing')
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })
})

describe('a merchant', () => {
  it.each([{}, noScript])('makes a subscription link from a price: %j', async (settings) => {
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
    await signInAsClient(page, client.emailAddress)
    await page.waitForURL('**/client/dashboard')
    await open(page, `/client/products/${price.productID}/prices/${price.priceID}/subscription-link`)
    await page.getByRole('heading', { name: 'New subscription link' }).waitFor()
    await expectFits(page, settings)
    await fill(page, { quantity: '0', returnURL: 'https://elsewhere.example.com' })
    await page.getByRole('button', { name: 'Create subscription link' }).click()
    await page.locator('[name=quantity][aria-invalid=true]').waitFor()
    await fill(page, { quantity: '4', trialDays: '7', returnURL: `${shop}/thanks` })
    await page.getByRole('button', { name: 'Create subscription link' }).click()
    await page.waitForURL('**/client/payment-links/sessions')
    await page.getByRole('table').getByText('Seats').first().waitFor()
    const [made] = (await gatehouse.call('GET', '/checkout-sessions', { token: program })).body.items
    expect(made).toMatchObject({
      purpose: 'subscription',
      trialDays: 7,
      items: [{ priceID: price.priceID, quantity: 4 }],
    })
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })
})
