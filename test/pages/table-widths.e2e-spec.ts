import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, paymentInput, type SignedInClient, signupInput } from '../support/builders.js'
import { newMerchant } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { signedIn } from '../support/staff.js'
import { faultsOfWidths, widths } from '../support/widths.js'

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

async function walk(page: Page, paths: readonly string[]) {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    faults.push(...(await faultsOfWidths(page, path)))
  }
  return faults
}

// Every screen with the demo's data is walked by every-width in each run; this asks the same of those with next to nothing in them.
const long = process.env.TEST_LONG ? it : it.skip

describe(`at ${widths.join(', ')} pixels no page scrolls sideways and no action hides`, () => {
  long('in the merchant area', async () => {
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

  long('in the admin portal', async () => {
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

  it('offers the states of a list in the words of its badges', async () => {
    const { page, context } = await signedIn(browser, site)
    for (const list of ['clients', 'api-users', 'transactions', 'disputes']) {
      await page.goto(`/admin/${list}`)
      const offered = await page.locator('select[name=status] option').allTextContents()
      const cells = await page
        .locator(':is(td[data-label^=Status], td[data-label^="Role and"]) [class~=rounded-full]')
        .allTextContents()
      const shown = cells.filter((words) => !offered.some((word) => words.endsWith(word)))
      expect([list, shown]).toEqual([list, []])
    }
    await context.close()
  })
})
