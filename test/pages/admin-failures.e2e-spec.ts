import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import * as words from '#contract/messages/admin/dashboard.js'
import { clientArea } from '#contract/messages/client-area.js'
import { startProxy } from '../support/blocking-proxy.js'
import { launchBrowser } from '../support/browser.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { open, said, shows } from '../support/screens.js'
import { sharedWithStaff, signedIn } from '../support/staff.js'
import { startedDatabase } from '../support/started-database.js'

let browser: Browser
let front: Gatehouse
let stop: () => Promise<unknown>
let isDown = false
let leftOut: string[] = []

// A site of its own whose calls go through a proxy to the API of the shared one.
beforeAll(async () => {
  browser = await launchBrowser()
  const { site } = await sharedWithStaff()
  const isHome = (url: string) => url.startsWith('/api/admin/home')
  const proxy = await startProxy(
    site.url,
    (url) => isDown && isHome(url),
    (url, text) => (isHome(url) ? without(text) : text),
  )
  const { settings, remove } = await startedDatabase()
  front = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...settings, API_URL: proxy.url })
  stop = async () => [await front.end('SIGTERM'), await proxy.stop(), await remove()]
})
afterAll(async () => {
  await stop()
  await browser.close()
})

function without(text: string): string {
  const reasons = leftOut.map((part) => ({ part, code: 'TOO_MANY_READS', error: 'Too many' }))
  const parts = Object.fromEntries(leftOut.map((part) => [part, null]))
  return JSON.stringify({ ...JSON.parse(text), ...parts, leftOut: reasons })
}

async function dashboard(missing: string[], isAllMissing = false) {
  ;[isDown, leftOut] = [false, []]
  const { page, context } = await signedIn(browser, front)
  ;[isDown, leftOut] = [isAllMissing, missing]
  await open(page, '/admin/dashboard')
  const failures = page.locator('main [role=alert]', { hasText: clientArea.loadFailure })
  return { page, context, failures }
}

describe('/admin/dashboard, when parts of it fail', () => {
  it.each([['attention'], ['waiting']])('never says that all is done without %s', async (part) => {
    const { page, context, failures } = await dashboard([part])
    await said(page, words.totalClients)
    await shows(() => failures.count(), 1)
    expect(await page.getByText(words.allDone).count()).toBe(0)
    await context.close()
  })

  it('stands without its other parts, and says so of the totals', async () => {
    const parts = ['operations', 'processorVolumes', 'stats', 'signUps', 'pendingClients', 'waitingSignUps']
    const { page, context, failures } = await dashboard([...parts, 'lockedAccounts', 'failingMails'])
    await page.getByRole('heading', { name: words.needsAttention }).waitFor()
    await shows(() => failures.count(), 1)
    expect(await page.getByText(words.waitingForYou).count()).toBe(0)
    await context.close()
  })

  it('says once that nothing could be loaded, and keeps its frame', async () => {
    const { page, context, failures } = await dashboard([], true)
    await said(page, words.thePlatformAtAGlance)
    await shows(() => failures.count(), 1)
    await context.close()
  })
})

it('/admin/dashboard hands the browser what it shows of the operations and of what waits, and no more', async () => {
  const { page, context } = await dashboard([])
  const html = await page.content()
  expect(['comparedFrom', 'firstAnswerBefore', 'declines', 'subjectID'].filter((name) => html.includes(name))).toEqual(
    [],
  )
  await context.close()
})
