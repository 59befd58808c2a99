import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildClient, roleIDOf } from '../support/builders.js'
import type { SharedSite } from '../support/shared-site.js'
import { signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'

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

const edit = async (page: Page, email: string) => {
  await page.goto('/admin/portal-users')
  await page.locator('tr', { hasText: email }).getByRole('link', { name: 'Edit' }).click()
  await page.locator('[name=userName]').waitFor()
}
const save = (page: Page) => page.locator('form:has([name=userName]) button[type=submit]').last().click()
const badge = (page: Page, email: string, word: string) =>
  page.locator('tr', { hasText: email }).getByText(word, { exact: true }).waitFor()
const password = 'a-long-staff-password'

describe('/admin/portal-users', () => {
  for (const [how, settings] of [
    ['in the browser', {}],
    ['without JavaScript', withoutScripts],
  ] as const) {
    it(`shows whose address is unconfirmed, and says why they get no role, ${how}`, async () => {
      const email = `una${how.length}@gatehouse.test`
      const { clientID } = await buildClient(site)
      await site.call('POST', '/portal-users', { body: { userName: 'Una', email, password, clientID } })
      visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      await edit(page, email)
      await page.getByLabel('Support (read only)').check()
      await save(page)
      await page.getByText('This person hasn’t confirmed their email address').first().waitFor()
      await page.goto('/admin/portal-users')
      await badge(page, email, 'Unconfirmed')
    })

    it(`asks for a look at an address that somebody else set, and shows who needs a new password, ${how}`, async () => {
      const [setter, email] = [`setter${how.length}@gatehouse.test`, `vic${how.length}@gatehouse.test`]
      const roles = [await roleIDOf(site, token, 'Onboarding officer')]
      const ofPortalUsers = (await site.call('GET', '/permissions?q=portal-users&limit=100', { token })).body.items
      const permissionIDs = ofPortalUsers.map(({ permissionID }: { permissionID: string }) => permissionID)
      const role = { name: `Changers ${how}`, permissionIDs }
      const { roleID } = (await site.call('POST', '/roles', { token, body: role })).body
      const person = { userName: 'Vic', email: `old-${email}`, password, roles }
      await site.call('POST', '/portal-users', {
        token,
        body: { userName: 'Setter', email: setter, password, roles: [...roles, roleID] },
      })
      const { id } = (await site.call('POST', '/portal-users', { token, body: person })).body
      const own = (await site.call('POST', '/portal-users/login', { body: { email: setter, password } })).body.token
      await site.call('PUT', `/portal-users/${id}`, { token: own, body: { userName: 'Vic', email, roles } })
      visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      await edit(page, email)
      await page.getByLabel('Support (read only)').check()
      await save(page)
      await page.getByText('A colleague with less access changed the email address').first().waitFor()
      await page.getByLabel('I have checked that this address belongs to this person').check()
      await save(page)
      await page.getByText('User updated!', { exact: true }).first().waitFor()
      await badge(page, email, 'Password reset required')
    })
  }
})
