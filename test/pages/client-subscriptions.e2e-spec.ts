import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor, scriptsRun } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildOpenInvoice, makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { saveCard } from '../support/saved-methods.js'
import { fill, open, said, shows, signInAsClient } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { advance, buildPrice, buildSubscriber, buildSubscription } from '../support/subscriptions.js'

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
const phone = { viewport: { width: 390, height: 844 } }
const start = '2027-01-31T09:00:00.000Z'

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

describe('subscriptions in the merchant area', () => {
  it.each([{}, noScript])('are created, changed as previewed, paused, resumed and canceled: %j', async (settings) => {
    const { page, faults, context } = await merchantPage(settings)
    const name = settings === noScript ? 'Grace Hopper' : 'Ada Brandt'
    const { customerID } = await buildCustomer(site, token, { name })
    await saveCard(site, token, customerID)
    const product = `Team plan ${customerID.slice(-6)}`
    const { priceID } = await buildPrice(site, token, { name: product })
    await open(page, '/client/subscriptions/new')
    await press(page, 'Create subscription')
    await said(page, 'Choose at least one price')
    await fill(page, { customer: name })
    await page.locator('[name="item0.priceID"]').selectOption(priceID)
    await page.locator('[name="item0.quantity"]').fill('2')
    await press(page, 'Create subscription')
    await page.waitForURL('**/client/subscriptions/sub_*')
    await page.getByRole('heading', { name: `${product} × 2`, level: 1 }).waitFor()
    await said(page, 'Payment received')
    await said(page, 'First attempt, when the invoice was issued')
    await said(page, 'Next invoice')

    await page.getByRole('link', { name: 'Change', exact: true }).click()
    await page.locator('[name="item0.quantity"]').fill('3')
    await press(page, 'Preview change')
    await said(page, 'Invoice for this change')
    await page.locator('[name="item0.quantity"]').fill('4')
    await press(page, 'Save change')
    await said(page, 'The amounts changed since your preview. Check the new preview and save again')
    await press(page, 'Save change')
    await page.getByRole('heading', { name: `${product} × 4`, level: 1 }).waitFor()

    await ask(page, 'Pause', 'Pause this subscription?')
    await press(page, 'Pause subscription')
    await said(page, 'Subscription paused')
    await ask(page, 'Resume', 'Resume this subscription?')
    await press(page, 'Resume subscription')
    await said(page, 'Subscription resumed')
    await ask(page, 'Cancel subscription', 'Cancel this subscription?')
    await fill(page, { reason: 'Too many seats' })
    await press(page, 'Cancel subscription')
    await said(page, 'Cancels at period end')
    await said(page, 'Too many seats')
    await ask(page, 'Cancel subscription', 'Cancel this subscription?')
    await press(page, 'Cancel subscription')
    await said(page, 'Subscription canceled')
    await page.getByRole('link', { name: 'Change', exact: true }).waitFor({ state: 'detached' })

    await open(page, '/client/subscriptions?status=canceled')
    await page.getByRole('link', { name: `${product} × 4` }).waitFor()
    await open(page, `/client/customers/${customerID}`)
    await page.getByRole('link', { name: `${product} × 4` }).waitFor()
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([])
    await context.close()
  })

  it.each([{}, noScript])('are played on a test clock, step by step: %j', async (settings) => {
    const isPlain = settings === noScript
    const { page, faults, context } = await merchantPage(settings)
    const { customerID, testClockID } = await buildSubscriber(site, token, start, { name: 'Clock customer' })
    const { priceID } = await buildPrice(site, token, { name: 'Clocked plan' })
    await buildSubscription(site, token, { customerID, items: [{ priceID }] })
    await open(page, '/client/test-clocks')
    await page.getByRole('link', { name: 'Test clock', exact: true }).first().waitFor()
    await open(page, `/client/test-clocks/${testClockID}`)
    await page.getByRole('link', { name: 'Clock customer' }).first().waitFor()
    const date = page.locator('[name=to]')
    if (!isPlain) {
      await scriptsRun(page)
      await page.locator('input[type=range]').fill('10')
      await shows(() => date.inputValue(), '2027-02-10')
    }
    await date.fill('2027-01-01')
    await press(page, 'Advance clock')
    await said(page, 'A clock only moves forward. Choose a later time')
    await date.fill('2027-03-15')
    await press(page, 'Advance clock')
    await said(page, 'Test clock advanced')
    await shows(() => page.getByRole('link', { name: 'Payment received' }).count(), 2)
    await shows(() => page.getByRole('link', { name: 'Invoice issued' }).count(), 2)
    await ask(page, 'Close clock', 'Close this test clock?')
    await press(page, 'Close clock')
    await said(page, 'Test clock closed')
    await page.getByRole('button', { name: 'Advance clock' }).waitFor({ state: 'detached' })
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([])
    await context.close()
  })

  it('follow a retry plan that the merchant edits', async () => {
    const { page, context } = await merchantPage()
    await open(page, '/client/subscriptions/retries')
    await fill(page, { retryDays: '1, x' })
    await press(page, 'Save plan')
    await said(page, 'Enter up to 15 whole numbers from 1 to 30, separated by commas')
    await fill(page, { retryDays: '2, 4' })
    await page.locator('[name=atEnd]').selectOption('pause')
    await press(page, 'Save plan')
    await said(page, 'Retry plan saved')
    const { body } = await site.call('GET', '/dunning-settings', { token })
    expect(body).toMatchObject({ retryDays: [2, 4], atEnd: 'pause' })
    await context.close()
  })
})

describe('the change of a subscription', () => {
  it('keeps a tax rate that was retired, and what is scheduled stays at period end', async () => {
    const { page, context } = await merchantPage()
    const { customerID } = await buildSubscriber(site, token, start, { name: 'Taxed customer' })
    const rate = { name: 'VAT', percentage: 19, taxBehavior: 'exclusive' }
    const { taxRateID } = await makeBilling(site, token, '/tax-rates', rate)
    const { priceID } = await buildPrice(site, token)
    const items = (quantity: number) => [{ priceID, quantity, taxRateID }]
    const { subscriptionID } = await buildSubscription(site, token, { customerID, items: items(10) })
    const call = (method: string, path: string, body: object = {}) => site.call(method, path, { token, body })
    expect((await call('POST', `/tax-rates/${taxRateID}/retire`)).body.retiredAt).toEqual(expect.any(String))
    const path = `/subscriptions/${subscriptionID}`
    expect((await call('PUT', path, { items: items(5), applies: 'period_end' })).status).toBe(200)
    await open(page, `/client${path}/change`)
    await shows(() => page.locator('[name=applies]').inputValue(), 'period_end')
    await shows(() => page.locator('[name="item0.quantity"]').inputValue(), '5')
    await shows(() => page.locator('[name="item0.taxRateID"]').inputValue(), taxRateID)
    await page.locator('[name="item0.quantity"]').fill('6')
    await press(page, 'Preview change')
    await press(page, 'Save change')
    await page.waitForURL(`**/client${path}`)
    const { body } = await site.call('GET', path, { token })
    expect([body.items, body.pendingChange.items]).toEqual([items(10), items(6)])
    await context.close()
  })
})

describe('the pages of subscriptions', () => {
  it.each([{}, phone])('can be read by everybody, at any width: %j', async (settings) => {
    const { page, context } = await merchantPage(settings)
    const { customerID, testClockID } = await buildSubscriber(site, token, start)
    const { priceID } = await buildPrice(site, token, {
      ...{ name: 'Maximiliane-von-Bergenhausen-Wolfschmidt', unitAmount: 12_345_678 },
    })
    const { subscriptionID } = await buildSubscription(site, token, { customerID, items: [{ priceID, quantity: 3 }] })
    await advance(site, token, testClockID, '2027-03-01T00:00:00Z')
    const { invoiceID } = await buildOpenInvoice(site, token)
    await makeBilling(site, token, '/credit-notes', { invoiceID })
    const own = `/client/subscriptions/${subscriptionID}`
    const paths = [
      ...['', '/new', '/retries'].map((path) => `/client/subscriptions${path}`),
      ...['', '/change', '/cancel', '/pause'].map((path) => own + path),
      ...['', '/new', `/${testClockID}`, `/${testClockID}/close`].map((path) => `/client/test-clocks${path}`),
      ...[`/client/invoices/${invoiceID}`, `/client/invoices/${invoiceID}/credit`, `/client/customers/${customerID}`],
    ]
    for (const path of paths) {
      await open(page, path)
      expect([path, await overflow(page), await accessibilityFaults(page)]).toEqual([path, 0, []])
    }
    await context.close()
  })
})
