import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildClient } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { officer, signedIn, startWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let visitor: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, stop } = await startWithStaff())
})
afterAll(async () => {
  await stop()
  await browser.close()
})
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
      expect(await row.textContent()).toMatch(/Client: approved.*Administrator.*pending.*→.*active/)
      const file = await page.request.get(`/admin/audit.csv?target=${clientID}&action=client.`)
      expect((await file.text()).split('\r\n')[1]).toContain('client.signed_in')
      await page.getByRole('link', { name: 'Verify the log' }).click()
      await page.getByText(/The audit log is intact: \d+ entries\./).waitFor()
      await page.getByRole('button', { name: 'Verify again' }).click()
      await page.getByText(/The audit log is intact: \d+ entries\./).waitFor()
      expect(visitor.faults).toEqual([])
    })
  }
})

describe('the menu', () => {
  it('stands in the specified order, and each entry opens', async () => {
    visitor = await signedIn(browser, site)
    const { page } = visitor
    const labels = await page.locator('nav a.portal-item').allTextContents()
    expect(labels.slice(0, 6)).toEqual(['Dashboard', 'Clients', 'Portal Users', 'API Users', 'Roles', 'Permissions'])
    await openEach(visitor)
  })

  it('has for an Onboarding officer only what opens, and nothing else opens', async () => {
    visitor = await signedIn(browser, site, officer)
    const { page } = visitor
    const labels = await page.locator('nav a.portal-item').allTextContents()
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
