import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCoupon } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { saveCard } from '../support/saved-methods.js'
import { fill, newMerchant, open, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

const many = 105
const noScript = { javaScriptEnabled: false }

let browser: Browser
let site: SharedSite
let client: SignedInClient
let token: string
let customer: string
beforeAll(async () => {
  site = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(site, { name: 'Harbor Pine' })
  token = (await buildApiUser(site, client)).accessToken
  await registerOrigins(site, client)
  await saveInvoiceSettings(site, token)
  const { customerID } = await buildCustomer(site, token, { name: 'Ada Brandt' })
  await saveCard(site, token, customerID)
  customer = customerID
  const { productID } = await makeBilling(site, token, '/products', { name: 'Team plan' })
  for (let at = 1; at <= many; at += 1) {
    const priced = { productID, currency: 'EUR', interval: 'month', unitAmount: at * 100 }
    await makeBilling(site, token, '/prices', priced)
    await makeBilling(site, token, '/tax-rates', { name: `Zone ${at}`, percentage: at % 20, taxBehavior: 'exclusive' })
    await buildCoupon(site, token, { code: `CODE${at}`, percentOff: 10 })
  }
}, 120_000)
afterAll(() => browser.close())

describe('forms of a merchant with more entries than a list shows', () => {
  it.each([{}, noScript])('find the oldest price, tax rate and coupon by what is typed: %j', async (settings) => {
    const { page, faults, context } = await newMerchant(browser, site, client, settings)
    await open(page, `/client/subscriptions/new?customerID=${customer}`)
    expect(await page.locator('#prices option').count()).toBe(many)
    expect(await page.locator('#coupons option').count()).toBe(many)
    if (settings !== noScript) expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
    await fill(page, { 'item0.priceID': 'team plan', 'item0.taxRateID': 'zone 1 (', couponID: 'nothing like it' })
    await page.getByRole('button', { name: 'Create subscription' }).click()
    await said(page, 'Several entries match. Choose one from the list')
    await said(page, 'No entry matches. Choose one from the list')
    const oldest = (await page.locator('#prices option[value*="€1.00"]').getAttribute('value')) ?? ''
    await fill(page, { 'item0.priceID': oldest, couponID: 'code1 ·' })
    await page.getByRole('button', { name: 'Create subscription' }).click()
    await page.waitForURL('**/client/subscriptions/sub_*')
    const { pathname } = new URL(page.url())
    const { body } = await site.call('GET', `/subscriptions/${pathname.split('/').at(-1)}`, { token })
    const { body: price } = await site.call('GET', `/prices/${body.items[0].priceID}`, { token })
    const { body: rate } = await site.call('GET', `/tax-rates/${body.items[0].taxRateID}`, { token })
    expect([price.unitAmount, rate.name, body.nextDiscount?.code ?? body.discount?.code]).toEqual([
      ...[100, 'Zone 1', 'CODE1'],
    ])

    await page.getByRole('link', { name: 'Change', exact: true }).click()
    expect(await page.locator('[name="item0.priceID"]').inputValue()).toBe(oldest)
    await fill(page, { 'item0.quantity': '2', couponID: 'CODE2 ·' })
    await page.getByRole('button', { name: 'Preview change' }).click()
    await said(page, 'Invoice for this change')
    await page.getByRole('button', { name: 'Save change' }).click()
    await page.waitForURL('**/client/subscriptions/sub_*')
    await said(page, '× 2')
    const after = (await site.call('GET', `/subscriptions/${body.subscriptionID}`, { token })).body
    expect([after.items[0].priceID, after.nextDiscount.code]).toEqual([price.priceID, 'CODE2'])
    expect(faults.filter((fault) => !/422/.test(fault))).toEqual([])
    await context.close()
  })

  it.each([{}, noScript])('find them for an invoice, and show them when it is edited: %j', async (settings) => {
    const { page, faults, context } = await newMerchant(browser, site, client, settings)
    await open(page, `/client/invoices/new?customerID=${customer}`)
    await page.locator('[name="currency"]').selectOption('EUR')
    await fill(page, { 'line0.priceID': '€2.00 ·', 'line0.taxRateID': 'Zone 2 (', couponID: 'CODE3 ·' })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.waitForURL('**/client/invoices/inv_*')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    const shown = async (name: string) => page.locator(`[name="${name}"]`).inputValue()
    expect(await shown('line0.priceID')).toContain('€2.00')
    expect([await shown('line0.taxRateID'), await shown('couponID')]).toEqual(['Zone 2 (2%)', 'CODE3 · 10% off'])
    await page.getByRole('button', { name: 'Save draft' }).click()
    await said(page, 'Draft saved')
    expect(faults).toEqual([])
    await context.close()
  })
})
