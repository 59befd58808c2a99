import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import type { PaymentLinkView } from '#contract/payment-links.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { buildCustomer } from '../support/customers.js'
import { anAddress } from '../support/letters.js'
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
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }
const phone = { viewport: { width: 390, height: 844 } }
const pay = async (overrides: object) => {
  const body = paymentInput({ ...overrides })
  return (await gatehouse.call('POST', '/transactions', { token: program, body, headers: idempotencyKey() })).body
}

async function merchantPage(settings: object = {}) {
  const visitor = await newVisitor(browser, gatehouse.url, settings)
  await signInAsClient(visitor.page, client.emailAddress)
  await visitor.page.waitForURL('**/client/dashboard')
  return visitor
}

describe('customers in the merchant area', () => {
  it.each([{}, noScript])('are created, found, changed and erased: %j', async (settings) => {
    const { page, faults } = await merchantPage(settings)
    const name = settings === noScript ? 'Wanda Plain' : 'Wanda Script'
    await open(page, '/client/customers')
    if (settings === noScript) await page.getByRole('link', { name: 'New customer' }).first().click()
    else await openDialog(page, 'New customer')
    await fill(page, { name, emailAddress: 'wanda@example', city: 'Bath' })
    await page.getByRole('button', { name: 'Create customer' }).click()
    await said(page, 'Invalid email format')
    await fill(page, { emailAddress: 'wanda@example.com' })
    await page.getByRole('button', { name: 'Create customer' }).click()
    await page.waitForURL('**/client/customers/cus_*')
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await said(page, 'No payments yet.')

    await page.getByRole('link', { name: 'Edit' }).click()
    await fill(page, { phoneNumber: '+44 20 7946 0958' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await said(page, '+442079460958')
    await said(page, 'Bath')

    await open(page, `/client/customers?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('link', { name: 'Erase data' }).click()
    await said(page, 'Erase this customer’s data?')
    await page.getByRole('button', { name: 'Erase data' }).click()
    await page.getByRole('heading', { name: 'Erased customer', level: 1 }).waitFor()
    await open(page, `/client/customers?q=${encodeURIComponent(name)}`)
    await said(page, 'No customers match your search.')
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
  })

  it('are suggested for a payment with their email address, and linked by the merchant alone', async () => {
    const { customerID } = await buildCustomer(gatehouse, program, {
      name: 'Olga Oak',
      emailAddress: 'olga@example.com',
    })
    const { transactionID } = await pay({ description: 'Oak stool', payer: { emailAddress: 'olga@example.com' } })
    const { page, faults } = await merchantPage()
    await open(page, `/client/transactions/${transactionID}`)
    await said(page, 'This payer has the email address of one of your customers.')
    await page.getByRole('button', { name: 'Link to this payment' }).click()
    await said(page, 'Payment linked to the customer')
    await page.getByRole('link', { name: 'Olga Oak' }).click()
    await page.waitForURL(`**/client/customers/${customerID}`)
    await page.getByRole('link', { name: 'Oak stool' }).waitFor()
    await said(page, '1 payment')
    expect(faults).toEqual([])
  })

  it.each([{}, phone])('can be read by everybody, at any width: %j', async (settings) => {
    const { customerID } = await buildCustomer(gatehouse, program, {
      name: 'Maximiliane von Bergenhausen-Wolfschmidt',
      emailAddress: `a-very-long-local-part-of-an-address-${Object.keys(settings).length}@long-domain.example.com`,
      address: { line1: '47 Thistledown Quay', postalCode: 'BA1 1AA', city: 'Bath', country: 'United Kingdom' },
    })
    await pay({ customerID })
    const { page } = await merchantPage(settings)
    for (const path of ['', '/new', `/${customerID}`, `/${customerID}/edit`, `/${customerID}/erase`]) {
      await open(page, `/client/customers${path}`)
      expect([path, await overflow(page), await accessibilityFaults(page)]).toEqual([path, 0, []])
    }
  })

  it.each([{}, noScript])('are chosen for a payment link by a few letters, or on their page: %j', async (settings) => {
    const name = `Xenia ${settings === noScript ? 'Plain' : 'Script'}`
    const one = await buildCustomer(gatehouse, program, { name, emailAddress: anAddress() })
    const { page, context } = await merchantPage(settings)
    const create = page.getByRole('button', { name: 'Create link' })
    await open(page, '/client/payment-links/new')
    await fill(page, { description: `For ${name}`, amount: '5', customer: 'No such person' })
    await create.click()
    await said(page, 'No customer matches. Check the spelling, or leave it empty')
    await fill(page, { customer: name })
    if (settings !== noScript)
      await page.locator(`datalist option[value*="${String(one.emailAddress)}"]`).waitFor({ state: 'attached' })
    await create.click()
    await said(page, `For ${name}`)
    await open(page, `/client/customers/${one.customerID}`)
    await page.getByRole('link', { name: 'New payment link' }).click()
    await page.locator(`[name=customer][value="${name} (${String(one.emailAddress)})"]`).waitFor()
    await fill(page, { description: `Again for ${name}`, amount: '5' })
    await create.click()
    await said(page, `Again for ${name}`)
    const links = `/clients/${client.clientID}/payment-links`
    const { items } = (await gatehouse.call('GET', links, { token: client.token })).body as { items: PaymentLinkView[] }
    expect(items.filter(({ customerID }) => customerID === one.customerID)).toHaveLength(2)
    await context.close()
  })
})
