import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import type { RoleUsageView } from '#contract/role-usage.js'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { shows } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'
import { until } from '../support/until.js'

let browser: Browser
let site: SharedSite
let token: string
let visitor: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token } = await sharedWithStaff())
})
afterAll(() => browser.close())
afterEach(() => visitor.context.close())

const password = 'a-long-staff-password'
const ways = [
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
] as const

/** A role of two permissions, of which its one carrier has used one. */
async function buildUsed(how: string): Promise<string> {
  const { items } = (await site.call('GET', '/permissions?limit=100&q=audit', { token })).body
  const ids = ['GET /audit', 'GET /audit/verification'].map(
    (key) =>
      items.find((row: { httpMethod: string; routePattern: string }) => `${row.httpMethod} ${row.routePattern}` === key)
        .permissionID,
  )
  const role = (await site.call('POST', '/roles', { token, body: { name: `Reader ${how}`, permissionIDs: ids } })).body
  const email = `reader${how.length}@gatehouse.test`
  const body = { userName: `Rita ${how}`, email, password, roles: [role.roleID] }
  await site.call('POST', '/portal-users', { token, body })
  const rita = (await site.call('POST', '/portal-users/login', { body: { email, password } })).body.token
  await site.call('GET', '/audit', { token: rita })
  await site.call('GET', '/clients', { token: rita })
  const read = async (): Promise<RoleUsageView> =>
    (await site.call('GET', `/roles/${role.roleID}/usage`, { token })).body
  // Both are counted in memory, and may be written one after the other.
  await until(read, ({ permissions, refused }) => refused.length > 0 && permissions.some(({ used }) => used.length > 0))
  return role.roleID
}

describe('/admin/roles/:roleID/usage', () => {
  for (const [how, settings] of ways) {
    it(`shows what was used and by whom, and leads to the smaller role, which somebody saves, ${how}`, async () => {
      const roleID = await buildUsed(how)
      visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      await page.goto('/admin/roles')
      await page
        .locator('tr', { hasText: `Reader ${how}` })
        .getByRole('link', { name: 'Usage' })
        .click()
      await page.getByRole('heading', { name: `How the role Reader ${how} is used` }).waitFor()
      const table = page.getByRole('table', { name: 'Permissions by use' })
      await shows(() => table.textContent(), expect.stringMatching(/See the audit log.*1.*Rita.*Not used/))
      await shows(
        () => page.getByRole('table', { name: 'Refused requests' }).textContent(),
        expect.stringContaining('GET /clients'),
      )
      await page.getByText(/It would have allowed every request since/).waitFor()
      await page.getByRole('link', { name: 'Review the smaller role' }).click()
      const preview = page.locator('section[role=status]')
      await shows(() => preview.textContent(), expect.stringMatching(/Loses.*GET \/audit\/verification/))
      expect((await site.call('GET', `/roles/${roleID}`, { token })).body.permissionIDs).toHaveLength(2)
      await page.locator('form:has([name=name]) button[type=submit]').last().click()
      await page.getByText('Role updated!', { exact: true }).first().waitFor()
      expect((await site.call('GET', `/roles/${roleID}`, { token })).body.permissionIDs).toHaveLength(1)
      expect(visitor.faults).toEqual([])
    })
  }
})
