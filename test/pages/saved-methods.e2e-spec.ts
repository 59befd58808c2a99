import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { methodsOf, saveCard, setupSession } from '../support/saved-methods.js'
import { fill, open, openDialog, said, signInAsClient } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

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
})
afterAll(() => browser.close())

const narrow = { viewport: { width: 390, height: 844 } }
const noScript = { javaScriptEnabled: false }
const card = { cardNumber: '4242424242424242', expiry: '12 / 34', securityCode: '123' }
const customer = async () => (await buildCustomer(gatehouse, program)).customerID

// Axe runs in the page, which takes scripts.
const expectFits = async (page: Page, settings: object) => {
  if (!('javaScriptEnabled' in settings))
    expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
}

const follow = (page: Page, name: string, settings: object) =>
  'javaScriptEnabled' in settings ? page.getByRole('link', { name }).first().click() : openDialog(page, name)

describe('a setup session', () => {
  it.each([
    ['light', {}],
    ['dark', noScript],
  ] as const)('saves a card without an amount: %s, %j', async (colorScheme, settings) => {
    const customerID = await customer()
    const session = await setupSession(gatehouse, program, customerID)
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, colorScheme, ...settings })
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('heading', { name: 'Save your card' }).waitFor()
    await said(page, 'You won’t be charged now.')
    await said(page, /^Save this payment method with Harbor Pine/)
    await expectFits(page, settings)
    expect(await page.getByText(/\$|Pay /).count()).toBe(0)
    await fill(page, card)
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('heading', { name: 'Your card is saved. Thank you' }).waitFor()
    await page.getByText('Visa •••• 4242').waitFor()
    expect(await methodsOf(gatehouse, program, customerID)).toHaveLength(1)
    expect(faults).toEqual([])
    await context.close()
  })

  it('says why a card was declined, and takes another one', async () => {
    const session = await setupSession(gatehouse, program, await customer())
    const { page, context } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `/pay/${tokenOf(session)}`)
    await fill(page, { ...card, cardNumber: '4000000000009995' })
    await page.getByRole('button', { name: 'Save card' }).click()
    await page.getByRole('heading', { name: 'Your card wasn’t saved' }).waitFor()
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Save your card' }).waitFor()
    await context.close()
  })
})

describe('a customer with a saved card', () => {
  it.each([
    ['light', {}],
    ['dark', noScript],
  ] as const)('pays with one button: %s, %j', async (colorScheme, settings) => {
    const customerID = await customer()
    await saveCard(gatehouse, program, customerID, { paymentMethod: '5555555555554444' })
    await saveCard(gatehouse, program, customerID)
    const session = await buildSession(gatehouse, program, { customerID })
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, colorScheme, ...settings })
    await open(page, `/pay/${tokenOf(session)}`)
    const choices = page.getByRole('radio')
    await choices.nth(1).waitFor()
    await page.getByRole('radio', { name: /Visa •••• 4242.*Expires/, checked: true }).waitFor()
    await expectFits(page, settings)
    await page.getByRole('radio', { name: /Mastercard •••• 4444/ }).check()
    await page.getByRole('button', { name: 'Pay $42.00' }).click()
    await said(page, 'Payment complete. Thank you')
    await page.getByText('Mastercard •••• 4444').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('can use another payment method, and come back to the saved one', async () => {
    const customerID = await customer()
    await saveCard(gatehouse, program, customerID)
    const session = await buildSession(gatehouse, program, { customerID })
    const { page, context } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `/pay/${tokenOf(session)}`)
    await page.getByRole('link', { name: 'Use another payment method' }).click()
    await page.getByLabel('Card number').waitFor()
    await page.getByRole('link', { name: 'Use a saved payment method' }).click()
    await page.getByRole('radio', { name: /Visa •••• 4242/ }).waitFor()
    await context.close()
  })
})

describe('saved methods on a customer’s page', () => {
  it.each([{}, { ...noScript, ...narrow }])('are charged, preferred and removed: %j', async (settings) => {
    const customerID = await customer()
    await saveCard(gatehouse, program, customerID, { mandateMaximum: 20_000 })
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, settings)
    await signInAsClient(page, client.emailAddress)
    await page.waitForURL('**/client/dashboard')
    await open(page, `/client/customers/${customerID}`)
    await page.getByText('Can be charged without the customer present').waitFor()
    await page.getByRole('group').filter({ hasText: 'What the customer agreed to' }).click()
    await page.getByText('Up to $200.00 for each payment').waitFor()
    await expectFits(page, settings)

    await page.getByRole('button', { name: 'Make default' }).click()
    await said(page, 'Default payment method changed')
    await page.getByText('Default', { exact: true }).waitFor()

    await follow(page, 'Charge', settings)
    await fill(page, { amount: '250.00', description: 'Membership in May' })
    await page.getByRole('button', { name: 'Charge customer' }).click()
    await said(page, /agreed to at most \$200\.00/)
    await fill(page, { amount: '25.00' })
    await page.getByRole('button', { name: 'Charge customer' }).click()
    await page.waitForURL(/\/client\/transactions\/txn_/)
    await said(page, 'Customer charged')
    await page.getByText('Saved payment method', { exact: true }).waitFor()

    await open(page, `/client/customers/${customerID}`)
    await page.getByRole('link', { name: 'Remove' }).first().click()
    await page.getByRole('heading', { name: 'Remove this payment method?' }).waitFor()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await said(page, 'Payment method removed')
    await page.getByText('Removed', { exact: true }).waitFor()
    expect((await methodsOf(gatehouse, program, customerID))[0]?.state).toBe('detached')
    // The form that came back with a sentence was answered 422.
    expect(faults.filter((one) => !one.includes('422'))).toEqual([])
    await context.close()
  })
})
