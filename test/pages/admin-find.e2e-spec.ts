import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildClient, signupInput } from '../support/builders.js'
import { shows } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { officer, openScripted, signedIn, sharedWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let visitor: Visitor

beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site } = await sharedWithStaff())
})
afterAll(() => browser.close())
afterEach(() => visitor.context.close())

type Person = Parameters<typeof signedIn>[2]
const open = async (path: string, settings = {}, person?: Person): Promise<Page> => {
  visitor = await signedIn(browser, site, person, settings)
  await (settings === withoutScripts ? visitor.page.goto(path) : openScripted(visitor.page, path))
  return visitor.page
}
const says = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first().waitFor()
const register = async (name: string): Promise<string> =>
  (await site.call('POST', '/clients/register', { body: signupInput({ name }) })).body.clientID
const ways = [
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
] as const

describe('the command palette', () => {
  it('opens by the keyboard, finds by name, goes there, and gives the focus back', async () => {
    const { clientID } = await buildClient(site, { name: 'Quince Harbor' })
    const page = await open('/admin/dashboard')
    await page.keyboard.press('Control+k')
    const input = page.getByRole('combobox', { name: 'Go to' })
    await page.getByRole('option', { name: 'Pending Clients' }).waitFor()
    await input.fill('quince')
    await page.getByRole('option', { name: /Quince Harbor/, selected: true }).waitFor()
    await says(page, '1 result')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/admin/clients/${clientID}`)
    await page.getByRole('heading', { name: 'Quince Harbor' }).waitFor()
    await page.locator('.portal-search').click()
    await input.waitFor()
    await page.keyboard.press('Escape')
    await input.waitFor({ state: 'detached' })
    await page.locator('.portal-search:focus').waitFor()
    expect(visitor.faults).toEqual([])
  })

  it('walks the results by arrows, and says where it is', async () => {
    const page = await open('/admin/dashboard')
    await page.keyboard.press('Control+k')
    const input = page.getByRole('combobox', { name: 'Go to' })
    await input.fill('clients')
    await page.getByRole('option', { name: /^Clients/, selected: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    const marked = page.getByRole('option', { name: /^Pending Clients/, selected: true })
    await marked.waitFor()
    await shows(() => input.getAttribute('aria-activedescendant'), await marked.getAttribute('id'))
  })

  it('has / for the filter and ? for the shortcuts, but not while somebody types', async () => {
    const page = await open('/admin/clients')
    await page.keyboard.press('/')
    await page.locator('main input[type=search]:focus').waitFor()
    await page.keyboard.type('?')
    await shows(() => page.locator('main input[type=search]').inputValue(), '?')
    await page.locator('h1').click()
    await page.locator('main input[type=search]').blur()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  })

  it('offers an Onboarding officer pages and pending clients only', async () => {
    await register('Persimmon Ltd')
    const page = await open('/admin/search?q=persimmon', {}, officer)
    await page.getByRole('link', { name: 'Persimmon Ltd' }).waitFor()
    await page.goto('/admin/search?q=administrator')
    await says(page, 'No results.')
    await page.goto('/admin/search')
    const pages = page.locator('main li a')
    await pages.first().waitFor()
    expect(await pages.allTextContents()).toEqual(['Dashboard', 'Pending Clients'])
  })
})

describe('/admin/search, without JavaScript', () => {
  it('finds clients, people, roles and permissions by name and id, and leads to them', async () => {
    const { clientID } = await buildClient(site, { name: 'Sorrel Ltd' })
    const page = await open('/admin/dashboard', withoutScripts)
    await page.getByRole('link', { name: 'Search' }).click()
    await page.locator('[name=q]').fill(clientID)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(`**/admin/clients/${clientID}`)
    await page.goto('/admin/search?q=sorrel')
    await page.getByRole('link', { name: 'Sorrel Ltd' }).waitFor()
    for (const [q, name] of [
      ['olive', officer.userName],
      ['Support (read', 'Support (read only)'],
      ['verify the audit', 'Verify the audit log'],
    ] as const) {
      await page.goto(`/admin/search?q=${encodeURIComponent(q)}`)
      await page.getByRole('link', { name, exact: true }).click()
      await page.locator('tbody tr', { hasText: name }).waitFor()
    }
  })
})

describe('/admin/roles/matrix', () => {
  it('ticks what each role holds, by area, with its heads in sight', async () => {
    const page = await open('/admin/roles/matrix', { viewport: { width: 390, height: 844 } })
    const row = page.locator('tr', { hasText: 'See pending clients' })
    await row.waitFor()
    const roles = await page.locator('thead th').allTextContents()
    const cells = await row.locator('td').allTextContents()
    const ticked = roles.slice(1).filter((_, index) => cells[index] === '✓')
    expect(ticked).toEqual(['Onboarding officer', 'Support (read only)'])
    await page.evaluate("document.querySelector('.matrix-scroll').scrollBy(0, 2000)")
    const head = page.getByRole('columnheader', { name: 'Support (read only)' })
    const box = await head.boundingBox()
    expect(box && box.y + box.height).toBeGreaterThan(0)
  })
})

describe('a list’s order', () => {
  it.each(ways)(
    'is chosen at its heads, stands in the address, and its file has the same, %s',
    async (how, settings) => {
      for (const name of ['zinnia', 'Aster', 'marigold']) await register(`${name} ${how}`)
      const page = await open(`/admin/clients?q=${how}`, settings)
      await page.getByRole('link', { name: 'Name', exact: true }).click()
      await page.locator('th[aria-sort=ascending]', { hasText: 'Name' }).waitFor()
      await page.locator('tbody tr:first-child', { hasText: 'Aster' }).waitFor()
      await page.getByRole('link', { name: 'Name', exact: true }).click()
      await page.locator('th[aria-sort=descending]', { hasText: 'Name' }).waitFor()
      await page.locator('tbody tr:first-child', { hasText: 'zinnia' }).waitFor()
      expect(new URL(page.url()).searchParams.get('sort')).toBe('-name')
      const file = await page.request.get(`/admin/clients.csv?q=${encodeURIComponent(how)}&sort=-name`)
      expect((await file.text()).split('\r\n')[1]).toContain(`zinnia ${how}`)
      for (const list of ['roles', 'permissions', 'portal-users', 'api-users'])
        expect((await page.request.get(`/admin/${list}.csv?sort=name`)).headers()['content-type']).toContain('text/csv')
    },
  )
})
