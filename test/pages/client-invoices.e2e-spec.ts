import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildInvoice, buildOpenInvoice, makeBilling } from '../support/invoices.js'
import { fill, focused, open, openDialog, said, signInAsClient } from '../support/screens.js'
import { saveCard } from '../support/saved-methods.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

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
  const visitor = await newVisitor(browser, gatehouse.url, settings)
  await signInAsClient(visitor.page, client.emailAddress)
  await visitor.page.waitForURL('**/client/dashboard')
  const token = (await buildApiUser(gatehouse, client)).accessToken
  return { ...visitor, client, token }
}

describe('invoices in the merchant area', () => {
  it.each([{}, noScript])('go from settings and a product to a finalized invoice: %j', async (settings) => {
    const isPlain = settings === noScript
    const { page, faults, token } = await merchantPage(settings)
    await buildCustomer(gatehouse, token, { name: 'Ada Brandt', emailAddress: 'ada@example.com' })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const go = (name: string) =>
      isPlain ? page.getByRole('link', { name, exact: true }).first().click() : openDialog(page, name)

    // A question stands in a dialog, or in a page of its own without scripts.
    const ask = async (name: string, question: string) => {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { name: question }).waitFor()
    }

    await open(page, '/client/products')
    await said(page, 'No products yet.')
    await go('New product')
    await fill(page, { name: 'Oak table' })
    await press('Create product')
    await page.getByRole('heading', { name: 'Oak table', level: 1 }).waitFor()
    await go('Add price')
    await fill(page, { unitAmount: 'twelve' })
    await press('Add price')
    await said(page, 'Enter an amount in USD, such as 25.00')
    await fill(page, { unitAmount: '120' })
    await page.locator('[name=interval]').selectOption('month')
    await press('Add price')
    await said(page, '$120.00')
    await said(page, 'Monthly')

    await open(page, '/client/invoices/tax-rates')
    await go('Add tax rate')
    await fill(page, { name: 'VAT', percentage: '19' })
    await press('Add tax rate')
    await said(page, '19%')

    await open(page, '/client/invoices/new')
    await said(page, 'Add your invoice prefix and address before you finalize your first invoice.')
    await press('Save draft')
    await said(page, 'Add at least one line')
    await fill(page, { customer: 'Ada' })
    await page.locator('[name="line0.priceID"]').selectOption({ index: 1 })
    await page.locator('[name="line0.quantity"]').fill('2')
    await page.locator('[name="line0.taxRateID"]').selectOption({ index: 1 })
    await press('Add line')
    await page.locator('[name="line2.unitAmount"]').fill('10')
    await press('Save draft')
    await said(page, 'Describe this line')
    await page.locator('[name="line2.description"]').fill('Delivery')
    await press('Save draft')
    await page.waitForURL('**/client/invoices/inv_*')
    await said(page, '$295.60')

    await ask('Finalize invoice', 'Finalize this invoice?')
    await press('Finalize invoice')
    await said(page, 'Set your invoice prefix and your address in the invoice settings first')
    await open(page, '/client/invoices/settings')
    await fill(page, { numberPrefix: 'hp', sellerName: 'Harbor Pine', line1: '12 Quay', sellerTaxID: 'DE1' })
    await press('Save settings')
    await said(page, 'This tax number isn’t valid')
    await fill(page, { sellerTaxID: 'DE136695976' })
    await press('Save settings')
    await said(page, 'Invoice settings saved')

    await open(page, '/client/invoices?status=draft')
    await page.getByRole('link', { name: 'Draft invoice' }).click()
    await page.getByRole('heading', { name: 'Draft invoice', level: 1 }).waitFor()
    await ask('Finalize invoice', 'Finalize this invoice?')
    await press('Finalize invoice')
    await page.getByRole('heading', { name: /Invoice HP-\d{4}-000001/, level: 1 }).waitFor()
    await press('Send by email')
    await said(page, 'Invoice sent')
    await said(page, 'Sent by email')
    await ask('Void invoice', 'Void this invoice?')
    await press('Void invoice')
    await said(page, 'Invoice voided')
    expect(faults.filter((fault) => !/40[09]|422/.test(fault))).toEqual([])
  })

  it('keep the place of somebody at the keyboard, after another line and after a refusal', async () => {
    const { page, context } = await merchantPage()
    await open(page, '/client/invoices/new')
    const lines = await page.locator('[name$=".description"]').count()
    await page.getByRole('button', { name: 'Add line' }).press('Enter')
    await page.locator(`[name="line${lines}.description"]`).waitFor()
    await focused(page, 'Add line')
    await page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await said(page, 'Add at least one line')
    await page.locator('input[name=customer]:focus').waitFor()
    await context.close()
  })

  it('are edited and deleted while they are drafts, with lines that the form does not show kept', async () => {
    const { page, faults, token } = await merchantPage()
    const period = { periodStart: '2026-01-01T00:00:00.000Z', periodEnd: '2026-02-01T00:00:00.000Z' }
    const lines = [{ description: 'Hosting', unitAmount: 10_000, ...period }]
    const invoice = await buildInvoice(gatehouse, token, { lines, metadata: { order: '77' } })
    await open(page, `/client/invoices/${invoice.invoiceID}/edit`)
    await page.locator('[name="line0.unitAmount"]').fill('12.50')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.waitForURL(`**/client/invoices/${invoice.invoiceID}`)
    await said(page, '€12.50')
    const { body } = await gatehouse.call('GET', `/invoices/${invoice.invoiceID}`, { token })
    expect(body).toMatchObject({
      total: 1_250,
      metadata: { order: '77' },
      lines: [{ description: 'Hosting', ...period }],
    })
    await page.getByRole('link', { name: 'Delete draft' }).click()
    await page.getByRole('heading', { name: 'Delete this draft?' }).waitFor()
    await page.getByRole('button', { name: 'Delete draft' }).click()
    await page.waitForURL('**/client/invoices')
    await said(page, 'No invoices yet.')
    expect(faults).toEqual([])
  })

  it('can be listed by status and exported for the same filter', async () => {
    const { page, token } = await merchantPage()
    const { number } = await buildOpenInvoice(gatehouse, token, { reference: 'PO-7' })
    await buildInvoice(gatehouse, token, { reference: 'PO-8' })
    await open(page, '/client/invoices')
    await said(page, 'PO-7')
    await said(page, 'PO-8')
    await page.locator('[name=status]').selectOption('open')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**status=open*')
    await page.getByText('PO-8').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: String(number) }).waitFor()
    await open(page, '/client/invoices?q=nothing')
    await said(page, 'No invoices match your search.')
  })

  it.each([{}, noScript])('are charged by a saved payment method, in parts: %j', async (settings) => {
    const { page, faults, client, token } = await merchantPage(settings)
    await registerOrigins(gatehouse, client)
    const { customerID } = await buildCustomer(gatehouse, token)
    await saveCard(gatehouse, token, customerID)
    const { invoiceID } = await buildOpenInvoice(gatehouse, token, { customerID })
    await open(page, `/client/invoices/${invoiceID}`)
    for (const [amount, left] of [
      ['40', '€60.00'],
      ['60', 'Paid'],
    ] as const) {
      await page.getByRole('link', { name: 'Charge saved method' }).click()
      await page.locator('[name=savedPaymentMethodID]').waitFor()
      await fill(page, { amount })
      await page.getByRole('button', { name: 'Charge saved method' }).click()
      await said(page, `Payment of €${amount}.00 received`)
      await said(page, left)
    }
    await page.getByRole('link', { name: 'Charge saved method' }).waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it.each([{}, phone])('can be read by everybody, at any width: %j', async (settings) => {
    const { page, token } = await merchantPage(settings)
    const product = await makeBilling(gatehouse, token, '/products', {
      name: 'Maximiliane-von-Bergenhausen-Wolfschmidt',
    })
    const { productID } = product
    const amount = { productID, currency: 'EUR', unitAmount: 12_345_678 }
    const { priceID } = await makeBilling(gatehouse, token, '/prices', { ...amount, interval: 'month' })
    const rate = { name: 'VAT', percentage: 19, taxBehavior: 'exclusive' }
    const { taxRateID } = await makeBilling(gatehouse, token, '/tax-rates', rate)
    const lines = [{ priceID, taxRateID, quantity: 3 }]
    const draft = await buildInvoice(gatehouse, token, { lines })
    const sent = await buildOpenInvoice(gatehouse, token, { lines, memo: 'Thank you' })
    const invoicePages = ['', '/new', '/settings', '/tax-rates', '/tax-rates/new', `/tax-rates/${taxRateID}/retire`]
    const drafts = ['', '/edit', '/finalize', '/delete'].map((path) => `/${draft.invoiceID}${path}`)
    const sentPages = ['', '/charge', '/void', '/uncollectible'].map((path) => `/${sent.invoiceID}${path}`)
    const own = `/client/products/${productID}`
    const paths = [
      ...[...invoicePages, ...drafts, ...sentPages].map((path) => `/client/invoices${path}`),
      ...['/client/products', '/client/products/new', own, `${own}/edit`, `${own}/retire`, `${own}/prices/new`],
      `${own}/prices/${priceID}/retire`,
    ]
    for (const path of paths) {
      await open(page, path)
      expect([path, await overflow(page), await accessibilityFaults(page)]).toEqual([path, 0, []])
    }
  })
})
