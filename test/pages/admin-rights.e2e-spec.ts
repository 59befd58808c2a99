import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { roleIDOf } from '../support/builders.js'
import { shows } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { officer, openScripted, signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'

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

const open = async (settings = {}): Promise<Page> => {
  visitor = await signedIn(browser, site, undefined, settings)
  return visitor.page
}
const send = (page: Page) => page.locator('form:has([name=name]) button[type=submit]').last().click()
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()
const ways = [
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
] as const

describe('/admin/roles', () => {
  for (const [how, settings] of ways) {
    it(`adds a role, shows who gains and loses before it is saved, and deletes it, ${how}`, async () => {
      const page = await open(settings)
      const name = `Auditor ${how}`
      await page.goto('/admin/roles')
      await page.getByRole('link', { name: 'Add role' }).click()
      await send(page)
      await says(page, 'Role name is required')
      await page.locator('[name=name]').fill(name)
      await page.getByLabel('See the audit log').check()
      await send(page)
      await says(page, 'Role created!')
      const row = page.locator('tr[data-highlighted]', { hasText: name })
      await row.waitFor()

      const body = { email: `a${how.length}@gatehouse.test`, password: 'a-long-staff-password' }
      const roles = [await roleIDOf(site, token, name)]
      await site.call('POST', '/portal-users', { token, body: { ...body, userName: `Ann ${how}`, roles } })
      await row.getByRole('link', { name: 'Edit' }).click()
      await page.getByLabel('See the audit log').uncheck()
      await page.getByLabel('See clients').check()
      await page.getByRole('button', { name: 'Preview changes' }).click()
      await says(page, `Ann ${how}`)
      const preview = page.locator('section[role=status]')
      await shows(() => preview.textContent(), expect.stringMatching(/Gains GET \/clients.*Loses GET \/audit/))
      await send(page)
      await says(page, 'Role updated!')

      await row.getByRole('link', { name: 'Delete' }).click()
      await says(page, 'Delete this role?')
      await page.getByRole('button', { name: 'Delete' }).click()
      await says(page, 'This role is in use by 1 portal user. Remove it from them first')
    })
  }

  it('tells the second of two people that the role was changed, and keeps what they chose', async () => {
    const { roleID } = (await site.call('POST', '/roles', { token, body: { name: 'Twice' } })).body
    const page = await open()
    await page.goto(`/admin/roles/${roleID}/edit`)
    await page.locator('[name=name]').fill('Twice by me')
    await site.call('PUT', `/roles/${roleID}`, { token, body: { name: 'Twice by somebody else' } })
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText(/Someone else changed this\. Saved now: name “Twice by somebody else”/)
      .first()
      .waitFor()
    await shows(() => page.locator('[name=name]').inputValue(), 'Twice by me')
    await page.getByRole('button', { name: 'Save' }).click()
    await says(page, 'Role updated!')
  })

  it('searches the permissions and ticks a whole group', async () => {
    const page = await open()
    await openScripted(page, '/admin/roles/new')
    await page.getByPlaceholder('Find a permission').fill('audit')
    await page.getByLabel('See clients').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'All of this group Audit' }).click()
    await page.getByText('(4 selected)').waitFor()
  })
})

describe('/admin/permissions', () => {
  for (const [how, settings] of ways) {
    it(`adds, changes and deletes a permission, ${how}`, async () => {
      const page = await open(settings)
      const name = `Look around ${how}`
      await page.goto('/admin/permissions')
      await page.getByRole('link', { name: 'Add permission' }).click()
      await send(page)
      await says(page, 'Permission name is required')
      await page.locator('[name=name]').fill(name)
      await page.locator('form [name=httpMethod]').last().selectOption('GET')
      await page.locator('[name=routePattern]').fill('/clients/a b')
      await send(page)
      await page.getByText('Segment 2 isn’t valid: "a b" must be a word').first().waitFor()
      await page.locator('[name=routePattern]').fill('/clients/**')
      await send(page)
      await says(page, 'Permission created!')
      const row = page.locator('tr[data-highlighted]', { hasText: name })
      await row.getByText(/\d+ routes/).waitFor()
      await row.getByRole('link', { name: 'Edit' }).click()
      await page.locator('[name=routePattern]').fill('/nowhere')
      await send(page)
      await says(page, 'Permission updated!')
      await row.getByText('No route, no access').waitFor()
      await row.getByRole('link', { name: 'Delete' }).click()
      await says(page, 'Delete this permission?')
      await page.getByRole('button', { name: 'Delete' }).click()
      await says(page, 'Permission deleted!')
    })
  }

  it('tells the second of two people that the pattern was changed', async () => {
    const input = { name: 'Twice', httpMethod: 'GET', routePattern: '/audit' }
    const { permissionID } = (await site.call('POST', '/permissions', { token, body: input })).body
    const page = await open()
    await page.goto(`/admin/permissions/${permissionID}/edit`)
    await page.locator('[name=name]').fill('Twice by me')
    await site.call('PUT', `/permissions/${permissionID}`, { token, body: { ...input, routePattern: '/audit/**' } })
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText(/Someone else changed this\. Saved now: .*route pattern “\/audit\/\*\*”/)
      .first()
      .waitFor()
  })

  it('shows while it is typed what a pattern covers, and where it cannot be read', async () => {
    const page = await open()
    await openScripted(page, '/admin/permissions/new')
    await page.locator('[name=routePattern]').fill('/audit')
    await page.getByText('Covers 1 route:').waitFor()
    await page.locator('[name=routePattern]').fill('/**/audit')
    await says(page, 'Segment 1 isn’t valid: "**" must come last')
    await page.locator('[name=routePattern]').fill('/api/audit')
    await says(page, 'Leave out the leading "/api"')
    await page.locator('[name=routePattern]').fill('/nothing')
    await says(page, 'Matches no route, so it gives no access.')
  })
})

describe('roles and permissions, to others', () => {
  it('do not open for an Onboarding officer', async () => {
    visitor = await signedIn(browser, site, officer)
    const { page } = visitor
    for (const path of ['roles', 'roles/new', 'permissions', 'permissions/new']) {
      await page.goto(`/admin/${path}`)
      expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
    }
    await page.request.post('/admin/roles/new', { form: { name: 'Mine' }, failOnStatusCode: false })
    await page.request.post('/admin/permissions/new', { form: { name: 'Mine' }, failOnStatusCode: false })
    const names = (await site.call('GET', '/roles?limit=100', { token })).body.items.map(
      ({ name }: { name: string }) => name,
    )
    expect(names).not.toContain('Mine')
  })

  it('are read by Support, whose permissions open no form', async () => {
    const support = { userName: 'Sam', email: 'sam@gatehouse.test', password: 'a-long-staff-password' }
    const roles = [await roleIDOf(site, token, 'Support (read only)')]
    await site.call('POST', '/portal-users', { token, body: { ...support, roles } })
    visitor = await signedIn(browser, site, support)
    const { page } = visitor
    await page.goto('/admin/permissions')
    await page.locator('tbody tr').first().waitFor()
    expect(await page.getByRole('link', { name: /Edit|Delete|Add permission/ }).count()).toBe(0)
    await page.goto('/admin/permissions/new')
    await page.waitForURL('**/admin/dashboard')
    await page.getByText('Only an administrator can do this').first().waitFor()
  })
})
