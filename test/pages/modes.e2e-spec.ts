import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { liveObstacle } from '../../libs/contract/messages/errors/modes.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor, signInQuietly, type Visitor } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { newMerchant, open, said, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let client: SignedInClient
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
  client = await buildClient(site)
})
afterAll(() => browser.close())
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))

async function merchant(how: object = {}): Promise<Visitor> {
  const visitor = await newMerchant(browser, site, client, how)
  visitors.push(visitor)
  return visitor
}

async function staff(): Promise<Page> {
  const visitor = await newVisitor(browser, site.url)
  visitors.push(visitor)
  await signInQuietly(
    visitor,
    { from: '/admin/login', to: '/admin/dashboard' },
    { email: adminEmail, password: adminPassword },
  )
  return visitor.page
}

/** A payment of the sandbox that counts as live from now on: declined, so that the books know nothing of it. */
async function payLive(description: string): Promise<void> {
  const { accessToken: token } = await buildApiUser(site, client)
  const body = paymentInput({ description, paymentMethod: 'pm_declined_fraud' })
  const { transactionID } = (await site.call('POST', '/transactions', { token, body, headers: idempotencyKey() })).body
  const database = new DatabaseSync(join(site.dataDir, 'gatehouse.sqlite'), { timeout: 10_000 })
  database.prepare(`UPDATE "transactions" SET "mode" = 'live' WHERE "transactionID" = ?`).run(transactionID)
  database.close()
}

const live = (page: Page) => page.locator('.mode-switch').getByRole('button', { name: /^Live/ })
const pressed = (page: Page) => page.locator('.mode-switch [aria-pressed=true]').innerText()
const band = (page: Page) => page.locator('.test-band')

describe('while live is closed', () => {
  it.each([
    ['with scripts', {}],
    ['without scripts, on a phone', { ...withoutScripts, viewport: { width: 390, height: 844 } }],
  ])('the switch says what is missing, %s, and no band stands in the way', async (_, how) => {
    const { page } = await merchant(how)
    await open(page, '/client/transactions')
    expect([await pressed(page), await band(page).count()]).toEqual(['Test', 0])
    if ('viewport' in how) await page.getByRole('button', { name: 'Menu' }).click()
    await live(page).click()
    await said(page, liveObstacle.no_live_processor)
    expect([new URL(page.url()).pathname, await pressed(page)]).toEqual(['/client/transactions', 'Test'])
  })

  it('the form of an API user offers test alone, and says why', async () => {
    const { page } = await merchant()
    await open(page, '/client/api-users/new')
    const radio = page.getByRole('radio', { name: /^Live/ })
    expect([await radio.isDisabled(), await page.getByRole('radio', { name: /^Test/ }).isChecked()]).toEqual([
      true,
      true,
    ])
    await said(page, liveObstacle.no_live_processor)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('once there are live payments', () => {
  beforeAll(async () => {
    await payLive('Real order')
    const { accessToken: token } = await buildApiUser(site, client)
    const body = paymentInput({ description: 'Try order' })
    await site.call('POST', '/transactions', { token, body, headers: idempotencyKey() })
  })

  it('a merchant switches, sees each mode alone, and takes it along in the file', async () => {
    const { page, faults } = await merchant()
    await open(page, '/client/transactions')
    await said(page, 'Try order')
    expect([await band(page).innerText(), await page.getByText('Real order').count()]).toEqual([
      ...['Test mode Payments go to the sandbox. No money moves.', 0],
    ])
    expect(await page.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      '/client/transactions.csv?mode=test',
    )
    await live(page).click()
    await said(page, 'Real order')
    await shows(() => pressed(page), 'Live')
    expect([await band(page).count(), await page.getByText('Try order').count()]).toEqual([0, 0])
    const file = page.getByRole('link', { name: 'CSV' })
    await shows(() => file.getAttribute('href'), '/client/transactions.csv?mode=live')
    await open(page, '/client/dashboard')
    await said(page, 'Real order')
    for (const [mode, own, others] of [
      ['live', 'Real order', 'Try order'],
      ['test', 'Try order', 'Real order'],
    ] as const) {
      const text = await (await page.context().request.get(`/client/transactions.csv?mode=${mode}`)).text()
      expect([text.includes(own), text.includes(others)]).toEqual([true, false])
    }
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  it('without scripts a form switches, and the page of a payment gives way to its list', async () => {
    const { page } = await merchant(withoutScripts)
    await open(page, '/client/transactions')
    await page.getByRole('link', { name: 'Try order' }).first().click()
    await page.waitForURL('**/client/transactions/txn_*')
    await live(page).click()
    await page.waitForURL('**/client/transactions')
    await said(page, 'Real order')
    await shows(() => pressed(page), 'Live')
  })

  it('staff have a switch of their own, which lists, dashboard and books follow', async () => {
    const page = await staff()
    await open(page, '/admin/transactions')
    await said(page, 'Try order')
    await live(page).click()
    await said(page, 'Real order')
    await shows(() => page.getByText('Try order').count(), 0)
    await open(page, '/admin/books')
    expect([await pressed(page), await band(page).count()]).toEqual(['Live', 0])
    await page.locator('.mode-switch').getByRole('button', { name: 'Test' }).click()
    await band(page).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
