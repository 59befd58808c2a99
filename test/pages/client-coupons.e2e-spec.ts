import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { buildCoupon } from '../support/coupons.js'
import { buildCustomer } from '../support/customers.js'
import { buildOpenInvoice, makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { fill, newMerchant, open, openDialog, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildPrice } from '../support/subscriptions.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }
const phone = { viewport: { width: 390, height: 844 } }

async function merchantPage(settings: object = {}) {
  const client: SignedInClient = await buildClient(gatehouse, { name: 'Harbor Pine' })
  const visitor = await newMerchant(browser, gatehouse, client, settings)
  return { ...visitor, token: (await buildApiUser(gatehouse, client)).accessToken }
}

describe('coupons in the merchant area', () => {
  it.each([{}, noScript])('are created, applied to a subscription and retired: %j', async (settings) => {
    const isPlain = settings === noScript
    const { page, faults, token } = await merchantPage(settings)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const go = (name: string) =>
      isPlain ? page.getByRole('link', { name, exact: true }).first().click() : openDialog(page, name)
    await saveInvoiceSettings(gatehouse, token)
    await buildPrice(gatehouse, token, { currency: 'USD' })
    await buildCustomer(gatehouse, token, { name: 'Ada Brandt', emailAddress: 'ada@example.com' })

    await open(page, '/client/products')
    await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Coupons' }).click()
    await said(page, 'No coupons yet.')
    await go('New coupon')
    await fill(page, { name: 'Spring sale', code: 'spring' })
    await press('Create coupon')
    await page.locator('[name=percentOff][aria-invalid=true]').waitFor()
    await fill(page, { percentOff: '100.01' })
    await press('Create coupon')
    await said(page, 'The percentage must be more than 0 and at most 100')
    await fill(page, { percentOff: '12.5', maxRedemptions: '10', periods: '3' })
    await press('Create coupon')
    await page.locator('[name=periods][aria-invalid=true]').waitFor()
    await fill(page, { periods: '' })
    await press('Create coupon')
    await page.getByRole('heading', { name: 'Spring sale', level: 1 }).waitFor()
    await page.getByText('Active', { exact: true }).waitFor()
    await said(page, '12.5% off · Once')
    await said(page, 'Not redeemed yet.')

    await page.getByRole('link', { name: 'New subscription' }).click()
    await page.waitForURL('**/client/subscriptions/new?couponID=*')
    expect(await page.locator('[name=couponID] option:checked').textContent()).toBe('SPRING · 12.5% off')
    await fill(page, { customer: 'Ada' })
    await page.locator('[name="item0.priceID"]').selectOption({ index: 1 })
    await page.locator('[name=collection]').selectOption('send_invoice')
    await press('Create subscription')
    await page.waitForURL('**/client/subscriptions/sub_*')
    await said(page, 'SPRING · 12.5% off')

    await open(page, '/client/coupons?q=spr')
    await said(page, '1 of 10')
    await page.getByRole('link', { name: 'Spring sale' }).click()
    await page.getByRole('link', { name: 'Ada Brandt' }).waitFor()
    await page.getByRole('link', { name: 'Retire coupon' }).click()
    await page.getByRole('heading', { name: 'Retire this coupon?' }).waitFor()
    await press('Retire coupon')
    await said(page, 'Coupon retired')
    expect(faults.filter((fault) => !/40[09]|422/.test(fault))).toEqual([])
  })

  it('are shown in the next invoice before a subscription takes one', async () => {
    const { page, faults, token } = await merchantPage()
    await saveInvoiceSettings(gatehouse, token)
    const { priceID } = await buildPrice(gatehouse, token, { currency: 'USD', unitAmount: 3_000 })
    await buildCoupon(gatehouse, token, { code: 'HALF' })
    const { customerID } = await buildCustomer(gatehouse, token)
    const terms = { customerID, items: [{ priceID }], collection: 'send_invoice' }
    const { subscriptionID } = await makeBilling(gatehouse, token, '/subscriptions', terms)
    await open(page, `/client/subscriptions/${subscriptionID}/change`)
    await page.locator('[name=couponID]').selectOption({ label: 'HALF · 50% off' })
    await page.getByRole('button', { name: 'Preview change' }).click()
    await page.getByRole('heading', { name: 'Next invoice' }).waitFor()
    await said(page, 'Coupon HALF')
    await said(page, '$15.00')
    await page.getByRole('button', { name: 'Save change' }).click()
    await page.waitForURL(`**/client/subscriptions/${subscriptionID}`)
    await said(page, 'HALF · 50% off')
    expect(faults).toEqual([])
  })

  it('show an amount off on the invoice and on its hosted page', async () => {
    const { page, faults, token } = await merchantPage()
    const { couponID } = await buildCoupon(gatehouse, token, { amountOff: 500, currency: 'USD', code: 'FIVE' })
    const lines = [{ description: 'Oak table', unitAmount: 2_500 }]
    const { invoiceID, url } = await buildOpenInvoice(gatehouse, token, { currency: 'USD', lines, couponID })
    await open(page, `/client/invoices/${invoiceID}`)
    await said(page, 'Coupon FIVE')
    await said(page, /^[-−]\$5\.00$/)
    await open(page, new URL(url ?? '').pathname)
    await said(page, 'Coupon FIVE')
    await said(page, '$20.00')
    expect(faults).toEqual([])
  })

  it('keep the coupon of a draft that is edited', async () => {
    const { page, token } = await merchantPage()
    const coupon = await buildCoupon(gatehouse, token, { code: 'HALF' })
    const { customerID } = await buildCustomer(gatehouse, token, { name: 'Ada Brandt' })
    const lines = [{ description: 'Oak table', unitAmount: 2_500 }]
    const draft = { customerID, currency: 'USD', lines, couponID: coupon.couponID }
    const { invoiceID } = await makeBilling(gatehouse, token, '/invoices', draft)
    await gatehouse.call('POST', `/coupons/${coupon.couponID}/retire`, { token })
    await open(page, `/client/invoices/${invoiceID}/edit`)
    await fill(page, { memo: 'Thank you' })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.waitForURL(`**/client/invoices/${invoiceID}`)
    await said(page, 'Coupon HALF')
    await said(page, '$12.50')
  })

  it.each([{}, phone])('fit the screen and are accessible: %j', async (settings) => {
    const { page, token } = await merchantPage(settings)
    const long = { name: 'A very long name of a coupon for the first customers of the year', code: 'X'.repeat(40) }
    const { couponID } = await buildCoupon(gatehouse, token, { ...long, duration: 'repeating', periods: 12 })
    for (const path of ['/client/coupons', '/client/coupons/new', `/client/coupons/${couponID}`]) {
      await open(page, path)
      expect([path, await overflow(page), await accessibilityFaults(page)]).toEqual([path, 0, []])
    }
  })
})
