import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildClient, roleIDOf } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { shows } from '../support/screens.js'
import { officer, openScripted, signedIn, startWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let token: string
let stop: () => Promise<void>
let visitor: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff())
})
afterAll(async () => {
  await stop()
  await browser.close()
})
afterEach(() => visitor.context.close())

const open = async (settings = {}): Promise<Page> => {
  visitor = await signedIn(browser, site, undefined, settings)
  return visitor.page
}
const send = (page: Page, input: string) => page.locator(`form:has([name=${input}]) button[type=submit]`).last().click()
const says = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor()
const ways = [
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
] as const

describe('/admin/portal-users', () => {
  for (const [how, settings] of ways) {
    it(`adds, changes and deletes a portal user, ${how}`, async () => {
      const page = await open(settings)
      const email = `new${how.length}@gatehouse.test`
      await page.goto('/admin/portal-users')
      await page.getByRole('link', { name: 'Add portal user' }).click()
      await send(page, 'userName')
      await says(page, 'Username is required')
      await says(page, 'Email is required')
      await says(page, 'Password is required')
      await says(page, 'At least one role is required')
      await page.locator('[name=userName]').fill('Nora New')
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=password]').fill('short')
      await page.getByLabel('Support (read only)').check()
      await send(page, 'userName')
      await says(page, 'Password must be at least 6 characters')
      await page.locator('[name=password]').fill('a-long-staff-password')
      await send(page, 'userName')
      await says(page, 'User created!')
      const row = page.locator('tr[data-highlighted]', { hasText: email })
      await row.getByText('Support (read only)').waitFor()

      await row.getByRole('link', { name: 'Edit' }).click()
      await page.locator('[name=userName]').fill('Nora Changed')
      await page.locator('[name=isAdmin]').check()
      await send(page, 'userName')
      await says(page, 'User updated!')
      await row.getByText('Administrator').waitFor()

      await row.getByRole('link', { name: 'Delete' }).click()
      await says(page, 'Delete this user?')
      await page.getByRole('button', { name: 'Delete' }).click()
      await says(page, 'User deleted!')
      await page.locator('tr', { hasText: email }).waitFor({ state: 'detached' })
    })
  }

  it('keeps the last administrator, and says why', async () => {
    const page = await open()
    await openScripted(page, '/admin/portal-users?q=admin@')
    await page.locator('tbody tr').getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await says(page, 'This is the last administrator. Make another person an administrator first')
  })

  it('ends somebody’s session', async () => {
    const other = await signedIn(browser, site, officer)
    const page = await open()
    await openScripted(page, '/admin/portal-users?q=olive')
    await page.locator('tbody tr').getByRole('link', { name: 'Sessions' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
    await says(page, 'Session ended')
    await says(page, 'No active sessions.')
    await other.page.goto('/admin/dashboard')
    await other.page.waitForURL('**/admin/login?ended=yes')
    await other.context.close()
  })

  it('tells the second of two people that the roles were changed', async () => {
    const roles = [await roleIDOf(site, token, 'Support (read only)')]
    const input = { userName: 'Twice', email: 'twice@gatehouse.test', password: 'a-long-staff-password', roles }
    const { id } = (await site.call('POST', '/portal-users', { token, body: input })).body
    const page = await open()
    await page.goto(`/admin/portal-users/${id}/edit`)
    const other = [await roleIDOf(site, token, 'Onboarding officer')]
    const { userName, email } = input
    await site.call('PUT', `/portal-users/${id}`, { token, body: { userName, email, roles: other } })
    await send(page, 'userName')
    await page.getByText('Someone else changed this').first().waitFor()
  })
})

describe('/admin/api-users', () => {
  const developer = {
    developerName: 'Web shop',
    developerEmailAddress: 'shop@example.com',
    developerPhoneNumber: '+14155552671',
  }
  const madeApiUser = async () => {
    const { clientID } = await buildClient(site)
    const roleID = await roleIDOf(site, token, 'Integrator (payments)')
    return (await site.call('POST', '/api-users', { token, body: { ...developer, clientID, roleID } })).body
  }

  const fill = async (page: Page, name: string) => {
    await page.locator('[name=developerName]').fill(name)
    await page.locator('[name=developerEmailAddress]').fill('shop@example.com')
    await page.locator('[name=developerPhoneNumber]').fill('+1 415 555 2671')
    await page.locator('select[name=clientID]').selectOption({ index: 1 })
    await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
  }

  for (const [how, settings] of ways) {
    it(`adds one and shows its secret once, changes, disables, enables and deletes it, ${how}`, async () => {
      await buildClient(site)
      const page = await open(settings)
      await page.goto('/admin/api-users')
      await page.getByRole('link', { name: 'Add API user' }).first().click()
      await send(page, 'developerName')
      for (const what of ['Developer name', 'Email', 'Phone number', 'Client', 'Role'])
        await says(page, `${what} is required`)
      const name = `Web shop ${how}`
      await fill(page, name)
      await send(page, 'developerName')
      await says(page, 'API User created!')
      await page
        .getByText(/gs_[\w-]{43}/)
        .first()
        .waitFor({ state: 'attached' })
      await page.getByRole('link', { name: 'Done' }).click()
      const row = page.locator('tr[data-highlighted]', { hasText: name })
      await row.waitFor()
      expect(await page.locator('body').textContent()).not.toMatch(/gs_[\w-]{43}/)

      await row.getByRole('link', { name: 'Edit' }).click()
      await page.locator('[name=developerPhoneNumber]').fill('+1 415 555 2672')
      await send(page, 'developerName')
      await says(page, 'API User updated!')

      await row.getByText('Active', { exact: true }).waitFor()
      await row.getByRole('link', { name: 'Disable' }).click()
      await says(page, `Disable ${name}?`)
      await says(page, 'Payments with this key stop immediately. You can enable it again at any time.')
      await page.getByRole('button', { name: 'Disable' }).click()
      await says(page, 'API user disabled')
      await row.getByText('Disabled', { exact: true }).waitFor()
      await row.getByRole('button', { name: 'Enable' }).click()
      await says(page, 'API user enabled')
      await row.getByText('Active', { exact: true }).waitFor()

      await row.getByRole('link', { name: 'Delete' }).click()
      await says(page, 'Delete this API user?')
      await page.getByRole('button', { name: 'Delete' }).click()
      await says(page, 'API User deleted!')
    })
  }

  it('tells the second of two people that the API user was changed', async () => {
    const { apiUserID, clientID, roleID } = await madeApiUser()
    const page = await open()
    await page.goto(`/admin/api-users/${apiUserID}/edit`)
    await page.locator('[name=developerName]').fill('Changed by me')
    const body = { ...developer, developerName: 'Changed by somebody else', clientID, roleID }
    await site.call('PUT', `/api-users/${apiUserID}`, { token, body })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Someone else changed this').first().waitFor()
    await shows(() => page.locator('[name=developerName]').inputValue(), 'Changed by me')
  })

  it('makes one key however often the button is clicked', async () => {
    const { clientID } = await buildClient(site)
    const page = await open(withoutScripts)
    await page.goto('/admin/api-users/new')
    await fill(page, 'Clicked twice')
    await page.locator('select[name=clientID]').selectOption(clientID)
    await page.getByRole('button', { name: 'Add API user' }).dblclick()
    await page
      .getByText(/gs_[\w-]{43}/)
      .first()
      .waitFor({ state: 'attached' })
    expect((await site.call('GET', `/api-users?clientID=${clientID}`, { token })).body.items).toHaveLength(1)
  })
})

describe('people and keys, to an Onboarding officer', () => {
  it('do not open, and take no form', async () => {
    visitor = await signedIn(browser, site, officer)
    const { page } = visitor
    const before = (await site.call('GET', '/portal-users?limit=100', { token })).body.items
    for (const path of [
      'portal-users',
      'portal-users/new',
      'portal-users.csv',
      'api-users',
      'api-users/new',
      'api-users.csv',
    ]) {
      await page.goto(`/admin/${path}`)
      expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
    }
    const roles = await roleIDOf(site, token, 'Support (read only)')
    const form = { userName: 'X', email: 'x@gatehouse.test', password: 'a-long-staff-password', roles, isAdmin: 'on' }
    await page.request.post('/admin/portal-users/new', { form, failOnStatusCode: false })
    for (const { id } of before) {
      await page.request.post(`/admin/portal-users/${id}/edit`, { form, failOnStatusCode: false })
      await page.request.post(`/admin/portal-users/${id}/delete`, { form: { formID: 'x' }, failOnStatusCode: false })
    }
    const after = (await site.call('GET', '/portal-users?limit=100', { token })).body.items
    const facts = (users: { id: string; email: string; isAdmin: boolean }[]) =>
      users.map(({ id, email, isAdmin }) => ({ id, email, isAdmin }))
    expect(facts(after)).toEqual(facts(before))
  })
})
