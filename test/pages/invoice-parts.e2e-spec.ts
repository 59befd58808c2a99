import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildClient } from '../support/builders.js'
import { buildOpenInvoice, lineInput, saveInvoiceSettings } from '../support/invoices.js'
import { fill, newMerchant, open, said, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const narrow = { viewport: { width: 390, height: 844 } }
const noScript = { javaScriptEnabled: false }
const card = { cardNumber: '4242424242424242', expiry: '12 / 34', securityCode: '123' }

async function build(overrides: object = {}) {
  const { token } = await buildClient(gatehouse)
  const invoice = await buildOpenInvoice(gatehouse, token, { lines: [lineInput({ unitAmount: 45_700 })], ...overrides })
  return { token, invoice, path: new URL(invoice.url ?? '').pathname }
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const dueOf = async (path: string) =>
  (await gatehouse.call('GET', `/hosted-invoices/${path.split('/').at(-1)}`)).body.amountDue

async function openPart(path: string, amount: string, settings: object = {}) {
  const visitor = await newVisitor(browser, gatehouse.url, settings)
  const { page } = visitor
  await open(page, path)
  await page.getByRole('link', { name: 'Pay part of it' }).click()
  await fill(page, { amount })
  await press(page, 'Continue')
  await page.getByRole('heading', { name: `€${amount}.00`, exact: true }).waitFor()
  return visitor
}

describe('the page of an invoice', () => {
  it.each([{}, noScript])('takes a part, and asks for the rest afterwards: %j', async (settings) => {
    const { path } = await build()
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
    await open(page, path)
    await page.getByRole('link', { name: 'Pay part of it' }).click()
    await said(page, 'Up to €457.00')
    expect(await page.getByRole('link', { name: 'Change amount' }).count()).toBe(0)
    expect(await overflow(page)).toBe(0)
    if (!('javaScriptEnabled' in settings)) expect(await accessibilityFaults(page)).toEqual([])
    for (const [typed, sentence] of [
      ['', 'Amount is required'],
      ['0', 'Enter an amount greater than 0'],
      ['457.01', 'Enter at most €457.00'],
      ['4,5,6', 'Enter an amount such as'],
    ] as const) {
      await fill(page, { amount: typed })
      await press(page, 'Continue')
      await said(page, new RegExp(sentence))
    }
    await fill(page, { amount: '100' })
    await press(page, 'Continue')
    await page.getByRole('heading', { name: '€100.00', exact: true }).waitFor()
    await fill(page, card)
    await page.getByRole('button', { name: 'Pay €100.00' }).click()
    await page.waitForURL(/\/payments\//)
    await said(page, '€357.00 of this invoice is still due.')
    await shows(() => dueOf(path), 35_700)
    await open(page, path)
    await said(page, '-€100.00')
    await page.getByRole('link', { name: 'Pay €357.00' }).click()
    await page.getByRole('heading', { name: '€357.00', exact: true }).waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('lets the payer change the part, or pay all of it', async () => {
    const { path } = await build()
    const { page, context } = await newVisitor(browser, gatehouse.url)
    await open(page, path)
    await page.getByRole('link', { name: 'Pay part of it' }).click()
    await fill(page, { amount: '100' })
    await press(page, 'Continue')
    await page.getByRole('link', { name: 'Change amount' }).click()
    await fill(page, { amount: '457' })
    await press(page, 'Continue')
    await page.getByRole('heading', { name: '€457.00', exact: true }).waitFor()
    await context.close()
  })

  it('says how much is due where somebody else paid in the meantime', async () => {
    const { path } = await build()
    const { page, context } = await newVisitor(browser, gatehouse.url)
    await open(page, path)
    await page.getByRole('link', { name: 'Pay part of it' }).click()
    await fill(page, { amount: '400' })
    await press(page, 'Continue')
    await fill(page, card)
    const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const other = await gatehouse.call('POST', `/payment-links/${token}/payments`, {
      body: { paymentMethod: 'pm_success', amount: 10_000 },
      headers: { 'idempotency-key': token },
    })
    expect(other.status).toBe(201)
    await press(page, 'Pay €400.00')
    await said(page, 'Enter at most €357.00')
    expect(await dueOf(path)).toBe(35_700)
    await context.close()
  })

  it.each([{}, noScript])('charges nothing where the merchant takes no parts by then: %j', async (settings) => {
    const { token, path } = await build()
    const { page, context } = await openPart(path, '100', settings)
    await fill(page, card)
    await saveInvoiceSettings(gatehouse, token, { takesPartPayments: false })
    await press(page, 'Pay €100.00')
    await said(page, 'This invoice can’t be paid in part anymore. You haven’t been charged. Check the amount')
    await page.getByRole('heading', { name: '€457.00', exact: true }).waitFor()
    expect(await dueOf(path)).toBe(45_700)
    await context.close()
  })

  it('goes on to the one payment where its form is sent twice', async () => {
    const { path } = await build()
    const { page, context } = await openPart(path, '300', noScript)
    await fill(page, card)
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      press(page, 'Pay €300.00'),
    ])
    await said(page, 'Payment complete. Thank you')
    const given = { headers: await sent.allHeaders(), data: sent.postData() ?? '' }
    const again = await context.request.post(sent.url(), given)
    expect([again.status(), new URL(again.url()).pathname]).toEqual([200, new URL(page.url()).pathname])
    await shows(() => dueOf(path), 15_700)
    await context.close()
  })

  it.each([{}, noScript])('tries the same part again after a decline: %j', async (settings) => {
    const { path } = await build()
    const { page, context } = await openPart(path, '100', settings)
    await fill(page, { ...card, cardNumber: '4000000000009995' })
    await press(page, 'Pay €100.00')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: '€100.00', exact: true }).waitFor()
    await fill(page, card)
    await press(page, 'Pay €100.00')
    await said(page, 'Payment complete. Thank you')
    await shows(() => dueOf(path), 35_700)
    await context.close()
  })

  it('takes the amount as the payer’s language writes it', async () => {
    const { path } = await build()
    const { page, context } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `${path}?language=fr`)
    await page.getByRole('link', { name: 'Payer une partie' }).click()
    await fill(page, { amount: '100,50' })
    await press(page, 'Continuer')
    await page.getByRole('heading', { name: /^100,50/ }).waitFor()
    await context.close()
  })

  it('offers none where the merchant takes none, whatever the address says', async () => {
    const { token, path } = await build()
    await saveInvoiceSettings(gatehouse, token, { takesPartPayments: false })
    const { page, context } = await newVisitor(browser, gatehouse.url)
    await open(page, path)
    await page.getByRole('link', { name: 'Pay €457.00' }).waitFor()
    expect(await page.getByRole('link', { name: 'Pay part of it' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Pay €457.00' }).click()
    await page.waitForURL(/\/pay\/[\w-]{32}$/)
    await open(page, `${page.url()}?amount=100`)
    await page.getByRole('heading', { name: '€457.00', exact: true }).waitFor()
    await context.close()
  })
})

it.each([{}, noScript])('merchants switch part payments on and off in their invoice settings: %j', async (settings) => {
  const client = await buildClient(gatehouse)
  const { token } = client
  const { page, context } = await newMerchant(browser, gatehouse, client, settings)
  await saveInvoiceSettings(gatehouse, token, { takesPartPayments: false })
  const setting = async () => (await gatehouse.call('GET', '/invoice-settings', { token })).body.takesPartPayments
  for (const isOn of [true, false]) {
    await open(page, '/client/invoices/settings')
    await page.getByLabel('Accept part payments').setChecked(isOn)
    await press(page, 'Save settings')
    await said(page, 'Invoice settings saved')
    await shows(setting, isOn)
  }
  await context.close()
})
