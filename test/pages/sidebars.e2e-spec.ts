import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Locator, Page } from 'playwright-core'
import { launchBrowser, scriptsRun, type Visitor } from '../support/browser.js'
import { buildClient, type SignedInClient, signupInput } from '../support/builders.js'
import { buildMerchant } from '../support/merchants.js'
import { newMerchant, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { siteRoutes } from '../support/site-routes.js'
import { signedIn, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let client: SignedInClient
let visitor: Visitor | undefined
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
  client = await buildClient(site)
})
afterEach(() => visitor?.context.close())
afterAll(() => browser.close())

const small = { viewport: { width: 1280, height: 800 } }
const summary = (page: Page, name: string) => page.locator('.portal-group > summary').filter({ hasText: name })
const group = (page: Page, name: string) =>
  page.locator('.portal-group', { has: page.locator('summary', { hasText: name }) })
const isOpen = async (page: Page, name: string) => (await group(page, name).getAttribute('open')) !== null
const headings = ['Onboarding', 'Payments', 'Money', 'Processors', 'Oversight', 'Settings']
const merchantHeadings = ['Get paid', 'Money', 'Developers', 'Business']

async function expectInSight(page: Page, names: string[]): Promise<void> {
  const bottomOf = async (one: Locator) => {
    const box = await one.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const end = await bottomOf(page.locator('.portal-lists'))
  expect(end).toBeLessThan(800)
  for (const name of names) expect(await bottomOf(summary(page, name))).toBeLessThanOrEqual(end)
  expect(await page.locator('.portal-group').count()).toBe(names.length)
}

describe('the sidebar of staff', () => {
  it.each(['dashboard', 'logs'])('shows every heading at 1280 by 800 without scrolling, on /admin/%s', async (at) => {
    visitor = await signedIn(browser, site, undefined, small)
    const { page } = visitor
    await page.goto(`/admin/${at}`)
    await expectInSight(page, headings)
  })

  it('opens the group of the page, and remembers what was opened and folded', async () => {
    visitor = await signedIn(browser, site, undefined, small)
    const { page } = visitor
    await page.goto('/admin/processors/notices')
    expect(await isOpen(page, 'Processors')).toBe(true)
    expect(await page.locator('.portal-item[aria-current]').allTextContents()).toEqual(['Processor webhooks'])
    expect(await isOpen(page, 'Money')).toBe(false)
    await summary(page, 'Money').click()
    await page.getByRole('link', { name: 'Debts' }).click()
    await page.waitForURL('**/admin/debts')
    await page.goto('/admin/dashboard')
    expect([await isOpen(page, 'Money'), await isOpen(page, 'Processors')]).toEqual([true, false])
    await summary(page, 'Money').click()
    await shows(() => isOpen(page, 'Money'), false)
    await page.goto('/admin/clients')
    expect(await isOpen(page, 'Money')).toBe(false)
  })

  it('remembers what was opened before its script ran', async () => {
    visitor = await signedIn(browser, site, undefined, small)
    const { page } = visitor
    await page.goto('/admin/clients')
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.evaluate(`location.assign('/admin/dashboard')`)
    await page.waitForURL('**/admin/dashboard', { waitUntil: 'commit' })
    await summary(page, 'Money').click()
    held.resolve()
    await scriptsRun(page)
    expect(await isOpen(page, 'Money')).toBe(true)
    await page.goto('/admin/clients')
    expect(await isOpen(page, 'Money')).toBe(true)
  })

  it('works without JavaScript', async () => {
    visitor = await signedIn(browser, site, undefined, { ...small, ...withoutScripts })
    const { page } = visitor
    await page.goto('/admin/dashboard')
    await summary(page, 'Oversight').click()
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.waitForURL('**/admin/audit')
    expect(await isOpen(page, 'Oversight')).toBe(true)
  })

  it('counts what waits, on the group while it is folded and on the entry', async () => {
    await site.call('POST', '/clients/register', { body: signupInput() })
    visitor = await signedIn(browser, site, undefined, small)
    const { page } = visitor
    await page.goto('/admin/dashboard')
    const count = group(page, 'Onboarding').locator('.portal-count')
    expect(await count.first().isVisible()).toBe(true)
    await summary(page, 'Onboarding').click()
    const entry = page.locator('.portal-item', { hasText: 'Pending Clients' })
    expect(Number.parseInt((await entry.locator('.portal-count').innerText()).replace(/\D/g, ''), 10)).toBeGreaterThan(
      0,
    )
    await shows(() => count.first().isVisible(), false)
    await shows(() => page.locator('.portal-item', { hasText: 'Debts' }).locator('.portal-count').count(), 0)
  })

  it.each([
    ['Calls of programs', '/admin/logs'],
    ['Why and Who', '/admin/why'],
    ['Books', '/admin/books'],
    ['Notices', '/admin/processors/notices'],
    ['Reports of processors', '/admin/reconciliation/reports'],
    ['Ledger', '/admin/books'],
    ['New payout', '/admin/payouts/new'],
  ])('has a search that finds %s', async (q, path) => {
    visitor = await signedIn(browser, site, undefined, withoutScripts)
    await visitor.page.goto(`/admin/search?q=${encodeURIComponent(q)}`)
    expect(await visitor.page.locator(`main a[href="${path}"]`).count()).toBe(1)
  })
})

describe('the dashboard of staff', () => {
  it('shows what was captured today, yesterday and a week ago', async () => {
    const merchant = await buildMerchant(site)
    expect(await merchant.pay({ amount: 4_200 })).toMatch(/^txn_/)
    visitor = await signedIn(browser, site)
    const { page } = visitor
    await page.goto('/admin/dashboard')
    // In the currency with the most payments, which is another one where other tests have paid before.
    const heading = page.getByRole('heading', { name: /^Payments in [A-Z]{3}$/ })
    const card = page.locator('section', { has: heading }).last()
    await card.locator('dt').first().waitFor()
    const terms = await card.locator('dt').allTextContents()
    expect(terms).toEqual(['Today so far', 'Yesterday', 'Same day last week'])
    expect(await card.locator('dd').first().textContent()).toMatch(/[1-9]/)
    await card.getByRole('img', { name: /^Captured in [A-Z]{3} on each of the last 8 days$/ }).waitFor()
  })
})

describe('the sidebar of merchants', () => {
  it.each(['dashboard', 'invoices', 'banks', 'webhooks', 'team'])(
    'shows every heading at 1280 by 800 without scrolling, on /client/%s',
    async (at) => {
      visitor = await newMerchant(browser, site, client, small)
      await visitor.page.goto(`/client/${at}`)
      await expectInSight(visitor.page, merchantHeadings)
    },
  )

  it('has its groups open at first, and keeps one folded', async () => {
    visitor = await newMerchant(browser, site, client, small)
    const { page } = visitor
    await page.goto('/client/banks/statements')
    for (const name of merchantHeadings) expect(await isOpen(page, name)).toBe(true)
    expect(await page.locator('.portal-item[aria-current]').allTextContents()).toEqual(['Statements'])
    await summary(page, 'Developers').click()
    await page.goto('/client/dashboard')
    expect([await isOpen(page, 'Developers'), await isOpen(page, 'Get paid')]).toEqual([false, true])
  })

  it.each(['Logs', 'Request log'])('has a search that finds %s', async (q) => {
    visitor = await newMerchant(browser, site, client, withoutScripts)
    await visitor.page.goto(`/client/search?q=${encodeURIComponent(q)}`)
    expect(await visitor.page.locator('main a[href="/client/logs"]').count()).toBe(1)
  })
})

// Only forms that start from a row that was chosen before.
const fromRows = [
  '/admin/pending-clients/reject',
  '/admin/search',
  '/admin/step-up',
  '/client/search',
  '/client/step-up',
]
// Reached from the profile, or from a mail or a program that names it.
const fromElsewhere = ['/client/hold', '/client/device', '/client/profile/leave']

describe('every page without an id in its address', () => {
  it.each(['admin', 'client'] as const)('is in the sidebar or the search of /%s', async (area) => {
    visitor = area === 'admin' ? await signedIn(browser, site) : await newMerchant(browser, site, client)
    const { page } = visitor
    await page.goto(`/${area}/dashboard`)
    const entries = await page.locator('a.portal-item').all()
    const named = new Set(await Promise.all(entries.map((entry) => entry.getAttribute('href'))))
    // Every name has a vowel.
    for (const q of 'aeiou') {
      const body = await (await page.request.get(`/${area}/search?q=${q}`)).text()
      for (const [, path] of body.matchAll(/href="(\/(?:admin|client)\/[^"?]+)"/g)) named.add(path ?? '')
    }
    const screens = (await siteRoutes()).filter(
      ({ path, hasPage, parents }) => hasPage && !path.includes(':') && parents.includes(`routes/${area}/layout`),
    )
    const left = screens
      .map(({ path }) => path)
      .filter((path) => !named.has(path) && !fromRows.includes(path) && !fromElsewhere.includes(path))
      .filter((path) => !path.startsWith(`/${area}/profile/`))
    expect(left).toEqual([])
    expect(screens.length).toBeGreaterThan(20)
  })
})
