import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { PaymentLinkView } from '#contract/payment-links.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildLink, linksPath, payLink } from '../support/payment-links.js'
import { fill, open, openDialog, said, sendAgainAndAgain, shows, signInAsClient } from '../support/screens.js'
import { oneLook } from '../support/looks.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }
const phone = { viewport: { width: 390, height: 844 } }
const card = (cardNumber: string) => ({ cardNumber, expiry: '12 / 34', securityCode: '123' })
const link = (overrides: Record<string, unknown> = {}) => buildLink(gatehouse, client, overrides)
const addressOf = ({ token }: PaymentLinkView) => `/pay/${token}`
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ }).last()

const readLink = async ({ paymentLinkID }: PaymentLinkView): Promise<PaymentLinkView> =>
  (await gatehouse.call('GET', linksPath(client, `/${paymentLinkID}`), { token: client.token })).body

async function payWith(page: Page, number: string): Promise<void> {
  await fill(page, card(number))
  await payButton(page).click()
}

describe('a link, from its merchant to the receipt', () => {
  it('begins with the currency of the newest payment', async () => {
    const other = await buildClient(gatehouse)
    const { token } = await buildLink(gatehouse, other, { currency: 'EUR' })
    await payLink(gatehouse, token)
    const { page, context } = await newVisitor(browser, gatehouse.url)
    await signInAsClient(page, other.emailAddress)
    await page.waitForURL('**/client/dashboard')
    await open(page, '/client/payment-links/new')
    expect(await page.locator('[name=currency]').inputValue()).toBe('EUR')
    await context.close()
  })

  it.each([{}, noScript])('is made, sent, paid with a code, and seen as paid: %j', async (settings) => {
    const merchant = await newVisitor(browser, gatehouse.url, settings)
    await signInAsClient(merchant.page, client.emailAddress)
    await merchant.page.waitForURL('**/client/dashboard')
    await open(merchant.page, '/client/payment-links')
    if (settings === noScript) await merchant.page.getByRole('link', { name: 'New payment link' }).first().click()
    else await openDialog(merchant.page, 'New payment link')
    const description = settings === noScript ? 'Oak table' : 'Pine table'
    await fill(merchant.page, { description, amount: '1,250.50' })
    await merchant.page.locator('[name=use]').selectOption('once')
    await merchant.page.getByRole('button', { name: 'Create link' }).click()
    const row = merchant.page.locator('tr', { hasText: description })
    await row.getByText('Single payment').waitFor()
    const address = await row.getByRole('link', { name: description }).first().getAttribute('href')
    expect(address).toMatch(/^\/pay\/[\w-]{32}$/)

    const payer = await newVisitor(browser, gatehouse.url, { ...settings, ...phone })
    await open(payer.page, String(address))
    await said(payer.page, 'Harbor Pine')
    await said(payer.page, '$1,250.50')
    await payWith(payer.page, '4000 0025 0000 3155')
    await payer.page.waitForURL('**/payments/txn_*')
    await said(payer.page, '+1 ••• ••• 2671')
    await fill(payer.page, { code: '123456' })
    await payer.page.getByRole('button', { name: 'Confirm payment' }).click()
    await said(payer.page, 'Payment complete. Thank you')
    await said(payer.page, 'Visa •••• 3155')
    expect(payer.faults).toEqual([])

    await merchant.page.reload()
    await row.getByText('Once').waitFor()
    await row.getByText('Paid', { exact: true }).first().waitFor()
    expect(merchant.faults).toEqual([])
    await merchant.context.close()
    await payer.context.close()
  })

  it('is made once, however often its form is sent', async () => {
    const { page, context } = await newVisitor(browser, gatehouse.url)
    await signInAsClient(page, client.emailAddress)
    await page.waitForURL('**/client/dashboard')
    await open(page, '/client/payment-links')
    await openDialog(page, 'New payment link')
    await fill(page, { description: 'Sent twice', amount: '5.00' })
    expect(await sendAgainAndAgain(page, page.getByRole('dialog').getByRole('button', { name: 'Create link' }))).toBe(
      202,
    )
    await said(page, 'Payment link created')
    const { items } = (await gatehouse.call('GET', linksPath(client), { token: client.token })).body
    expect(items.filter(({ description }: PaymentLinkView) => description === 'Sent twice')).toHaveLength(1)
    await context.close()
  })

  it.each([{}, noScript])('is closed after a question: %j', async (settings) => {
    const description = settings === noScript ? 'Old lamp' : 'New lamp'
    const made = await link({ description })
    const { page, context } = await newVisitor(browser, gatehouse.url, settings)
    await signInAsClient(page, client.emailAddress)
    await page.waitForURL('**/client/dashboard')
    await open(page, '/client/payment-links')
    await page.getByRole('link', { name: `Close ${description}` }).click()
    await said(page, 'Close this payment link?')
    await page.getByRole('button', { name: 'Close link' }).click()
    await page.locator('tr', { hasText: description }).getByText('Closed').waitFor()
    expect((await readLink(made)).status).toBe('closed')
    await context.close()
  })
})

describe('every page of links', () => {
  it.each(oneLook)(
    'passes axe, fits the window, and goes nowhere else: %j',
    async (look) => {
      const [fixed, free, busy] = [await link(), await link({ amount: undefined }), await link({ once: true })]
      const pay = async (paymentMethod: string, of = fixed) =>
        `${addressOf(of)}/payments/${(await payLink(gatehouse, of.token, { paymentMethod })).body.transactionID}`
      const payer = [
        addressOf(fixed),
        addressOf(free),
        await pay('4242424242424242'),
        await pay('pm_declined_fraud'),
        await pay('pm_otp', busy),
        addressOf(busy),
        await pay('pm_unknown'),
      ]
      const merchant = ['', '/new', `/${fixed.paymentLinkID}/close`].map((path) => `/client/payment-links${path}`)
      const { page, faults, context } = await newVisitor(browser, gatehouse.url, look)
      await signInAsClient(page, client.emailAddress)
      await page.waitForURL('**/client/dashboard')
      for (const path of [...payer, ...merchant]) {
        await open(page, path)
        expect([path, await accessibilityFaults(page)]).toEqual([path, []])
        expect([path, await overflow(page)]).toEqual([path, 0])
      }
      await open(page, '/client/payment-links')
      await openDialog(page, 'New payment link')
      expect(await accessibilityFaults(page)).toEqual([])
      await open(page, addressOf(fixed))
      await page.locator('summary').click()
      await page.getByRole('button', { name: /^Use/ }).first().click()
      await shows(() => page.locator('[name=cardNumber]').inputValue(), '4242 4242 4242 4242')
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      expect(faults).toEqual([])
      await context.close()
    },
    270_000,
  )
})
