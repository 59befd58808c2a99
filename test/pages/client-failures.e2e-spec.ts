import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { clientArea } from '#contract/messages/client-area.js'
import { failed } from '#contract/messages/outcomes.js'
import { startProxy } from '../support/blocking-proxy.js'
import { launchBrowser } from '../support/browser.js'
import { buildClient } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { newMerchant, open, said } from '../support/screens.js'
import { sharedSite } from '../support/shared-site.js'

let browser: Browser
let front: Gatehouse
let stop: () => Promise<unknown>
let down = ''
let leftOut = ''

// A site of its own whose calls go through a proxy to the API of the shared one.
beforeAll(async () => {
  browser = await launchBrowser()
  const back = await sharedSite()
  const isDown = (url: string) => down !== '' && url.startsWith(`/api${down}`)
  const proxy = await startProxy(back.url, isDown, (url, text) =>
    /\/(me|admin)\/home/.test(url) ? without(text) : text,
  )
  const { settings, remove } = await startedDatabase()
  front = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...settings, API_URL: proxy.url })
  stop = async () => [await front.end('SIGTERM'), await proxy.stop(), await remove()]
})
afterAll(async () => {
  await stop()
  await browser.close()
})

/** The answer about a home page of which one part has failed. */
function without(text: string): string {
  if (leftOut === '') return text
  const reason = { part: leftOut, code: 'TOO_MANY_READS', error: 'Too many' }
  return JSON.stringify({ ...JSON.parse(text), [leftOut]: null, leftOut: [reason] })
}

async function merchant(settings = {}) {
  down = leftOut = ''
  const client = await buildClient(await sharedSite())
  return { client, ...(await newMerchant(browser, front, client, settings)) }
}

describe('the client area, when the API does not answer', () => {
  it('says on the dashboard that data could not be loaded, as a toast too', async () => {
    const { page, context } = await merchant()
    leftOut = 'transactions'
    await open(page, '/client/dashboard')
    await page.locator('.toast', { hasText: clientArea.loadFailure }).waitFor()
    await page.locator('main [role=alert]', { hasText: clientArea.loadFailure }).waitFor()
    await said(page, 'No API users found.')
    await context.close()
  })

  it('says so too when nothing of the dashboard could be loaded, and keeps the profile', async () => {
    const { client, page, context } = await merchant()
    down = '/clients/me/home'
    await open(page, '/client/dashboard')
    await page.locator('.toast', { hasText: clientArea.loadFailure }).waitFor()
    await page.locator('main [role=alert]', { hasText: clientArea.loadFailure }).first().waitFor()
    await said(page, client.emailAddress)
    await context.close()
  })

  it('is silent about API users, as specified', async () => {
    const { page, context } = await merchant()
    leftOut = 'apiUsers'
    await open(page, '/client/dashboard')
    await said(page, 'No API users found.')
    expect(await page.locator('[role=alert]').count()).toBe(0)
    await context.close()
  })

  it.each([[{}], [{ javaScriptEnabled: false }]])(
    'keeps the frame without the profile, and tries again: %j',
    async (settings) => {
      const { client, page, context } = await merchant(settings)
      down = '/clients/me'
      const answer = await page.goto('/client/transactions?status=succeeded')
      expect(answer?.status()).toBe(503)
      await page.getByRole('navigation', { name: 'Merchant area' }).waitFor()
      await page.locator('main').getByText(failed.clientStatus).waitFor()
      if (!('javaScriptEnabled' in settings)) await page.locator('.toast', { hasText: failed.clientStatus }).waitFor()
      down = ''
      await page.getByRole('link', { name: 'Try again' }).click()
      await said(page, client.emailAddress)
      expect(new URL(page.url()).search).toBe('?status=succeeded')
      await context.close()
    },
  )

  it('keeps it on the way from one page to another', async () => {
    const { page, context } = await merchant()
    await open(page, '/client/profile')
    down = '/clients/me'
    await page.getByRole('link', { name: 'Transactions' }).first().click()
    await page.getByRole('link', { name: 'Try again' }).waitFor()
    await page.getByRole('navigation', { name: 'Merchant area' }).waitFor()
    await context.close()
  })
})
