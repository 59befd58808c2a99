import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { monthAt } from '#contract/months.js'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildCustomer } from '../support/customers.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildInvoice, actOnInvoice, saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { saveCard } from '../support/saved-methods.js'
import { open, said, signInAsClient } from '../support/screens.js'
import { advance, buildPrice, buildSubscriber, buildSubscription } from '../support/subscriptions.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const phone = { viewport: { width: 390, height: 844 } }
const path = '/client/billing-reports'

/** Someone whose customer subscribed in January 2027 and took more in March. */
async function seller() {
  const client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  const token = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, token)
  const { customerID, testClockID } = await buildSubscriber(gatehouse, token, '2027-01-05T09:00:00Z')
  const { priceID } = await buildPrice(gatehouse, token)
  const { subscriptionID } = await buildSubscription(gatehouse, token, { customerID, items: [{ priceID }] })
  await advance(gatehouse, token, testClockID, '2027-03-10T09:00:00Z')
  const body = { items: [{ priceID, quantity: 2 }] }
  await gatehouse.call('PUT', `/subscriptions/${subscriptionID}`, { token, body })
  const { invoiceID } = await buildInvoice(gatehouse, token, { customerID })
  await actOnInvoice(gatehouse, token, invoiceID, 'finalize')
  return client
}

/** Someone whose customer canceled today, on their own page. */
async function canceledNow(feedback: string) {
  const client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  const token = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, token)
  await savePortalSettings(gatehouse, token)
  const { customerID } = await buildCustomer(gatehouse, token)
  await saveCard(gatehouse, token, customerID)
  const { priceID } = await buildPrice(gatehouse, token)
  const { subscriptionID } = await buildSubscription(gatehouse, token, { customerID, items: [{ priceID }] })
  const payer = payerOf(gatehouse, await payerSession(gatehouse, token, customerID), subscriptionID)
  expect((await payer.act('cancel', { feedback })).status).toBe(200)
  return { client, token, subscriptionID }
}

describe('billing reports in the merchant area', () => {
  it('lead from each figure to its rows', async () => {
    const { emailAddress } = await seller()
    const { page, faults } = await newVisitor(browser, gatehouse.url)
    await signInAsClient(page, emailAddress)
    await page.waitForURL('**/client/dashboard')
    await open(page, `${path}?currency=EUR&lastMonth=2027-04`)
    await page.getByRole('img', { name: /The highest month is .* with €60\.00/ }).waitFor()
    for (const [width, scheme] of [
      [1280, 'light'],
      [1280, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      // Colors change slowly on a page that is open.
      await open(page, page.url())
      expect([scheme, width, await overflow(page), await accessibilityFaults(page)]).toEqual([scheme, width, 0, []])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.locator(`a[href*="kind=expansion"]`).click()
    await page.getByRole('heading', { name: 'Revenue changes', level: 1 }).waitFor()
    await said(page, 'Expansion')
    await said(page, '€60.00')
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    expect((await file).suggestedFilename()).toBe('revenue-movements.csv')
    await open(page, path)
    await page.locator(`a[href*="bucket=not_due"]`).click()
    await said(page, 'NW-')
    expect(faults).toEqual([])
  })

  it('count why customers cancel by month, and lead to who they are', async () => {
    const { client, token, subscriptionID } = await canceledNow('too_expensive')
    const { page, faults } = await newVisitor(browser, gatehouse.url)
    await signInAsClient(page, client.emailAddress)
    await page.waitForURL('**/client/dashboard')
    const month = monthAt(clock.now())
    await open(page, `${path}?currency=EUR&lastMonth=${month}`)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, page.url())
      expect([width, await overflow(page), await accessibilityFaults(page)]).toEqual([width, 0, []])
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).last().click()
    expect((await file).suggestedFilename()).toBe('subscriptions.csv')
    const cell = `cancellationFeedback=too_expensive&cancellationFirstMonth=${month}&cancellationLastMonth=${month}`
    await page.locator(`a[href*="${cell}"]`).first().click()
    await said(page, /^Canceled by customers in \w+ 20\d\d: /)
    await page.locator(`a[href$="${subscriptionID}"]`).waitFor()
    expect(await page.locator('a[href*="/client/subscriptions/sub_"]').count()).toBe(1)
    await page.getByRole('link', { name: 'Show all subscriptions' }).click()
    await page.getByText('Canceled by customers').waitFor({ state: 'detached' })
    const { body } = await gatehouse.call('GET', `/subscriptions/${subscriptionID}`, { token })
    expect(body.cancellationFeedback).toBe('too_expensive')
    expect(faults).toEqual([])
  })

  it('say on a phone and without scripts what will be here', async () => {
    const { emailAddress } = await buildClient(gatehouse)
    const { page, faults } = await newVisitor(browser, gatehouse.url, { ...phone, javaScriptEnabled: false })
    await signInAsClient(page, emailAddress)
    await page.waitForURL('**/client/dashboard')
    await open(page, path)
    await said(page, 'No recurring revenue in these months.')
    await said(page, 'No open invoices.')
    expect(faults).toEqual([])
  })
})
