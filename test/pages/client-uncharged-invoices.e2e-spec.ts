import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { openOwingShop, type OwingShop, rightAfter } from '../support/owing-subscribers.js'
import { open, said, signInAsClient } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildMetered, use } from '../support/usage.js'

let browser: Browser
let gatehouse: SharedSite
let shop: OwingShop
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  shop = await openOwingShop(gatehouse)
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }

describe('an invoice that can’t be charged', () => {
  it.each([{}, noScript])('is shown on the dashboard, with why and what to do: %j', async (settings) => {
    const { priceID } = await buildMetered(gatehouse, shop.token)
    const { subscriptionID, to, last } = await shop.subscribed({ items: [{ priceID }] })
    await use(gatehouse, shop.token, { subscriptionID, priceID, quantity: 3 })
    await shop.limit([{ currency: 'EUR', paymentLeast: 50 }])
    await to(rightAfter)
    const { number } = await last()
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, {
      ...{ viewport: { width: 390, height: 844 } },
      ...settings,
    })
    await signInAsClient(page, shop.client.emailAddress)
    await page.waitForURL('**/client/dashboard')
    await said(page, `€0.30 of invoice ${number} can’t be charged automatically`)
    if (settings !== noScript) expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
    await page.getByRole('link', { name: `View invoice ${number}` }).click()
    await said(page, /^We didn’t charge this invoice: the amount is below your minimum payment\./)
    if (settings !== noScript) expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
    await open(page, '/client/invoices?status=uncharged')
    await page.getByRole('table').getByText(String(number)).first().waitFor()
    expect(await page.locator('[name=status]').inputValue()).toBe('uncharged')
    expect(faults).toEqual([])
    await context.close()
    await shop.limit([])
  })
})
