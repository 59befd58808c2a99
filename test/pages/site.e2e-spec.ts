import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { byTurns } from '../support/by-turns.js'
import { shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { bothLooks } from '../support/looks.js'
import { until } from '../support/until.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visit = (settings: Parameters<typeof newVisitor>[2] = {}) =>
  newVisitor(browser, gatehouse.url, { reducedMotion: 'no-preference', ...settings })
const noScript = { javaScriptEnabled: false }
const narrow = { viewport: { width: 390, height: 844 } }

const navigation = ['/', '/features', '/developers', '/about', '/contact']
const footer = ['/pricing', '/integrations', '/api', '/docs', '/guides', '/blog', '/support', '/careers']
const legal = ['/privacy', '/terms', '/cookies']
const entry = ['/client/signup', '/client/login', '/client/signup/reapply', '/forgot-password', '/reset-password']
const pages = [...navigation, ...footer, ...legal, ...entry, '/status']

describe('every public page', () => {
  it.each(bothLooks)(
    'passes axe, fits the window, and goes nowhere else: %j',
    async (look) => {
      const { page, faults, context } = await visit(look)
      const looked = byTurns([...pages, '/client/pending-approval'], bothLooks.length, bothLooks.indexOf(look))
      for (const path of looked) {
        const answer = await page.goto(path, { waitUntil: 'load' })
        expect([path, answer?.status()]).toEqual([path, 200])
        expect([path, await accessibilityFaults(page)]).toEqual([path, []])
        expect([path, await overflow(page)]).toEqual([path, 0])
      }
      expect(faults).toEqual([])
      await context.close()
    },
    360_000,
  )

  it('has a title of its own, a description and an address for search engines', async () => {
    const { page, context } = await visit(noScript)
    const titles = new Set<string>()
    for (const path of pages) {
      await page.goto(path)
      titles.add(await page.title())
      const content = (selector: string) => page.locator(selector).getAttribute('content')
      expect([path, await content('meta[name=description]')]).toEqual([path, expect.stringMatching(/.{30,}/)])
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${gatehouse.url}${path}`)
      expect(await content('meta[property="og:image"]')).toBe(`${gatehouse.url}/og.png`)
    }
    expect(titles.size).toBe(pages.length)
    await context.close()
  })

  it('is in the site map, unless nobody should land on it', async () => {
    const text = await (await fetch(`${gatehouse.url}/sitemap.xml`)).text()
    for (const path of [...navigation, ...footer, ...legal])
      expect(text).toContain(`<loc>${gatehouse.url}${path}</loc>`)
    expect(text).not.toContain('/reset-password')
    const robots = await (await fetch(`${gatehouse.url}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${gatehouse.url}/sitemap.xml`)
    expect((await fetch(`${gatehouse.url}/og.png`)).headers.get('content-type')).toBe('image/png')
  })
})

const countShifts = `
  window.moved = 0
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { window.moved += value }))
    .observe({ type: 'layout-shift', buffered: true })
`

describe('the first visit', () => {
  it.each([
    { path: '/', script: 3_000 },
    { path: '/docs', script: 122_000 },
    { path: '/client/login', script: 120_500 },
  ])('takes little script in brotli, 70 KB of fonts, and nothing moves: %j', async ({ path, script }) => {
    const { page, faults, context } = await visit()
    const answers: Response[] = []
    page.on('response', (answer) => answers.push(answer))
    await page.addInitScript(countShifts)
    await page.goto(path, { waitUntil: 'networkidle' })
    const inHtml = await page.evaluate<string>('[...document.scripts].map(({ text }) => text).join()')
    const sizes = { script: brotliCompressSync(inHtml).length, font: 0 }
    for (const answer of answers) {
      const kind = answer.request().resourceType()
      if (kind === 'script') sizes.script += brotliCompressSync(await answer.body()).length
      if (kind === 'font') sizes.font += (await answer.body()).length
    }
    const moved = await page.evaluate<number>('moved')
    console.info(`first visit of ${path}: ${sizes.script} bytes of script in brotli, ${sizes.font} of fonts`)
    expect(sizes.script).toBeLessThanOrEqual(script)
    expect(sizes.font).toBeLessThanOrEqual(70_000)
    expect(moved).toBeLessThan(0.001)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('the pictures of the home page', () => {
  it.each([
    { device: 'light', theme: null, shown: 'light' },
    { device: 'dark', theme: null, shown: 'dark' },
    { device: 'light', theme: 'dark', shown: 'dark' },
    { device: 'dark', theme: 'light', shown: 'light' },
  ] as const)('load when they come into view, in the look of the page: %j', async ({ device, theme, shown }) => {
    const { page, faults, context } = await visit({ colorScheme: device })
    if (theme) {
      const form = { theme, returnTo: '/' }
      await context.request.post('/theme', { form, headers: { origin: gatehouse.url } })
    }
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    for (const name of ['merchant', 'payment', 'operations']) {
      const picture = `img[src="/pictures/${name}-${shown}.webp"]`
      await page.locator(picture).scrollIntoViewIfNeeded()
      await until(
        () => page.evaluate<number>(`document.querySelector('${picture}').naturalWidth`),
        (width) => width === 1280,
      )
    }
    expect(asked.filter((path) => path.startsWith('/pictures/') && !path.includes(`-${shown}`))).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('the features page', () => {
  it('names each feature beside what it does, in one table for each audience', async () => {
    const { page, context } = await visit()
    await page.goto('/features')
    for (const [audience, feature, does] of [
      ['For merchants', 'Transactions', 'Filter by status or description'],
      ['For staff', 'Approvals', 'a reason that the applicant sees'],
      ['For developers', 'Safe retries', 'Idempotency-Key'],
      ['For security and compliance', 'Permission rows', 'a method and a route pattern'],
    ] as const) {
      const row = page.getByRole('table', { name: audience }).getByRole('row').filter({ hasText: feature })
      expect(await row.getByRole('rowheader').textContent()).toBe(feature)
      expect(await row.getByRole('cell').textContent()).toContain(does)
    }
    await context.close()
  })
})

describe('the header', () => {
  it('offers Login and Get Started Free, and turns solid after 10 px', async () => {
    const { page, context } = await visit()
    await page.goto('/')
    const header = page.locator('.site-header')
    expect(await header.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/client/login')
    expect(await header.getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe('/client/signup')
    const solid = page.locator('.site-header[data-solid]')
    for (const [top, state] of [
      [11, 'attached'],
      [10, 'detached'],
      [11, 'attached'],
      [0, 'detached'],
    ] as const) {
      await page.evaluate(`scrollTo(0, ${top})`)
      await solid.waitFor({ state })
    }
    await context.close()
  })

  it('has a menu on small screens that closes on navigation', async () => {
    const { page, context } = await visit(narrow)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Features' }).click()
    await page.waitForURL('**/features')
    await page.locator('#site-menu:not(:popover-open)').waitFor({ state: 'attached' })
    await context.close()
  })
})

describe('an unknown path', () => {
  it.each([{}, noScript])('shows Page Not Found with its status, and leads home: %j', async (settings) => {
    const { page, context } = await visit(settings)
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    if (settings !== noScript) expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(`${gatehouse.url}/`)
    await context.close()
  })
})

describe('an area', () => {
  it.each([
    ['/client', '/client/dashboard'],
    ['/admin', '/admin/login'],
  ])('leads on from its own address: %s to %s', async (path, to) => {
    const answer = await fetch(gatehouse.url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  it.each(['/client/no-such-page', '/admin/no-such-page'])('does not answer for what it has not: %s', async (path) => {
    const answer = await fetch(gatehouse.url + path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Page Not Found')
  })
})

describe('the fee calculator', () => {
  it.each([{}, noScript])('works out a fee like the ledger, in the address: %j', async (settings) => {
    const { page, context } = await visit(settings)
    await page.goto('/pricing', { waitUntil: 'networkidle' })
    await page.locator('[name=amount]').fill('1,999.99')
    await page.locator('[name=rate]').fill('3.25')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.waitForURL('**/pricing?*rate=3.25*')
    await page.locator('output', { hasText: '$65.00' }).waitFor()
    await shows(() => page.locator('output').textContent(), expect.stringContaining('$1,934.99'))
    await page.locator('[name=amount]').fill('1.999')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByText('Enter an amount in USD').waitFor()
    await context.close()
  })
})

describe('the contact form', () => {
  it.each([{}, noScript])('names what is missing, keeps what was typed, and says thank you: %j', async (settings) => {
    const { page, context } = await visit(settings)
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await page.locator('[name=name]').fill('Ada Lovelace')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Email is required').waitFor()
    await page.getByText('Message is required').waitFor()
    await shows(() => page.locator('[name=name]').inputValue(), 'Ada Lovelace')
    await page.locator('[name=emailAddress]').fill('ada@example.com')
    await page.locator('[name=message]').fill('Do you take francs?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Thank you. Your message has reached us.').waitFor()
    if (settings !== noScript) expect(await accessibilityFaults(page)).toEqual([])
    await context.close()
  })
})
