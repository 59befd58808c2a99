import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { InvoiceView } from '#contract/invoices.js'
import { shopOf } from '#contract/payer-shops.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins, shop, tokenOf } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { waitForMail, waitForMailFiles } from '../support/mail-files.js'
import { tokenIn } from '../support/mail-reader.js'
import { savePortalSettings } from '../support/payer-portal.js'
import { textOfPdf } from '../support/pdf-text.js'
import { methodsOf } from '../support/saved-methods.js'
import { fill, newMerchant, open, said, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { invoicesOf } from '../support/subscriptions.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
let program: string
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  program = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, program, { sellerName: 'Harbor Pine' })
  await savePortalSettings(gatehouse, program)
})
afterAll(() => browser.close())

const phone = { viewport: { width: 390, height: 844 } }
/** Is paid with while the customer is there, and reported stolen at the renewal. */
const stolen = { cardNumber: '4000000000009979', expiry: '12 / 34', securityCode: '123' }
const another = { ...stolen, cardNumber: '5555555555554444' }
const box = /^Save this payment method with Harbor Pine for your subscription\. .*€30\.00 every month/

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const lastPart = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const fits = async (page: Page) => expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
const read = async (path: string) => (await gatehouse.call('GET', path, { token: program })).body
const invoiceAt = async (subscriptionID: string, at: number): Promise<InvoiceView> =>
  (await invoicesOf(gatehouse, program, subscriptionID)).at(at) as InvoiceView

function expectPdf(bytes: Buffer | undefined, parts: readonly string[]): void {
  expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
  const text = bytes && textOfPdf(bytes)
  for (const part of parts) expect(text).toContain(part)
}

async function makePlan(page: Page): Promise<string> {
  await open(page, '/client/products/new')
  await fill(page, { name: 'Deck boards' })
  await press(page, 'Create product')
  await page.waitForURL('**/client/products/prd_*')
  const productID = lastPart(page)
  await open(page, `/client/products/${productID}/prices/new`)
  await fill(page, { unitAmount: '30.00' })
  await page.locator('[name=currency]').selectOption('EUR')
  await page.locator('[name=interval]').selectOption('month')
  await fits(page)
  await press(page, 'Add price')
  await said(page, 'Price added')
  return (await read(`/prices?productID=${productID}`)).items[0].priceID
}

/** On a clock that the merchant turns. */
async function makeCustomer(page: Page, emailAddress: string) {
  await open(page, '/client/test-clocks/new')
  await fill(page, { now: '2027-01-05' })
  await press(page, 'Create clock')
  await page.waitForURL('**/client/test-clocks/tck_*')
  const testClockID = lastPart(page)
  await page.getByRole('link', { name: 'Add customer' }).click()
  await fill(page, { name: 'Ada Brandt', emailAddress })
  await fits(page)
  await press(page, 'Create customer')
  await page.waitForURL('**/client/customers/cus_*')
  return { testClockID, customerID: lastPart(page) }
}

async function turnClock(page: Page, testClockID: string, to: string): Promise<void> {
  await open(page, `/client/test-clocks/${testClockID}`)
  await page.locator('[name=to]').fill(to)
  await press(page, 'Advance clock')
  await said(page, 'Test clock advanced')
}

async function subscribeAt(page: Page, path: string): Promise<void> {
  // The page of the shop, to which the customer goes on.
  await page.route(`${shop}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome aboard</h1>' }),
  )
  await open(page, path)
  await said(page, 'Then €30.00 every month')
  await fits(page)
  await fill(page, stolen)
  await press(page, 'Subscribe and pay €30.00')
  await page.getByRole('heading', { name: 'Welcome aboard' }).waitFor()
}

/** From the email over the invoice to its payment, where another card is saved. */
async function payByMail(page: Page, address: string, invoice: InvoiceView): Promise<void> {
  const number = invoice.number ?? ''
  const mail = await waitForMail(gatehouse.dataDir, address, 'Your payment to Harbor Pine failed')
  expect(mail.text).toContain(`Your payment of €30.00 to Harbor Pine for invoice ${number} failed.`)
  expect(mail.text).toContain('If you save the new payment method, we’ll use it for future payments.')
  expect(mail.files.map(({ name }) => name)).toEqual([`invoice-${number}.pdf`])
  expectPdf(mail.files[0]?.bytes, [number, 'Deck boards', '30.00 EUR', 'Status: Open', 'Ada Brandt', invoice.url ?? ''])
  const [, path = ''] = /\S+(\/pay\/invoice\/[\w-]+)/.exec(mail.text) ?? []
  await open(page, path)
  await fits(page)
  await page.getByRole('link', { name: 'Pay €30.00' }).click()
  const saves = page.getByRole('checkbox', { name: box })
  await shows(() => saves.isChecked(), false)
  await fits(page)
  await fill(page, another)
  await saves.check()
  await press(page, 'Pay €30.00')
  await said(page, 'Payment complete. Thank you')
  await open(page, path)
  await said(page, 'This invoice is paid. Thank you!')
  const file = await page.request.get(`${path}/pdf`)
  expectPdf(await file.body(), [number, 'Status: Paid', 'Deck boards'])
}

async function cancelOnOwnPage(page: Page, address: string): Promise<void> {
  await open(page, `/pay/you/${shopOf(client.clientID, 'test')}`)
  await fill(page, { emailAddress: address })
  await press(page, 'Email me a link')
  await said(page, 'Check your email')
  const mail = await waitForMail(gatehouse.dataDir, address, 'Your link to Harbor Pine')
  expect([mail.text.includes('See your payments and receipts at Harbor Pine.'), mail.files]).toEqual([true, []])
  await open(page, `/pay/you/${shopOf(client.clientID, 'test')}/open?token=${tokenIn(mail)}`)
  await press(page, 'Continue')
  await said(page, 'No longer accepted')
  await said(page, 'Mastercard •••• 4444')
  await fits(page)
  await page.getByRole('link', { name: /Manage/ }).click()
  await page.getByRole('link', { name: 'Cancel subscription' }).click()
  await page.getByLabel('Why are you canceling?').selectOption('too_expensive')
  await page.getByLabel(/^Now\./).check()
  await fits(page)
  await press(page, 'Cancel subscription')
  await said(page, 'Canceled')
}

describe('a subscription, from the plan to its end', () => {
  it('survives a stolen card, because its email leads to a page that saves another', async () => {
    const merchant = await newMerchant(browser, gatehouse, client, phone)
    const customer: Visitor = await newVisitor(browser, gatehouse.url, phone)
    const address = anAddress()
    const priceID = await makePlan(merchant.page)
    const { testClockID, customerID } = await makeCustomer(merchant.page, address)
    const session = await subscriptionSession(gatehouse, program, priceID, { customerID })
    await subscribeAt(customer.page, `/pay/${tokenOf(session)}`)
    const { subscriptionID } = await read(`/checkout-sessions/${session.checkoutSessionID}`)
    const subscription = (): Promise<SubscriptionView> => read(`/subscriptions/${subscriptionID}`)
    expect((await subscription()).status).toBe('active')

    await turnClock(merchant.page, testClockID, '2027-02-07')
    await shows(() => merchant.page.getByRole('link', { name: 'Payment failed' }).count(), 1)
    await fits(merchant.page)
    expect((await subscription()).status).toBe('past_due')
    const [lost] = await methodsOf(gatehouse, program, customerID)
    expect(lost?.state).toBe('failed')
    await open(merchant.page, `/client/customers/${customerID}`)
    await said(merchant.page, 'Failed')
    await fits(merchant.page)

    await payByMail(customer.page, address, await invoiceAt(subscriptionID, 1))
    const [saved] = await methodsOf(gatehouse, program, customerID)
    expect([saved?.state, saved?.card?.last4]).toEqual(['active', '4444'])
    expect(saved?.mandate.sentence).toMatch(box)
    const { savedPaymentMethodID = 'none' } = saved ?? {}
    expect(await subscription()).toMatchObject({ status: 'active', savedPaymentMethodID })

    await turnClock(merchant.page, testClockID, '2027-03-07')
    await shows(() => merchant.page.getByRole('link', { name: 'Payment received' }).count(), 1)
    const renewed = await invoiceAt(subscriptionID, 2)
    const pdf = await customer.page.request.get(`${new URL(renewed.url ?? '').pathname}/pdf`)
    expectPdf(await pdf.body(), [renewed.number ?? '', 'Status: Paid'])

    await cancelOnOwnPage(customer.page, address)
    await turnClock(merchant.page, testClockID, '2027-05-07')
    expect(await subscription()).toMatchObject({ status: 'canceled', cancellationFeedback: 'too_expensive' })
    const statuses = (await invoicesOf(gatehouse, program, subscriptionID)).map(({ status }) => status)
    expect(statuses).toEqual(['paid', 'paid', 'paid'])
    const subjects = (await waitForMailFiles(gatehouse.dataDir, address, 2)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['Your link to Harbor Pine', 'Your payment to Harbor Pine failed'])
    expect(merchant.faults).toEqual([])
    expect(customer.faults.filter((fault) => !fault.startsWith(`left for ${shop}/`))).toEqual([])
    await merchant.context.close()
    await customer.context.close()
  })
})
