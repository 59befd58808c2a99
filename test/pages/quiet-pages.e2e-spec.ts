import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page, Route } from 'playwright-core'
import { clientTokenKey, copiedMs } from '#contract/limits.js'
import { session } from '#contract/messages/sign-in.js'
import { launchBrowser, newVisitor, scriptsRun } from '../support/browser.js'
import { holdClock, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visit = () => newVisitor(browser, gatehouse.url)
const reading = ['/', '/features', '/developers', '/about', '/integrations', '/guides', '/blog', '/careers']
const legal = ['/privacy', '/terms']

const scriptsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const themeOf = (page: Page) => page.evaluate<string>('document.documentElement.dataset.theme')
const keptMarker = (page: Page) => page.evaluate<string | null>(`localStorage.getItem('${clientTokenKey}')`)

describe('a page that only reads', () => {
  it.each([...reading, ...legal])('loads no script: %s', async (path) => {
    const { page, faults, context } = await visit()
    const asked = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  it('loads them on a page that does more, and keeps that page when one that reads is next', async () => {
    const { page, context } = await visit()
    const asked = scriptsOf(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await page.waitForURL('**/contact')
    await scriptsRun(page)
    expect(asked.length).toBeGreaterThan(0)
    await page.evaluate('window.isTheSame = true')
    await page.getByRole('link', { name: 'Features' }).first().click()
    await page.waitForURL('**/features')
    expect(await page.evaluate('window.isTheSame')).toBe(true)
    await context.close()
  })

  it('changes its looks at once, and keeps them', async () => {
    const { page, context } = await visit()
    await page.goto('/about')
    await page.evaluate('window.isTheSame = true')
    const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/theme')
    await page.getByRole('button', { name: 'Theme: dark' }).click()
    await shows(() => themeOf(page), 'dark')
    await shows(() => page.getByRole('button', { name: 'Theme: dark' }).getAttribute('aria-pressed'), 'true')
    await shows(() => page.getByRole('button', { name: 'Theme: light' }).getAttribute('aria-pressed'), 'false')
    expect(await page.evaluate('window.isTheSame')).toBe(true)
    await kept
    await page.goto('/')
    expect(await themeOf(page)).toBe('dark')
    await context.close()
  })

  it.each([
    ['is refused', (route: Route) => route.fulfill({ status: 503 })],
    ['is cut off', (route: Route) => route.abort()],
  ])('shows what holds where keeping its looks %s', async (_, answer) => {
    const { page, context } = await visit()
    await page.goto('/')
    const before = await themeOf(page)
    await page.route('**/theme', answer)
    await page.getByRole('button', { name: 'Theme: dark' }).click()
    await page.locator(`html[data-theme=${before}]`).waitFor({ state: 'attached' })
    await shows(() => page.getByRole('button', { name: 'Theme: dark' }).getAttribute('aria-pressed'), 'false')
    await context.close()
  })

  it("is React's where a toast has to be told, without a fault", async () => {
    const { page, faults, context } = await visit()
    const headers = { origin: gatehouse.url }
    await context.request.post('/client/logout', { headers, maxRedirects: 0 })
    const asked = scriptsOf(page)
    await page.goto('/developers')
    await page.locator('.toaster').getByText(session.signedOut).waitFor()
    await page.locator('figure').first().getByRole('button', { name: /^Copy/ }).waitFor()
    expect(asked.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
    await context.close()
  })

  it('copies a sample, and says so for a moment', async () => {
    const { page, context } = await visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gatehouse.url })
    await page.goto('/developers')
    const sample = page.locator('figure', { has: page.locator('[data-copies]') }).first()
    await holdClock(page)
    await sample.getByRole('button').click()
    await sample.getByText('Copied!').waitFor()
    await page.clock.runFor(copiedMs)
    await sample.getByRole('button', { name: /^Copy/ }).waitFor()
    const shown = (await sample.locator('code').first().textContent()) ?? ''
    await shows(() => page.evaluate('navigator.clipboard.readText()'), shown.trimEnd())
    expect(shown).toContain('curl')
    await context.close()
  })

  it('takes away the marker of a session that the server knows nothing of', async () => {
    const { page, context } = await visit()
    await page.goto('/about')
    await page.evaluate(`localStorage.setItem('${clientTokenKey}', '{"signedIn":true}')`)
    await page.goto('/')
    expect(await keptMarker(page)).toBeNull()
    await context.close()
  })

  it('reads itself again when another tab says that somebody has signed in', async () => {
    const { page, context } = await visit()
    await page.goto('/')
    await page.evaluate('window.isTheSame = true')
    const other = await context.newPage()
    await other.goto(`${gatehouse.url}/about`)
    await other.evaluate(`localStorage.setItem('${clientTokenKey}', '{"signedIn":true}')`)
    await page.waitForFunction('!window.isTheSame')
    await context.close()
  })
})
