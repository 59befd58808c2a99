import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, paymentInput, type SignedInClient, signupInput } from '../support/builders.js'
import { newMerchant } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { signedIn } from '../support/staff.js'

const widths = [320, 390, 480, 560, 640, 700, 768, 900, 1023, 1180, 1280, 1920]

let browser: Browser
let site: SharedSite
let client: SignedInClient
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
  client = await buildClient(site)
  await fillTables()
})
afterAll(() => browser.close())

/** Rows with long words in every table. */
async function fillTables() {
  const { clientID, token } = client
  const user = await buildApiUser(site, client)
  const pay = (description: string, paymentMethod = 'pm_success') =>
    site.call('POST', '/transactions', {
      token: user.accessToken,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { ...paymentInput(), amount: 123_456_789, description, paymentMethod },
    })
  await pay('Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz')
  await pay('Four chairs and a table', 'pm_otp')
  const link = { amount: 4_200, currency: 'USD', description: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' }
  expect((await site.call('POST', `/clients/${clientID}/payment-links`, { token, body: link })).status).toBe(201)
  await site.call('POST', '/clients/register', { body: signupInput({ name: 'A'.repeat(60) }) })
}

// What stands outside its place: the page that is wider than the window, tables that scroll, and what is pressed in them.
const lookForFaults = `(() => {
  const faults = new Set()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.add('the page is ' + scrollWidth + ' wide')
  for (const box of document.querySelectorAll('.data-table-scroll')) {
    const place = box.getBoundingClientRect()
    if (box.scrollWidth > box.clientWidth) faults.add(box.ariaLabel + ' is ' + box.scrollWidth + ' wide')
    for (const control of box.querySelectorAll('td :is(a, button, summary)')) {
      const { left, right, width } = control.getBoundingClientRect()
      const isOutside = width > 1 && (left < place.left - 1 || right > place.right + 1)
      if (isOutside) faults.add(box.ariaLabel + ': ' + control.textContent + ' is outside')
    }
  }
  return [...faults]
})()`

async function walk(page: Page, paths: readonly string[]) {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      for (const fault of await page.evaluate<string[]>(lookForFaults)) faults.push(`${path} at ${width}: ${fault}`)
    }
  }
  return faults
}

describe(`at ${widths.join(', ')} pixels no page scrolls sideways and no action hides`, () => {
  it('in the merchant area', async () => {
    const { page, context } = await newMerchant(browser, site, client)
    const under = ['dashboard', 'api-users', 'transactions', 'payment-links', 'banks', 'banks/ledger', 'profile']
    const pages = [...under, 'webhooks', 'webhooks/deliveries', 'webhooks/events']
    expect(
      await walk(
        page,
        pages.map((path) => `/client/${path}`),
      ),
    ).toEqual([])
    await context.close()
  })

  it('in the admin portal', async () => {
    const { page, context } = await signedIn(browser, site)
    const lists = ['clients', 'portal-users', 'api-users', 'roles', 'permissions', 'transactions', 'disputes', 'audit']
    const others = ['contact-messages', 'books', 'why', 'pending-clients', `clients/${client.clientID}`, 'dashboard']
    expect(
      await walk(
        page,
        [...lists, ...others].map((path) => `/admin/${path}`),
      ),
    ).toEqual([])
    await context.close()
  })

  it('on the public site', async () => {
    const page = await browser.newPage({ baseURL: site.url })
    expect(await walk(page, ['/', '/cookies'])).toEqual([])
    await page.close()
  })

  it('offers the states of a list in the words of its badges', async () => {
    const { page, context } = await signedIn(browser, site)
    for (const list of ['clients', 'api-users', 'transactions', 'disputes']) {
      await page.goto(`/admin/${list}`)
      const offered = await page.locator('select[name=status] option').allTextContents()
      const cells = await page.locator('td[data-label^=Status], td[data-label^="Role and"]').allTextContents()
      const shown = cells.filter((words) => !offered.some((word) => words.endsWith(word)))
      expect([list, shown]).toEqual([list, []])
    }
    await context.close()
  })
})
