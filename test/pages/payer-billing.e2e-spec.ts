import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { shopOf } from '#contract/payer-shops.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCoupon } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { savePortalSettings } from '../support/payer-portal.js'
import { saveCard } from '../support/saved-methods.js'
import { fill, open, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildPrice, buildSubscription } from '../support/subscriptions.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
let program: string
let priceID: string
let better: string
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  program = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, program)
  priceID = (await buildPrice(gatehouse, program)).priceID
  better = (await buildPrice(gatehouse, program, { name: 'Better seats', unitAmount: 5_000 })).priceID
})
afterAll(() => browser.close())

const narrow = { viewport: { width: 390, height: 844 } }
const noScript = { javaScriptEnabled: false }
const pageOf = (path = '/payments') => `/pay/you/${shopOf(client.clientID, 'test')}${path}`

let coupons = 0
async function subscribed(overrides: object = {}) {
  const { customerID } = await buildCustomer(gatehouse, program)
  await saveCard(gatehouse, program, customerID)
  const items = [{ priceID, quantity: 2 }]
  const { subscriptionID } = await buildSubscription(gatehouse, program, { customerID, items, ...overrides })
  const { body } = await gatehouse.call('POST', `/customers/${customerID}/portal-links`, { token: program })
  const link = new URL(body.url)
  return { customerID, subscriptionID, link: `${link.pathname}${link.search}` }
}

async function enter(at: Page, link: string): Promise<void> {
  await open(at, link)
  await at.getByRole('button', { name: 'Continue' }).click()
  await at.getByRole('heading', { name: 'Subscriptions', exact: true }).waitFor()
}

// Axe runs in the page, which takes scripts.
const expectFits = async (at: Page, settings: object) => {
  if (!('javaScriptEnabled' in settings)) expect([await overflow(at), await accessibilityFaults(at)]).toEqual([0, []])
}
const ofOurs = (faults: string[]) => faults.filter((fault) => !/status of 4(09|22)/.test(fault))

describe('a customer on their own page', () => {
  it.each([
    ['light', {}],
    ['dark', noScript],
  ] as const)('changes the plan, cancels with a reason and stays after all: %s, %j', async (colorScheme, settings) => {
    await savePortalSettings(gatehouse, program, { priceIDs: [better] })
    const { link } = await subscribed()
    const { page: at, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, colorScheme, ...settings })
    await enter(at, link)
    await said(at, /Next payment €60.00 on /)
    await said(at, /^Invoice NW-/)
    await expectFits(at, settings)
    await at.getByRole('link', { name: /Manage/ }).click()
    await at.getByRole('heading', { name: 'Seats × 2' }).waitFor()
    await expectFits(at, settings)

    await at.getByRole('link', { name: 'Change plan' }).click()
    await fill(at, { 'quantity-0': 'many' })
    await at.getByRole('button', { name: 'See the amount' }).last().click()
    await said(at, 'Enter a whole number from 1 to 1,000,000')
    await fill(at, { 'quantity-0': '1' })
    await at.getByLabel('Plan: Seats × 2').selectOption(better)
    await at.getByRole('button', { name: 'See the amount' }).last().click()
    await said(at, 'Charged now')
    await expectFits(at, settings)
    await at.getByRole('button', { name: /^Confirm/ }).click()
    await at.getByRole('heading', { name: 'Better seats' }).waitFor()

    await at.getByRole('link', { name: 'Cancel subscription' }).click()
    await at.getByRole('button', { name: 'Cancel subscription' }).click()
    await at.getByText('Choose a reason').last().waitFor()
    await at.getByLabel('Why are you canceling?').selectOption('unused')
    await fill(at, { comment: 'Maybe next year' })
    await expectFits(at, settings)
    await at.getByRole('button', { name: 'Cancel subscription' }).click()
    await said(at, 'Ends on')
    await at.getByRole('button', { name: 'Keep subscription' }).click()
    await said(at, 'Next payment')
    expect(ofOurs(faults)).toEqual([])
  })

  it.each([
    ['light', {}],
    ['dark', noScript],
  ] as const)('sees the coupon, and what is still to pay after a decline: %s, %j', async (colorScheme, settings) => {
    await savePortalSettings(gatehouse, program, { priceIDs: [better] })
    const code = `HALF${++coupons}`
    const { couponID } = await buildCoupon(gatehouse, program, { duration: 'forever', code })
    const { customerID, link, subscriptionID } = await subscribed({ couponID })
    // The newest card is charged, and only takes money while the customer is there.
    await saveCard(gatehouse, program, customerID, { paymentMethod: '4000000000000341' })
    const { page: at, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, colorScheme, ...settings })
    await enter(at, link)
    await at.getByRole('link', { name: /Manage/ }).click()
    await at.getByRole('link', { name: 'Change plan' }).click()
    await fill(at, { 'quantity-0': '3' })
    await at.getByRole('button', { name: 'See the amount' }).last().click()
    await said(at, `Coupon ${code}`)
    await said(at, 'Subtotal without tax')
    await said(at, /^€45.00 on /)
    await expectFits(at, settings)
    await at.getByRole('button', { name: /^Confirm and pay €1[45]\./ }).click()
    await said(at, /^A payment didn’t go through/)
    if (!('javaScriptEnabled' in settings))
      await said(at, 'Your subscription is changed, but the payment isn’t complete')
    await expectFits(at, settings)
    expect(await at.getByRole('link', { name: 'Change plan' }).count()).toBe(0)
    await open(at, pageOf(`/subscriptions/${subscriptionID}/change`))
    await said(at, 'Pay the open invoice first, or contact the merchant')
    await at.getByRole('link', { name: /^Pay invoice NW-/ }).click()
    await said(at, `Coupon ${code}`)
    expect(ofOurs(faults)).toEqual([])
  })

  it('who pays by invoice is told that a change is invoiced, and which invoice waits', async () => {
    await savePortalSettings(gatehouse, program)
    const { customerID, link } = await subscribed({ collection: 'send_invoice', trialDays: 7 })
    const given = { customerID, items: [{ priceID, quantity: 1_000 }], collection: 'send_invoice' }
    const waiting = await buildSubscription(gatehouse, program, given)
    const { page: at, faults } = await newVisitor(browser, gatehouse.url, narrow)
    await enter(at, link)
    await at.getByRole('link', { name: /Seats × 2/ }).click()
    await at.getByRole('link', { name: 'Change plan' }).click()
    await fill(at, { 'quantity-0': '3' })
    await at.getByRole('button', { name: 'See the amount' }).last().click()
    await said(at, 'Invoiced now')
    await said(at, /^€90.00 on /)
    await at.getByRole('button', { name: 'Confirm change' }).click()
    await at.getByRole('heading', { name: 'Seats × 3' }).waitFor()
    await open(at, pageOf(`/subscriptions/${waiting.subscriptionID}`))
    await at.getByRole('heading', { name: 'Seats × 1,000' }).waitFor()
    await said(at, 'An invoice for €30,000.00 isn’t paid yet.')
    await expectFits(at, {})
    expect(ofOurs(faults)).toEqual([])
  })

  it.each([{}, noScript])('saves another card, which the subscription uses: %j', async (settings) => {
    await savePortalSettings(gatehouse, program)
    const { link, subscriptionID } = await subscribed()
    const { page: at, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
    await enter(at, link)
    await at.getByRole('link', { name: /Manage/ }).click()
    await at.getByRole('link', { name: 'Change payment method' }).click()
    await expectFits(at, settings)
    await at.getByRole('button', { name: 'Use this payment method' }).click()
    await at.getByRole('heading', { name: 'Seats × 2' }).waitFor()
    await at.getByRole('link', { name: 'Change payment method' }).click()
    await at.getByRole('button', { name: 'Add a new payment method' }).click()
    await at.getByRole('heading', { name: 'Save your card' }).waitFor()
    await fill(at, { cardNumber: '5555555555554444', expiry: '12 / 34', securityCode: '123' })
    await at.getByRole('button', { name: 'Save card' }).click()
    // The page of the saved card leads back by itself.
    await at.waitForURL(`**/subscriptions/${subscriptionID}?*`)
    await said(at, /4444/)
    const { body } = await gatehouse.call('GET', `/subscriptions/${subscriptionID}`, { token: program })
    expect(body.savedPaymentMethodID).toMatch(/^spm_/)
    expect(ofOurs(faults)).toEqual([])
  })

  it('sees nothing to change where the merchant allows nothing, nor on an address typed by hand', async () => {
    await savePortalSettings(gatehouse, program, {
      ...{ cancellation: 'no', mayChangeQuantity: false, mayChangeMethod: false },
    })
    const { link, subscriptionID } = await subscribed()
    const { page: at } = await newVisitor(browser, gatehouse.url, narrow)
    await enter(at, link)
    await at.getByRole('link', { name: /Manage/ }).click()
    await at.getByRole('heading', { name: 'Seats × 2' }).waitFor()
    for (const name of ['Change plan', 'Change payment method', 'Cancel subscription'])
      expect(await at.getByRole('link', { name }).count()).toBe(0)
    for (const path of ['cancel', 'change', 'method']) {
      await open(at, pageOf(`/subscriptions/${subscriptionID}/${path}`))
      await said(at, 'You can’t change this here')
    }
    await open(at, pageOf('/subscriptions/sub_absent'))
    await said(at, 'Page not found')
    await savePortalSettings(gatehouse, program)
  })

  it('reads it in Arabic from right to left, and sees all invoices', async () => {
    await savePortalSettings(gatehouse, program, { priceIDs: [better] })
    const { link } = await subscribed()
    const { page: at, faults } = await newVisitor(browser, gatehouse.url, narrow)
    await enter(at, link)
    await open(at, `${pageOf()}?language=ar`)
    await said(at, 'الاشتراكات')
    await expectFits(at, {})
    await open(at, pageOf('/invoices'))
    await said(at, /الفواتير/)
    await expectFits(at, {})
    expect(faults).toEqual([])
  })
})
