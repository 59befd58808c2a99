import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { wordsIn } from '#contract/messages/all-languages.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { saveCard } from '../support/saved-methods.js'
import { newMerchant, open, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildPrice, buildSubscription } from '../support/subscriptions.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
let program: string
let priceID: string
let better: string
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  program = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, program)
  priceID = (await buildPrice(gatehouse, program)).priceID
  better = (await buildPrice(gatehouse, program, { name: 'Better seats', unitAmount: 5_000 })).priceID
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }

// Axe runs in the page, which takes scripts.
const expectFits = async (at: Page, settings: object) => {
  if (!('javaScriptEnabled' in settings)) expect([await overflow(at), await accessibilityFaults(at)]).toEqual([0, []])
}
const ofOurs = (faults: string[]) => faults.filter((fault) => !/status of 4(09|22)/.test(fault))

describe('/client/subscriptions/portal', () => {
  it.each([{}, noScript])('says what customers may do: %j', async (settings) => {
    await savePortalSettings(gatehouse, program, { cancellation: 'no' })
    const { page: at, faults } = await newMerchant(browser, gatehouse, client, settings)
    await open(at, '/client/subscriptions/portal')
    await at.getByLabel('Canceling').selectOption('period_end')
    await at.getByLabel('Change the quantity').setChecked(true)
    await at.getByLabel(/^Better seats/).setChecked(true)
    await at.getByRole('button', { name: 'Save portal settings' }).click()
    await said(at, 'Portal settings saved')
    const { body } = await gatehouse.call('GET', '/portal-settings', { token: program })
    expect(body).toMatchObject({ cancellation: 'period_end', mayChangeQuantity: true, priceIDs: [better] })
    await expectFits(at, settings)
    expect(ofOurs(faults)).toEqual([])
  })

  it('is refused in the language of the merchant', async () => {
    const gone = await buildPrice(gatehouse, program, { name: 'Gone seats' })
    const { page: at } = await newMerchant(browser, gatehouse, client, { ...noScript, locale: 'fr' })
    await open(at, '/client/subscriptions/portal')
    await at.getByLabel(/^Gone seats/).setChecked(true)
    await gatehouse.call('POST', `/prices/${gone.priceID}/retire`, { token: program })
    await at.getByRole('button', { name: wordsIn.fr.portalSettings.save }).click()
    await said(at, wordsIn.fr.clientRefusals.clientRefusals.subscriptions.portalPriceUnknown)
  })

  it('counts why customers cancel, with the subscriptions behind each figure', async () => {
    await savePortalSettings(gatehouse, program)
    const { customerID } = await buildCustomer(gatehouse, program)
    await saveCard(gatehouse, program, customerID)
    const { subscriptionID } = await buildSubscription(gatehouse, program, { customerID, items: [{ priceID }] })
    const payer = payerOf(gatehouse, await payerSession(gatehouse, program, customerID), subscriptionID)
    const canceled = await payer.act('cancel', { feedback: 'low_quality', when: 'now' })
    expect(canceled.status).toBe(200)
    const { page: at } = await newMerchant(browser, gatehouse, client)
    await open(at, '/client/billing-reports')
    await at.getByRole('columnheader', { name: 'Quality was too low' }).waitFor()
    await at.locator('a[href*="cancellationFeedback=low_quality"]').first().click()
    await said(at, /^Canceled by customers in \w+ 20\d\d: Quality was too low/)
    await at.getByRole('link', { name: /Seats/ }).click()
    await said(at, 'Canceled by the customer')
  })
})
