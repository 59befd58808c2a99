import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { fill, newMerchant, open, openDialog, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildPrice, buildSubscriber, buildSubscription } from '../support/subscriptions.js'
import { buildMetered, use } from '../support/usage.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }
const phone = { viewport: { width: 390, height: 844 } }

async function merchantPage(settings: object = {}) {
  const client: SignedInClient = await buildClient(gatehouse, { name: 'Harbor Pine' })
  const visitor = await newMerchant(browser, gatehouse, client, settings)
  const token = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, token)
  return { ...visitor, token }
}

async function used(token: string) {
  const { priceID } = await buildPrice(gatehouse, token)
  const metered = await buildMetered(gatehouse, token)
  const { customerID } = await buildSubscriber(gatehouse, token, '2027-01-31T09:00:00Z')
  const items = [{ priceID }, { priceID: metered.priceID }]
  const { subscriptionID } = await buildSubscription(gatehouse, token, { customerID, items })
  const event = { subscriptionID, priceID: metered.priceID }
  for (const quantity of [5, 7]) await use(gatehouse, token, { ...event, eventID: `call-${quantity}`, quantity })
  return subscriptionID
}

async function customerOf(token: string, subscriptionID: string): Promise<string> {
  const { customerID } = (await gatehouse.call('GET', `/subscriptions/${subscriptionID}`, { token })).body
  return (await gatehouse.call('GET', `/customers/${customerID}`, { token })).body.name
}

describe('usage in the merchant area', () => {
  it.each([{}, noScript])('a metered price is added, and says what it lacks: %j', async (settings) => {
    const isPlain = settings === noScript
    const { page, faults, token } = await merchantPage(settings)
    const { productID } = await makeBilling(gatehouse, token, '/products', { name: 'API calls' })
    await open(page, `/client/products/${productID}`)
    if (isPlain) await page.getByRole('link', { name: 'Add price' }).first().click()
    else await openDialog(page, 'Add price')
    await fill(page, { unitAmount: '0.10' })
    await page.locator('[name=usageType]').selectOption('metered')
    const add = () => page.getByRole('button', { name: 'Add price', exact: true }).click()
    await add()
    await said(page, 'Choose how often usage is billed')
    await page.locator('[name=interval]').selectOption('month')
    await add()
    await said(page, 'Choose how the usage of a period is counted')
    await page.locator('[name=usageAggregation]').selectOption('sum')
    await add()
    await said(page, 'Price added')
    await said(page, 'Monthly · By usage')
    await page.getByRole('link', { name: /Create subscription link/ }).waitFor()
    expect(faults.filter((fault) => !/422/.test(fault))).toEqual([])
  })

  it.each([{}, noScript])(
    'a subscription shows usage so far and its events, which a list and a file have: %j',
    async (settings) => {
      const { page, faults, token } = await merchantPage(settings)
      const subscriptionID = await used(token)
      await open(page, `/client/subscriptions/${subscriptionID}`)
      const soFar = page.getByRole('table', { name: 'Usage so far' })
      await soFar.getByText('€1.20', { exact: true }).waitFor()
      await page.getByRole('table', { name: 'Latest usage events' }).getByText('call-7').waitFor()
      await said(page, 'API calls (usage so far)')
      await page.getByRole('link', { name: 'All usage events' }).click()
      await page.waitForURL(`**/client/subscriptions/usage?subscriptionID=${subscriptionID}`)
      const list = page.getByRole('table', { name: 'Usage' })
      await list.getByText('call-5').waitFor()
      await list
        .getByText(await customerOf(token, subscriptionID))
        .first()
        .waitFor()
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSV' }).click()])
      expect(file.suggestedFilename()).toBe('usage-events.csv')
      await open(page, '/client/subscriptions/usage?subscriptionID=sub_none')
      await said(page, 'No usage events match your filter.')
      expect(faults).toEqual([])
    },
  )

  it('has no faults of accessibility, and fits a phone', async () => {
    const { page, token } = await merchantPage(phone)
    const subscriptionID = await used(token)
    for (const path of [`/client/subscriptions/${subscriptionID}`, '/client/subscriptions/usage']) {
      await open(page, path)
      expect([path, await accessibilityFaults(page), await overflow(page)]).toEqual([path, [], 0])
    }
  })
})
