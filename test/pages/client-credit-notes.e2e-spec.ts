import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildOpenInvoice, lineInput, makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { saveCard } from '../support/saved-methods.js'
import { fill, open, said, shows, signInAsClient } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

let browser: Browser
let site: SharedSite
let client: SignedInClient
let token: string
beforeAll(async () => {
  site = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(site, { name: 'Harbor Pine' })
  token = (await buildApiUser(site, client)).accessToken
  await registerOrigins(site, client)
  await saveInvoiceSettings(site, token)
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }

async function merchantPage(settings: object = {}) {
  const visitor = await newVisitor(browser, site.url, settings)
  await signInAsClient(visitor.page, client.emailAddress)
  await visitor.page.waitForURL('**/client/dashboard')
  return visitor
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function ask(page: Page, name: string, question: string) {
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { name: question }).waitFor()
}

const expected = /40[09]|422/

describe('credit notes of an invoice', () => {
  it.each([{}, noScript])('take off what is due first, and the sums add up: %j', async (settings) => {
    const { page, faults, context } = await merchantPage(settings)
    const { customerID } = await buildCustomer(site, token)
    const { savedPaymentMethodID } = await saveCard(site, token, customerID)
    const { invoiceID, lines } = await buildOpenInvoice(site, token, { customerID })
    const input = `amount.${lines[0]?.invoiceLineID}`
    await makeBilling(site, token, `/invoices/${invoiceID}/pay`, { savedPaymentMethodID, amount: 7_000 })
    await open(page, `/client/invoices/${invoiceID}`)
    await ask(page, 'Credit invoice', 'Credit this invoice')
    await said(
      page,
      'The credit first lowers the amount due (€30.00). Anything above that is refunded to the customer.',
    )
    await fill(page, { [input]: '100.01' })
    await press(page, 'Credit invoice')
    await said(page, 'Enter an amount of at most €100.00')
    await fill(page, { [input]: '45', reason: 'Damaged' })
    await press(page, 'Credit invoice')
    await said(page, /Credit note NW-CN-\d{4}-\d{6} created/)
    await page.getByRole('heading', { name: 'Credit notes' }).waitFor()
    const sums = page.locator('main dl').first()
    await shows(
      async () => (await sums.innerText()).replaceAll(/\s+/g, ' '),
      expect.stringMatching(
        /Total €100.00 Credited -€30.00 Paid -€70.00 Amount due €0.00 Refunded by credit notes €15.00 Net received €55.00/,
      ),
    )
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([])
    await context.close()
  })
})

describe('the credit form', () => {
  it('says that nothing is left', async () => {
    const { page, context } = await merchantPage()
    const { invoiceID } = await buildOpenInvoice(site, token)
    await makeBilling(site, token, '/credit-notes', { invoiceID })
    await open(page, `/client/invoices/${invoiceID}/credit`)
    await said(page, 'This invoice is already fully credited.')
    expect(await page.getByRole('button', { name: 'Credit invoice' }).count()).toBe(0)
    await context.close()
  })

  it('never credits another line than the one it showed', async () => {
    const { page, context } = await merchantPage()
    const invoice = await buildOpenInvoice(site, token, {
      lines: [lineInput({ unitAmount: 2_000 }), lineInput({ description: 'Travel', unitAmount: 5_000 })],
    })
    const { invoiceID } = invoice
    const [first, second] = invoice.lines.map(({ invoiceLineID }) => invoiceLineID)
    await open(page, `/client/invoices/${invoiceID}/credit`)
    await fill(page, { [`amount.${second}`]: '' })
    await makeBilling(site, token, '/credit-notes', {
      ...{ invoiceID, lines: [{ invoiceLineID: first, amount: 2_000 }] },
    })
    await press(page, 'Credit invoice')
    await page
      .locator('[role=alert]', { hasText: /credit/i })
      .first()
      .waitFor()
    const { body } = await site.call('GET', `/invoices/${invoiceID}`, { token })
    expect(body.amountCredited).toBe(2_000)
    await context.close()
  })

  it('credits everything once, also when it is open twice', async () => {
    const { page, context } = await merchantPage(noScript)
    const lines = [lineInput(), lineInput({ description: 'Travel', unitAmount: 1_000 })]
    const { invoiceID } = await buildOpenInvoice(site, token, { lines })
    const other = await context.newPage()
    for (const one of [page, other]) await open(one, `/client/invoices/${invoiceID}/credit`)
    await press(page, 'Credit invoice')
    await said(page, /Credit note NW-CN-\d{4}-\d{6} created/)
    await press(other, 'Credit invoice')
    await said(other, 'This invoice is already fully credited.')
    await page.goBack()
    await said(page, 'This invoice is already fully credited.')
    const { body } = await site.call('GET', `/credit-notes?invoiceID=${invoiceID}`, { token })
    expect(body.items.map(({ total }: { total: number }) => total)).toEqual([11_000])
    await context.close()
  })
})
