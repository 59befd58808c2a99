import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import type { InvoiceView } from '#contract/invoices.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildClient } from '../support/builders.js'
import { buildOpenInvoice, lineInput, makeBilling } from '../support/invoices.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function build(): Promise<{ invoice: InvoiceView; path: string }> {
  const { token } = await buildClient(gatehouse)
  const rate = { name: 'VAT', percentage: 19, taxBehavior: 'exclusive' }
  const { taxRateID } = await makeBilling(gatehouse, token, '/tax-rates', rate)
  const invoice = await buildOpenInvoice(gatehouse, token, {
    lines: [lineInput({ quantity: 3, taxRateID }), lineInput({ description: 'A very long description '.repeat(8) })],
  })
  return { invoice, path: new URL(invoice.url ?? '').pathname }
}

describe('the page of an invoice', () => {
  it('is paid without JavaScript, and then says so', async () => {
    const { invoice, path } = await build()
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { javaScriptEnabled: false })
    await page.goto(path)
    await page.getByRole('heading', { name: `Invoice ${invoice.number}` }).waitFor()
    await page.getByText('€457.00').first().waitFor()
    await page.getByText('VAT (19%)').waitFor()
    await page.getByText('Germany').waitFor()
    await page.getByRole('link', { name: 'Pay €457.00' }).click()
    await page.waitForURL(/\/pay\/[\w-]{32}$/)
    await page.getByText(`Invoice ${invoice.number}`).first().waitFor()
    const file = await page.request.get(`${path}/pdf`)
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    const checkout = page.url().split('/').at(-1) ?? ''
    const paid = await gatehouse.call('POST', `/payment-links/${checkout}/payments`, {
      body: { paymentMethod: 'pm_success' },
      headers: { 'idempotency-key': checkout },
    })
    expect(paid.status).toBe(201)
    await page.goto(path)
    await page.getByText('This invoice is paid. Thank you!').waitFor()
    expect(await page.getByRole('link', { name: /^Pay/ }).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })

  it.each([
    ['en', 1280, 'light'],
    ['fr', 390, 'dark'],
    ['ar', 390, 'light'],
  ] as const)('fits, and can be read by everybody: %s at %i px, %s', async (language, width, colorScheme) => {
    const { path } = await build()
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, {
      colorScheme,
      viewport: { width, height: 844 },
    })
    await page.goto(`${path}?language=${language}`)
    await page.locator('h1').waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  it('says so where there is no invoice', async () => {
    const { page, context } = await newVisitor(browser, gatehouse.url)
    const answer = await page.goto('/pay/invoice/absent')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Invoice not found' }).waitFor()
    await context.close()
  })
})
