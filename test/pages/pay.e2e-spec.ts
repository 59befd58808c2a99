import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { PaymentLinkView } from '#contract/payment-links.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { buildLink, linksPath, payLink } from '../support/payment-links.js'
import { fill, open, said } from '../support/screens.js'
import { startedDatabase } from '../support/started-database.js'

let browser: Browser
let gatehouse: Gatehouse
let remove: () => Promise<void>
let client: SignedInClient
beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'debug', ...database.settings })
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
})
afterAll(async () => {
  await browser.close()
  await gatehouse.end('SIGTERM')
  await remove()
})

const noScript = { javaScriptEnabled: false }
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

async function chooseMethod(page: Page, method: string): Promise<void> {
  await page.locator('summary').click()
  await page.locator('[name=testMethod]').selectOption(method)
}

describe('/pay/:token', () => {
  it.each([{}, noScript])('is paid once by a double click: %j', async (settings) => {
    const made = await link()
    const { page, context } = await newVisitor(browser, gatehouse.url, settings)
    await open(page, addressOf(made))
    await fill(page, card('4242424242424242'))
    await payButton(page).dblclick()
    await said(page, 'Payment complete. Thank you')
    expect(await readLink(made)).toMatchObject({ payments: 1, amountPaid: 4_200 })
    await context.close()
  })

  it.each([{}, noScript])('tells a decline kindly, and takes another try: %j', async (settings) => {
    const made = await link({ once: true })
    const { page, context } = await newVisitor(browser, gatehouse.url, settings)
    await open(page, addressOf(made))
    await payWith(page, '4000 0000 0000 9995')
    await said(page, 'The account doesn’t have enough money. You haven’t been charged.')
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.locator('[name=cardNumber]').waitFor()
    await payWith(page, '4242 4242 4242 4242')
    await said(page, 'Payment complete. Thank you')
    expect((await readLink(made)).status).toBe('used')
    await context.close()
  })

  it.each([{}, noScript])('shows a slow payment on its way, and then by itself the receipt: %j', async (settings) => {
    const { page, context } = await newVisitor(browser, gatehouse.url, settings)
    await open(page, addressOf(await link()))
    await chooseMethod(page, 'pm_slow')
    await payButton(page).click()
    await said(page, 'Your payment is being processed')
    await said(page, 'Payment complete. Thank you')
    await context.close()
  })

  it.each([{}, noScript])('asks for the amount where the link leaves it open: %j', async (settings) => {
    const made = await link({ amount: undefined, currency: 'KWD' })
    const { page, context } = await newVisitor(browser, gatehouse.url, settings)
    await open(page, addressOf(made))
    await payButton(page).click()
    await said(page, 'Amount is required')
    await said(page, 'Card number is required')
    await said(page, 'Security code is required')
    await fill(page, { amount: '1.2345' })
    await payWith(page, '4242424242424242')
    await said(page, 'Enter an amount such as 25.500')
    await fill(page, { amount: '1.234' })
    await payWith(page, '4242424242424242')
    await said(page, 'Payment complete. Thank you')
    expect((await readLink(made)).amountPaid).toBe(1_234)
    await context.close()
  })

  it('refuses a real card number and one that nobody has, and sends neither back', async () => {
    const { page, context } = await newVisitor(browser, gatehouse.url, noScript)
    const made = await link()
    await open(page, addressOf(made))
    await payWith(page, '4111 1111 1111 1111')
    await said(page, 'This looks like a real card number')
    expect(await page.content()).not.toMatch(/4111|12 \/ 34/)
    await payWith(page, '4242424242424241')
    await said(page, 'Unknown card number')
    expect((await readLink(made)).payments).toBe(0)
    await context.close()
  })

  it('holds a link for one payment for the payer with the code, who may leave it', async () => {
    const made = await link({ once: true })
    const first = await newVisitor(browser, gatehouse.url)
    const second = await newVisitor(browser, gatehouse.url, noScript)
    await open(first.page, addressOf(made))
    await payWith(first.page, '4000002500003155')
    await said(first.page, 'Confirm your payment')
    await fill(first.page, { code: '000000' })
    await first.page.getByRole('button', { name: 'Confirm payment' }).click()
    await said(first.page, 'Incorrect code. 4 tries left')
    await first.page.getByRole('button', { name: 'Resend code' }).click()
    await said(first.page, /We just sent a code/)
    await open(second.page, addressOf(made))
    await said(second.page, 'Payment in progress')
    await open(first.page, addressOf(made))
    await first.page.getByRole('link', { name: 'Continue payment' }).click()
    await said(first.page, 'Confirm your payment')
    await first.page.getByRole('button', { name: 'Pay another way' }).click()
    await first.page.locator('[name=cardNumber]').waitFor()
    // Its page has looked again by itself.
    await second.page.locator('[name=cardNumber]').waitFor()
    await payWith(second.page, '5555555555554444')
    await said(second.page, 'Payment complete. Thank you')
    await first.context.close()
    await second.context.close()
  })
})

describe('a link that takes no payment', () => {
  it('has its own plain page with its own status, which nobody keeps or lists', async () => {
    const [used, closed] = [await link({ once: true }), await link()]
    await payLink(gatehouse, used.token)
    await gatehouse.call('POST', linksPath(client, `/${closed.paymentLinkID}/close`), { token: client.token })
    const open = await link()
    const pages = [
      [addressOf(open), 200, 'Blue chair'],
      [addressOf(used), 410, 'Already paid'],
      [addressOf(closed), 410, 'This link is closed'],
      ['/pay/absent', 404, 'Payment link not found'],
      ['/pay/absent/payments/txn_absent', 404, 'Payment link not found'],
      [`${addressOf(open)}/payments/txn_absent`, 404, 'Payment link not found'],
    ] as const
    for (const [path, status, words] of pages) {
      const answer = await fetch(gatehouse.url + path)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
      const html = await answer.text()
      expect(html).toContain(words)
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    }
    expect(await (await fetch(`${gatehouse.url}/robots.txt`)).text()).toContain('Disallow: /pay/')
  })
})

// Stands last: it ends the process.
describe('the log', () => {
  it('has heard of no card number', async () => {
    // Eight digits: the first four alone also stand in ids of requests.
    const { stdout, stderr } = await gatehouse.end('SIGTERM')
    expect(stdout + stderr).not.toMatch(/4111 ?1111|4242 ?4242/)
  })
})
