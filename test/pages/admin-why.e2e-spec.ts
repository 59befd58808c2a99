import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { shows } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { officer, signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let visitor: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site } = await sharedWithStaff())
})
afterAll(() => browser.close())
afterEach(() => visitor.context.close())

describe('/admin/why', () => {
  for (const [how, settings] of [
    ['in the browser', {}],
    ['without JavaScript', withoutScripts],
  ] as const) {
    it(`says in a sentence why somebody may and may not, with links to the rows, ${how}`, async () => {
      visitor = await signedIn(browser, site, undefined, settings)
      const { page } = visitor
      const ask = async (path: string) => {
        await page.goto('/admin/why')
        await page.locator('[name=path]').fill(path)
        await page.locator('[name=portalUserID]').selectOption({ label: `${officer.userName}, ${officer.email}` })
        await page.getByRole('button', { name: 'Explain' }).click()
        await page.waitForURL('**path=**')
      }
      await ask('/api/clients/pending')
      await page.getByText(/^Allowed\. Olive Officer has "See pending clients"/).waitFor()
      await page.locator('tr[data-highlighted]', { hasText: 'GET /clients/pending' }).waitFor()
      await ask('/clients')
      await page.getByText('Refused. Olive Officer needs the permission "See clients".').waitFor()
      await page.getByRole('link', { name: 'See clients', exact: true }).click()
      await page.waitForURL('**/admin/permissions?q=prm_**')
      await page.getByRole('heading', { name: 'Permissions', exact: true }).waitFor()
      await shows(() => page.locator('tbody tr').count(), 1)
    })
  }

  it('says what is wrong with a question', async () => {
    visitor = await signedIn(browser, site)
    const { page } = visitor
    await page.goto('/admin/why?method=GET&path=/clients&portalUserID=one&apiUserID=other')
    await page.getByText('Send one of portalUserID, apiUserID or clientMemberID').waitFor()
  })

  it('marks the route that was asked for, and who can call it', async () => {
    visitor = await signedIn(browser, site)
    const { page } = visitor
    await page.goto('/admin/why')
    await page.getByRole('link', { name: 'POST /clients/:clientID/approve' }).click()
    await page.locator('tr[data-highlighted]', { hasText: 'Onboarding officer' }).waitFor()
  })

  it('does not open for an Onboarding officer', async () => {
    visitor = await signedIn(browser, site, officer)
    const { page } = visitor
    await page.goto('/admin/why')
    expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
  })
})
