import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildClient, roleIDOf } from '../support/builders.js'
import { shows } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { officer, signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'

const support = { ...officer, userName: 'Sam Support', email: 'sam@gatehouse.test' }

let browser: Browser
let site: SharedSite
let visitor: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  const started = await sharedWithStaff()
  site = started.site
  const { token } = started
  const roles = [await roleIDOf(site, token, 'Support (read only)')]
  await site.call('POST', '/portal-users', { token, body: { ...support, roles } })
})
afterAll(() => browser.close())
afterEach(() => visitor.context.close())

describe('/admin/audit', () => {
  for (const [how, settings] of [
    ['in the browser', {}],
    ['without JavaScript', withoutScripts],
  ] as const) {
    it(`filters in the address, shows what changed, and verifies the chain, ${how}`, async () => {
      const { clientID } = await buildClient(site)
      visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      await page.goto('/admin/audit')
      await page.locator('[name=target]').fill(clientID)
      await page.locator('[name=action]').fill('client.approved')
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.waitForURL(`**target=${clientID}**`)
      // The address changes a moment before the rows do.
      await page.locator('tbody tr:only-child').waitFor()
      const row = page.locator('tbody tr')
      await shows(() => row.textContent(), expect.stringMatching(/Client: approved.*Administrator.*pending.*→.*active/))
      const file = await page.request.get(`/admin/audit.csv?target=${clientID}&action=client.`)
      expect((await file.text()).split('\r\n')[1]).toContain('client.signed_in')
      await page.getByRole('link', { name: 'Verification' }).click()
      await page.getByRole('button', { name: 'Verify the log' }).click()
      await page.getByText('The audit log is being verified.').waitFor()
      await shows(() => page.getByRole('button', { name: 'Verify the log' }).isDisabled(), true)
      // Nobody asks: the page does, or is loaded again by the browser.
      await page.getByText(/The audit log is intact: \d+ entries\./).waitFor()
      await page.getByText('The audit log is being verified.').waitFor({ state: 'detached' })
      await page.getByText(/less than a minute ago/).waitFor()
      expect(visitor.faults).toEqual([])
    })
  }
})

describe('/admin/audit/verification and /admin/books', () => {
  it('show the last result to who may only read, and no way to start another run', async () => {
    visitor = await signedIn(browser, site, support)
    const { page } = visitor
    for (const path of ['audit/verification', 'books']) {
      await page.goto(`/admin/${path}`)
      await page.getByRole('region', { name: 'Verification' }).waitFor()
      expect([path, await page.getByRole('button', { name: /^Verify/ }).count()]).toEqual([path, 0])
    }
    expect(visitor.faults).toEqual([])
  })
})

describe('the menu', () => {
  it('stands in the specified order, and each entry opens', async () => {
    visitor = await signedIn(browser, site)
    const { page } = visitor
    await page.goto('/admin/dashboard')
    const labels = await page.locator('nav .portal-item-label').allTextContents()
    expect(labels.slice(0, 6)).toEqual(['Dashboard', 'Clients', 'Portal Users', 'API Users', 'Roles', 'Permissions'])
    await openEach(visitor)
  })

  it('has for an Onboarding officer only what opens, and nothing else opens', async () => {
    visitor = await signedIn(browser, site, officer)
    const { page } = visitor
    await page.goto('/admin/dashboard')
    const labels = await page.locator('nav .portal-item-label').allTextContents()
    expect(labels).toEqual(['Dashboard', 'Pending Clients'])
    await openEach(visitor)
    for (const path of [
      'clients',
      'portal-users',
      'api-users',
      'roles',
      'permissions',
      'audit',
      'audit.csv',
      'audit/verification',
    ]) {
      await page.goto(`/admin/${path}`)
      expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
    }
  })
})

async function openEach({ page }: Visitor): Promise<void> {
  const entries = await page.locator('nav a.portal-item').all()
  const links = await Promise.all(entries.map((entry) => entry.getAttribute('href')))
  for (const link of links) {
    await page.goto(link ?? '')
    expect(new URL(page.url()).pathname).toBe(link)
    expect(await page.getByText('Failed to').count()).toBe(0)
  }
}
