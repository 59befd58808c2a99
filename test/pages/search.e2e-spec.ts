import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { buildMerchant, type Merchant, visitAs } from '../support/merchants.js'
import { openScripted, signedIn, startWithStaff, takenOver, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let visitor: Visitor
let merchant: Merchant
let transactionID: string

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, stop } = await startWithStaff())
  merchant = await buildMerchant(site)
  transactionID = await merchant.pay({ amount: 4_517, reference: 'order-77' })
})
afterAll(async () => {
  await stop()
  await browser.close()
})
afterEach(() => visitor.context.close())

const ways = [
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
] as const

describe('the search of merchants', () => {
  it('opens by Ctrl K and by /, finds a payment by reference, and goes there', async () => {
    visitor = await visitAs(merchant, '/client/dashboard', browser, site)
    const { page } = visitor
    await openScripted(page, '/client/profile')
    await page.keyboard.press('/')
    const input = page.getByRole('combobox', { name: 'Go to' })
    await input.waitFor()
    await page.keyboard.press('Escape')
    await input.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await input.fill('order-77')
    await page.getByRole('option', { name: /\$45\.17/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/client/transactions/${transactionID}`)
    expect(visitor.faults).toEqual([])
  })

  it.each(ways)('opens the page of a pasted id, and lists what words find, %s', async (_, settings) => {
    visitor = await visitAs(merchant, `/client/search?q=${transactionID}`, browser, site, settings)
    const { page } = visitor
    expect(new URL(page.url()).pathname).toBe(`/client/transactions/${transactionID}`)
    await page.goto('/client/search?q=45.17')
    await page.getByRole('link', { name: '$45.17' }).click()
    await page.waitForURL(`**/client/transactions/${transactionID}`)
  })

  it('tells another merchant nothing', async () => {
    visitor = await visitAs(await buildMerchant(site), `/client/search?q=${transactionID}`, browser, site)
    await visitor.page.getByText('No results.', { exact: true }).waitFor()
  })
})

describe('the search of staff', () => {
  it.each(ways)('opens the page of a pasted id, and finds by reference, %s', async (_, settings) => {
    visitor = await signedIn(browser, site, undefined, settings)
    const { page } = visitor
    await page.goto(`/admin/search?q=${transactionID}`)
    expect(new URL(page.url()).pathname).toBe(`/admin/transactions/${transactionID}`)
    await page.goto('/admin/search?q=order-77')
    await page.getByRole('link', { name: '$45.17' }).click()
    await page.waitForURL(`**/admin/transactions/${transactionID}`)
  })

  it('names the pages that stand behind an entry of the menu', async () => {
    visitor = await signedIn(browser, site, undefined, withoutScripts)
    const { page } = visitor
    for (const [q, name, path] of [
      ['payouts', 'Payouts', '/admin/payouts'],
      ['risk', 'Risk rules', '/admin/risk-rules'],
      ['matrix', 'Role matrix', '/admin/roles/matrix'],
    ] as const) {
      await page.goto(`/admin/search?q=${q}`)
      await page.getByRole('link', { name, exact: true }).click()
      await page.waitForURL(`**${path}`)
    }
  })

  it('refuses a card number, and does not write it again', async () => {
    visitor = await signedIn(browser, site, undefined, withoutScripts)
    const { page } = visitor
    await page.goto('/admin/search?q=5555341244441115')
    await page.getByText('This looks like a real card number').first().waitFor()
    expect(page.url()).not.toContain('5555341244441115')
    expect(await page.content()).not.toContain('5555341244441115')
  })
})

describe('/admin/logs', () => {
  it.each(ways)('says whose program called, and keeps to one client, %s', async (_, settings) => {
    visitor = await signedIn(browser, site, undefined, settings)
    const { page } = visitor
    const { name } = (await site.call('GET', '/clients/me', { token: merchant.token })).body
    await page.goto('/admin/logs')
    await page
      .getByRole('row', { name: /POST \/transactions/ })
      .getByText(name)
      .waitFor()
    await page.getByLabel('Client').selectOption({ value: merchant.clientID })
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.waitForURL(`**clientID=${merchant.clientID}**`)
    await page
      .getByRole('row', { name: /POST \/transactions/ })
      .getByText(name)
      .waitFor()
    expect(visitor.faults).toEqual([])
  })
})

describe('/admin/operations', () => {
  it.each(ways)('draws volume, counts what ended, and leads to the payments, %s', async (_, settings) => {
    visitor = await signedIn(browser, site, undefined, settings)
    const { page } = visitor
    await page.goto('/admin/operations')
    if (settings !== withoutScripts) await takenOver(page)
    const bar = page.locator('.volume-chart-point[aria-label*="1 succeeded"]')
    await bar.focus()
    await page.locator('.volume-chart-point:focus .volume-chart-value').waitFor()
    await page.getByRole('region', { name: 'Payments', exact: true }).getByRole('link', { name: '1' }).click()
    await page.waitForURL('**/admin/transactions?status=succeeded**')
    await page.getByText('$45.17').first().waitFor()
    expect(visitor.faults).toEqual([])
  })

  it('says what is wrong with days, and keeps them', async () => {
    visitor = await signedIn(browser, site, undefined, withoutScripts)
    const { page } = visitor
    await page.goto('/admin/operations?from=2026-02-02&to=2026-02-01')
    await page.getByRole('alert').getByText('from must not be after to').waitFor()
    expect(await page.locator('[name=from]').inputValue()).toBe('2026-02-02')
  })
})

describe('/status', () => {
  it('says how each part is, to everybody and without JavaScript', async () => {
    visitor = await signedIn(browser, site, undefined, withoutScripts)
    const { page } = visitor
    await page.goto('/status')
    for (const name of ['API', 'Payments through the sandbox', 'Webhooks', 'Payouts', 'Site and portals'])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.getByRole('img', { name: /^API: last 90 days/ }).waitFor()
    await page.goto('/support')
    await page.getByRole('link', { name: 'status page' }).click()
    await page.waitForURL('**/status')
  })
})
