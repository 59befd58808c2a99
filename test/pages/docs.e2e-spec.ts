import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { writtenGroups } from '../../frontend/app/content/order.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, clientPassword } from '../support/builders.js'
import { shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { oneLook } from '../support/looks.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visit = (settings: Parameters<typeof newVisitor>[2] = {}) => newVisitor(browser, gatehouse.url, settings)
const noScript = { javaScriptEnabled: false }

describe('the docs, the reference and the blog', () => {
  const paths = [
    '/docs/errors',
    '/docs/webhooks',
    '/docs/upgrade',
    '/docs/app-secret',
    '/docs/scale',
    '/docs/self-hosting',
    '/docs/reference/transactionsCreate',
    '/api?q=payments&for=integrator',
    '/blog/the-gate',
  ]

  it.each(oneLook)('pass axe and fit the window: %j', async (look) => {
    const { page, faults, context } = await visit(look)
    for (const path of paths) {
      const answer = await page.goto(path, { waitUntil: 'load' })
      expect([path, answer?.status()]).toEqual([path, 200])
      expect([path, await accessibilityFaults(page)]).toEqual([path, []])
      expect([path, await overflow(page)]).toEqual([path, 0])
    }
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('/api', () => {
  it('finds operations without JavaScript, and says how many', async () => {
    const { page, context } = await visit(noScript)
    await page.goto('/api')
    await page.getByLabel('Search').fill('create payments')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/q=create/)
    await page
      .getByRole('status')
      .getByText(/^[1-9] of \d+ endpoints$/)
      .waitFor()
    await page.locator('main a[href="/docs/reference/transactionsCreate"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Create payments' }).waitFor()
    await shows(() => page.getByText('IDEMPOTENCY_KEY_REUSED').count(), 1)
    await context.close()
  })

  it('has a place for each operation, and a document to download', async () => {
    const { page, context } = await visit(noScript)
    await page.goto('/api')
    expect(await page.locator('#transactionsCreate').count()).toBe(1)
    const href = await page.getByRole('link', { name: 'Download OpenAPI 3.1' }).getAttribute('href')
    const document = (await (await fetch(gatehouse.url + href)).json()) as { openapi: string }
    expect(document.openapi).toBe('3.1.0')
    await context.close()
  })

  it('answers 404 for an operation that does not exist', async () => {
    expect((await fetch(`${gatehouse.url}/docs/reference/nothing`)).status).toBe(404)
  })
})

describe('a page of the docs', () => {
  it('copies code as it stands there, but not what a program prints, and shows its own place in the list', async () => {
    const { page, faults, context } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto('/docs/cli')
    const copies = page.getByRole('button', { name: 'Copy the code' })
    await copies.first().waitFor()
    await shows(() => copies.count(), await page.locator('pre[data-language=sh]').count())
    await copies.first().click()
    const copied = expect.stringMatching(/^\s*export GATEHOUSE_URL=https:\/\/pay\.example\.com\n/)
    await shows(() => page.evaluate('navigator.clipboard.readText()'), copied)
    const here = page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Use the command line' })
    const list = await page.locator('.docs-aside').boundingBox()
    const place = await here.boundingBox()
    expect(place?.y).toBeGreaterThan(list?.y ?? 0)
    expect(place?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0))
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('the books of the docs', () => {
  it('list their own pages alone, each page leads to the next, and /docs names every page', async () => {
    const { page, context } = await visit(noScript)
    const listed = () => page.getByRole('navigation', { name: 'Docs' }).getByRole('link').allTextContents()
    await page.goto('/docs/self-hosting')
    expect(await listed()).toContain('Route payments')
    expect(await listed()).not.toContain('Use idempotency keys')
    await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Build', exact: true }).click()
    await page.waitForURL('**/docs/quickstart')
    expect(await listed()).toContain('Use idempotency keys')
    expect(await listed()).not.toContain('Route payments')
    const next = page.locator('article p', { hasText: 'Next:' }).getByRole('link')
    await shows(() => next.getAttribute('href'), '/docs/authentication')
    await page.goto('/docs')
    for (const path of writtenGroups.flatMap(({ paths }) => paths))
      expect([path, await page.locator(`main a[href="${path}"]`).count()]).not.toEqual([path, 0])
    await context.close()
  })
})

describe('/docs/search', () => {
  it('finds pages without JavaScript, those first that name the word in their title', async () => {
    const { page, context } = await visit(noScript)
    await page.goto('/docs')
    await page.getByLabel('Search the docs').fill('idempotency')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/docs\/search\?q=idempotency/)
    expect(await page.locator('main li a').first().textContent()).not.toBe('')
    await page.locator('main').getByRole('link', { name: 'Use idempotency keys', exact: true }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Use idempotency keys' }).waitFor()
    await context.close()
  })

  it('says so when nothing has the words', async () => {
    const { page, context } = await visit(noScript)
    await page.goto('/docs/search?q=xylophone')
    await page.getByText('0 pages and 0 endpoints').waitFor()
    await context.close()
  })
})

describe('/docs/quickstart', () => {
  it("shows the signed-in reader's own key", async () => {
    const client = await buildClient(gatehouse)
    const { apiKey } = await buildApiUser(gatehouse, client)
    const { page, context } = await visit(noScript)
    await page.goto('/docs/quickstart')
    await page.getByText('API_KEY=your-key').waitFor()
    await page.goto('/client/login')
    await page.getByLabel('Email').fill(client.emailAddress)
    await page.getByLabel('Password').fill(clientPassword)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(/\/client\/dashboard/)
    await page.goto('/docs/quickstart')
    await page.getByText(`API_KEY=${apiKey}`).waitFor()
    await context.close()
  })
})
