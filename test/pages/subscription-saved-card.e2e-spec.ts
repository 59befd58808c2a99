import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { methodsOf, saveCard } from '../support/saved-methods.js'
import { open, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'

let browser: Browser
let site: SharedSite
let program: string
let priceID: string
beforeAll(async () => {
  site = await sharedSite()
  browser = await launchBrowser()
  const client = await buildClient(site, { name: 'Harbor Pine' })
  program = (await buildApiUser(site, client)).accessToken
  await registerOrigins(site, client)
  await saveInvoiceSettings(site, program)
  priceID = (await buildPrice(site, program)).priceID
})
afterAll(() => browser.close())

const narrow = { viewport: { width: 390, height: 844 } }
const noScript = { javaScriptEnabled: false }
const agreed = /^By subscribing, you allow Harbor Pine to charge this payment method €30\.00 every month/

async function signIn(page: Page, customerID: string) {
  const { url } = (await site.call('POST', `/customers/${customerID}/portal-links`, { token: program })).body
  const { pathname, search } = new URL(url)
  await open(page, pathname + search)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Your payments' }).waitFor()
}

/** As the site keeps it: only a test reads it. */
const tokensOf = async (context: BrowserContext) =>
  (await context.cookies()).flatMap(({ value }) => {
    const text = Buffer.from(decodeURIComponent(value).split('.')[0] ?? '', 'base64').toString('utf8')
    return /^"?([\w-]{20,})"?$/.exec(text)?.[1] ?? []
  })

const subscriptionOf = async (checkoutSessionID: string) => {
  const { subscriptionID } = (await site.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program }))
    .body
  return (await site.call('GET', `/subscriptions/${subscriptionID}`, { token: program })).body
}

describe('a customer with a saved card who subscribes', () => {
  it.each([
    ['light', {}],
    ['dark', noScript],
  ] as const)('agrees to the price and pays with it: %s, %j', async (colorScheme, settings) => {
    const { customerID } = await buildCustomer(site, program)
    const { savedPaymentMethodID } = await saveCard(site, program, customerID)
    const session = await subscriptionSession(site, program, priceID, { customerID })
    const { page, context, faults } = await newVisitor(browser, site.url, { ...narrow, colorScheme, ...settings })
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('radio', { name: /Visa •••• 4242/ }).waitFor()
    await said(page, agreed)
    if (settings !== noScript) expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
    await page.getByRole('button', { name: 'Subscribe and pay €30.00' }).click()
    await said(page, 'Payment complete. Thank you')
    expect(await subscriptionOf(session.checkoutSessionID)).toMatchObject({ status: 'active', savedPaymentMethodID })
    expect((await methodsOf(site, program, customerID))[0]?.mandate.sentence).toMatch(agreed)
    expect(faults).toEqual([])
    await context.close()
  })

  it('starts a trial with it, and can use another card', async () => {
    const { customerID } = await buildCustomer(site, program)
    const { savedPaymentMethodID } = await saveCard(site, program, customerID)
    const session = await subscriptionSession(site, program, priceID, { customerID, trialDays: 14 })
    const { page, context, faults } = await newVisitor(browser, site.url, narrow)
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('link', { name: 'Use another payment method' }).click()
    await page.getByRole('textbox', { name: 'Card number' }).waitFor()
    await page.getByRole('link', { name: 'Use a saved payment method' }).click()
    await said(page, agreed)
    await page.getByRole('button', { name: 'Start free trial' }).click()
    await page.waitForURL('**/setups/set_*')
    expect(await subscriptionOf(session.checkoutSessionID)).toMatchObject({ status: 'trialing', savedPaymentMethodID })
    expect(faults).toEqual([])
    await context.close()
  })

  it.each([{}, noScript])('is offered it where the session names nobody, once signed in: %j', async (settings) => {
    const emailAddress = anAddress()
    const { customerID } = await buildCustomer(site, program, { emailAddress })
    const { savedPaymentMethodID } = await saveCard(site, program, customerID)
    const session = await subscriptionSession(site, program, priceID)
    const { page, context, faults } = await newVisitor(browser, site.url, { ...narrow, ...settings })
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('textbox', { name: 'Card number' }).waitFor()
    await signIn(page, customerID)
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('radio', { name: /Visa •••• 4242/ }).waitFor()
    await page.getByRole('button', { name: 'Subscribe and pay €30.00' }).click()
    await said(page, 'Payment complete. Thank you')
    const subscription = await subscriptionOf(session.checkoutSessionID)
    expect(subscription).toMatchObject({ status: 'active', customerID, savedPaymentMethodID })
    expect(faults).toEqual([])
    await context.close()
  })

  it.each([
    ['by the end of the session', noScript],
    ['by another tab', {}],
  ])('is told why it is gone, once signed out %s', async (how, settings) => {
    const { customerID } = await buildCustomer(site, program, { emailAddress: anAddress() })
    await saveCard(site, program, customerID)
    const session = await subscriptionSession(site, program, priceID)
    const { page, context, faults } = await newVisitor(browser, site.url, { ...narrow, ...settings })
    await signIn(page, customerID)
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('radio', { name: /Visa •••• 4242/ }).waitFor()
    if (how === 'by another tab') await context.clearCookies()
    else for (const one of await tokensOf(context)) await site.call('DELETE', `/payer-access/sessions/${one}`)
    await page.getByRole('button', { name: 'Subscribe and pay €30.00' }).click()
    await said(page, 'You’ve been signed out, so your saved cards aren’t shown. You haven’t been charged.')
    await page.getByRole('textbox', { name: 'Card number' }).waitFor()
    expect(
      (await site.call('GET', `/checkout-sessions/${session.checkoutSessionID}`, { token: program })).body,
    ).toMatchObject({ status: 'open' })
    expect(faults).toEqual([])
    await context.close()
  })
})
