import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { savePortalSettings } from '../support/payer-portal.js'
import { newMerchant, open, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildPrice } from '../support/subscriptions.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }
const page = '/client/subscriptions/portal'

/** One product with as many monthly prices, of 1.01, 1.02 and so on. */
async function merchantWith(prices: number) {
  const client: SignedInClient = await buildClient(gatehouse)
  const token = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  const first = await buildPrice(gatehouse, token, { name: 'Plan', unitAmount: 101 })
  const ids: string[] = [first.priceID]
  for (let at = 2; at <= prices; at += 1) {
    const body = { productID: first.productID, currency: 'EUR', interval: 'month', unitAmount: 100 + at }
    const made = await gatehouse.call('POST', '/prices', { token, body, headers: idempotencyKey() })
    expect(made.status).toBe(201)
    ids.push(made.body.priceID)
  }
  const saved = async (): Promise<string[]> =>
    (await gatehouse.call('GET', '/portal-settings', { token })).body.priceIDs
  return { client, token, ids, saved }
}

const boxes = (at: Page) => at.locator('[name=priceIDs]')
const expectFits = async (at: Page, settings: object) => {
  if (settings !== noScript) expect([await overflow(at), await accessibilityFaults(at)]).toEqual([0, []])
}
const ofOurs = (faults: string[]) => faults.filter((fault) => !/status of 422/.test(fault))

describe('the plans of the customer portal, of many prices', () => {
  it.each([{}, noScript])('are chosen one by one from a list: %j', async (settings) => {
    const { client, token, ids, saved } = await merchantWith(25)
    await savePortalSettings(gatehouse, token, { priceIDs: ids.slice(0, 2) })
    const { page: at, faults, context } = await newMerchant(browser, gatehouse, client, settings)
    await open(at, page)
    await said(at, /^2 of at most 20 chosen, from 25 prices\./)
    await at.getByLabel('Add a plan').selectOption(String(ids[20]))
    await at.getByRole('button', { name: 'Add', exact: true }).click()
    await at.getByLabel(/^Plan · €1\.21/).waitFor()
    expect(await boxes(at).count()).toBe(3)
    await expectFits(at, settings)
    await at.getByLabel(/^Plan · €1\.01/).setChecked(false)
    await at.getByLabel('Add a plan').selectOption(String(ids[9]))
    await at.getByRole('button', { name: 'Save portal settings' }).click()
    await said(at, 'Portal settings saved')
    expect((await saved()).sort()).toEqual([ids[1], ids[9], ids[20]].sort())
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })

  it.each([{}, noScript])('are searched beyond a hundred: %j', async (settings) => {
    const { client, ids, saved } = await merchantWith(110)
    const { page: at, faults, context } = await newMerchant(browser, gatehouse, client, settings)
    await open(at, page)
    await said(at, /^Customers can’t switch plans yet/)
    const add = async (text: string) => {
      await at.getByLabel('Add a plan').fill(text)
      await at.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await add('nowhere')
    await said(at, 'No entry matches. Choose one from the list')
    await add('€1.5')
    await said(at, 'Several entries match. Choose one from the list')
    await add('€1.77')
    await said(at, 'Check this entry, then try again')
    await at.getByRole('button', { name: 'Add', exact: true }).click()
    await at.getByLabel(/^Plan · €1\.77/).waitFor()
    expect([await boxes(at).count(), await at.getByLabel('Add a plan').inputValue()]).toEqual([1, ''])
    await expectFits(at, settings)
    await at.getByRole('button', { name: 'Save portal settings' }).click()
    await said(at, 'Portal settings saved')
    expect(await saved()).toEqual([ids[76]])
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })
})
