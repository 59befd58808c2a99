import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { chargeSaved, methodsOf, savingSession } from '../support/saved-methods.js'
import { fill, open, said } from '../support/screens.js'
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
const card = { cardNumber: '4242424242424242', expiry: '12 / 34', securityCode: '123' }
const box = /^Save this payment method with Harbor Pine/

async function portalLink(customerID: string): Promise<string> {
  const { body } = await gatehouse.call('POST', `/customers/${customerID}/portal-links`, { token: program })
  const { pathname, search } = new URL(body.url)
  return pathname + search
}

describe('a card that a payer saves', () => {
  it.each([
    ['light', {}],
    ['dark', { javaScriptEnabled: false }],
  ] as const)('is offered, charged again and removed by the payer: %s, %j', async (colorScheme, settings) => {
    const { customerID } = await buildCustomer(gatehouse, program)
    const session = await savingSession(gatehouse, program, customerID, { savePaymentMethod: 'offer' })
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, colorScheme, ...settings })
    await open(page, `/pay/${tokenOf(session)}`)
    const saves = page.getByRole('checkbox', { name: box })
    // Axe runs in the page, which takes scripts.
    const expectFits = async (at: Page) => {
      if (!('javaScriptEnabled' in settings))
        expect([await overflow(at), await accessibilityFaults(at)]).toEqual([0, []])
    }
    expect(await saves.isChecked()).toBe(false)
    await expectFits(page)
    await fill(page, card)
    await saves.check()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await said(page, 'Payment complete. Thank you')

    const [method] = await methodsOf(gatehouse, program, customerID)
    expect(method).toMatchObject({ state: 'active', usage: 'off_session', card: { brand: 'visa', last4: '4242' } })
    expect(method?.mandate.sentence).toMatch(box)
    const saved = method?.savedPaymentMethodID ?? ''
    expect((await chargeSaved(gatehouse, program, saved, { currency: 'USD' })).body.status).toBe('succeeded')

    await open(page, await portalLink(customerID))
    await page.getByRole('button', { name: 'Continue' }).click()
    await said(page, 'Saved payment methods')
    await page.getByText('Visa •••• 4242').first().waitFor()
    await expectFits(page)
    await page.getByRole('link', { name: 'Remove Visa •••• 4242' }).click()
    await page.getByRole('heading', { name: 'Remove this payment method?' }).waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('heading', { name: 'Your payments' }).waitFor()
    await page.getByText('Saved payment methods').waitFor({ state: 'detached' })
    const refused = await chargeSaved(gatehouse, program, saved, { currency: 'USD' })
    expect([refused.status, refused.body.code]).toEqual([409, 'SAVED_METHOD_DETACHED'])
    expect(faults).toEqual([])
    await context.close()
  })

  it('is not saved unless the box is ticked', async () => {
    const { customerID } = await buildCustomer(gatehouse, program)
    const session = await savingSession(gatehouse, program, customerID, { savePaymentMethod: 'offer' })
    const { page, context } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `/pay/${tokenOf(session)}`)
    await fill(page, card)
    await page.getByRole('button', { name: /^Pay/ }).click()
    await said(page, 'Payment complete. Thank you')
    expect(await methodsOf(gatehouse, program, customerID)).toEqual([])
    await context.close()
  })
})
