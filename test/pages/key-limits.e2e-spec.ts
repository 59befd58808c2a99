import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { accessTokenFor, buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { fill, newMerchant, open, said, shows } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let token: string
let visitor: Visitor
let client: SignedInClient

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token } = await sharedWithStaff())
  client = await buildClient(site)
})
afterAll(() => browser.close())
afterEach(() => visitor.context.close())

const viewport = { width: 390, height: 844 }
const ways = [
  ['in the browser', { viewport }],
  ['without JavaScript', { viewport, ...withoutScripts }],
] as const
const day = '2031-05-31'

const save = (page: Page) => page.locator('form:has([name=allowedRanges]) button[type=submit]').last().click()
// axe waits for timers, which run with scripts alone.
const sound = async (page: Page, how: string) => {
  if (how === ways[0][0]) expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
}
const rowsOf = async (): Promise<Record<string, unknown>[]> =>
  (await site.call('GET', `/clients/${client.clientID}/apiusers`, { token: client.token })).body.items
const statusOf = async (accessToken: string) => (await site.call('GET', '/transactions', { token: accessToken })).status

describe.each(ways)('the limits of an API user at 390 px, %s', (how, settings) => {
  it('are set by its merchant with a new one, and kept by a change of something else', async () => {
    const developerName = `Shop ${how}`
    visitor = await newMerchant(browser, site, client, settings)
    const { page } = visitor
    await open(page, '/client/api-users/new')
    await fill(page, {
      developerName,
      developerEmailAddress: 'shop@example.com',
      developerPhoneNumber: '+1 415 555 2671',
      expiresAt: '2020-01-01',
      allowedRanges: '203.0.113.7/24\nexample.com',
    })
    await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
    await save(page)
    await said(page, /^Enter at most 20 addresses or ranges/)
    await shows(() => page.locator('[name=allowedRanges]').inputValue(), '203.0.113.7/24\nexample.com')
    await fill(page, { allowedRanges: '203.0.113.7/24, 2001:db8::/32' })
    await save(page)
    await said(page, 'Choose a date in the future')
    await sound(page, how)
    await fill(page, { expiresAt: day })
    await save(page)
    await said(page, 'API user created successfully!')

    await open(page, '/client/api-users')
    await said(page, 'Expires 31 May 2031')
    await said(page, 'Only from 203.0.113.0/24, 2001:db8::/32')
    await sound(page, how)
    const made = (await rowsOf()).find((row) => row.developerName === developerName)
    expect(made?.expiresAt).toBe(`${day}T23:59:59.999Z`)
    await open(page, `/client/api-users/${String(made?.apiUserID)}/edit`)
    expect(await page.locator('[name=expiresAt]').inputValue()).toBe(day)
    await fill(page, { developerName: `${developerName}, renamed` })
    await save(page)
    await said(page, 'API user updated successfully!')
    const { developerName: _, version: __, ...kept } = made ?? {}
    const changed = (await rowsOf()).find(({ apiUserID }) => apiUserID === made?.apiUserID)
    expect(changed).toMatchObject({ ...kept, developerName: `${developerName}, renamed` })
  })

  it('let the old secret work on for as long as was chosen, and end that at once', async () => {
    const { apiUserID, apiKey, apiSecret, accessToken } = await buildApiUser(site, client)
    visitor = await newMerchant(browser, site, client, settings)
    const { page } = visitor
    await open(page, `/client/api-users/${apiUserID}/edit`)
    await page.getByRole('link', { name: 'Replace the secret with an overlap' }).click()
    await page.locator('[name=overlapSeconds]').selectOption({ label: 'One day' })
    await sound(page, how)
    await page.locator('form:has([name=overlapSeconds]) button[type=submit]').click()
    await said(page, 'API key regenerated!')
    expect(await statusOf(accessToken)).toBe(200)
    expect(await statusOf(await accessTokenFor(site, apiKey, apiSecret))).toBe(200)

    await open(page, '/client/api-users')
    await said(page, /^Both secrets work until/)
    await sound(page, how)
    await page.getByRole('button', { name: /^End overlap/ }).click()
    await said(page, 'Only the new secret works now')
    await shows(() => page.getByText('Both secrets work until').count(), 0)
    expect(await statusOf(accessToken)).toBe(401)
  })

  it('are set by staff, who see where it called from last', async () => {
    const { apiUserID } = await buildApiUser(site, client)
    visitor = await signedIn(browser, site, undefined, settings)
    const { page } = visitor
    await page.goto(`/admin/api-users/${apiUserID}/edit`)
    await fill(page, { expiresAt: day, allowedRanges: '198.51.100.0/24\n192.0.2.1' })
    await sound(page, how)
    await save(page)
    await said(page, 'API User updated!')
    await page.goto(`/admin/api-users?q=${apiUserID}`)
    await said(page, 'Only from 198.51.100.0/24, 192.0.2.1/32')
    await said(page, 'from 127.0.0.1')
    await sound(page, how)
    // Sent once more as it was found, it is the same.
    await page.goto(`/admin/api-users/${apiUserID}/edit`)
    await save(page)
    await said(page, 'API User updated!')
    const { body } = await site.call('GET', `/api-users/${apiUserID}`, { token })
    expect([body.expiresAt, body.allowedRanges]).toEqual([`${day}T23:59:59.999Z`, ['198.51.100.0/24', '192.0.2.1/32']])
  })
})
