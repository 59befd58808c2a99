import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { Browser, Page } from 'playwright-core'
import * as words from '#contract/messages/step-up.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { unprovedMerchant, unprovedStaff } from '../support/factor-visitors.js'
import { codeOf, wrongCodeOf } from '../support/factors.js'
import { fill, said, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
})
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))
afterAll(() => browser.close())

const phone = { viewport: { width: 390, height: 844 } }
const wrongCode = 'This code is incorrect or was already used'
const typed = {
  developerName: 'Grace Hopper',
  developerEmailAddress: 'grace@example.com',
  developerPhoneNumber: '+14155552671',
}

async function merchant(settings: object) {
  const visitor = await unprovedMerchant(browser, site, settings)
  visitors.push(visitor)
  return visitor
}

async function fillNewApiUser(page: Page): Promise<void> {
  await page.goto('/client/api-users/new')
  await fill(page, typed)
  await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
}
const submit = 'form:has([name=developerName]) button:not([aria-hidden])'
const width = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')
const apiUsersOf = async ({ clientID, token }: { clientID: string; token: string }) =>
  (await site.call('GET', `/clients/${clientID}/apiusers`, { token })).body.items as { developerName: string }[]

describe('the dialog of the proof', () => {
  it('finishes what was begun, by the keyboard alone, on a phone, with everything as it was typed', async () => {
    const visitor = await merchant(phone)
    const { page, secret } = visitor
    await fillNewApiUser(page)
    await page.locator(submit).last().press('Enter')
    const dialog = page.getByRole('dialog', { name: words.title })
    await dialog.waitFor()
    await page.locator('[name=code]:focus').waitFor()
    expect([await width(page), await accessibilityFaults(page)]).toEqual([390, []])
    await page.keyboard.type(wrongCodeOf(secret))
    await page.keyboard.press('Enter')
    await said(page, wrongCode)
    await page.locator('[name=code]:focus').waitFor()
    await page.keyboard.type(codeOf(secret))
    await page.keyboard.press('Enter')
    await page
      .getByText(/gk_test_\w/)
      .first()
      .waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect((await apiUsersOf(visitor)).map(({ developerName }) => developerName)).toEqual([typed.developerName])
  })

  it('goes away again, and then nothing is done and nothing typed is lost', async () => {
    const visitor = await merchant({})
    const { page, secret } = visitor
    await fillNewApiUser(page)
    await page.locator(submit).last().click()
    await page.getByRole('dialog', { name: words.title }).waitFor()
    await page.keyboard.press('Escape')
    await said(page, words.required)
    await shows(() => page.locator('[name=developerEmailAddress]').inputValue(), typed.developerEmailAddress)
    expect(await apiUsersOf(visitor)).toEqual([])
    await page.locator(submit).last().click()
    await page.locator('[name=code]').fill(codeOf(secret))
    await page.getByRole('button', { name: words.submit }).click()
    await page
      .getByText(/gk_test_\w/)
      .first()
      .waitFor()
  })

  it('loses nothing where it cannot be loaded, and comes with the next try', async () => {
    const { page, secret } = await merchant({})
    const file = '**/assets/proof-question-*'
    await page.route(file, (route) => route.abort())
    await fillNewApiUser(page)
    await page.locator(submit).last().click()
    await said(page, words.required)
    await shows(() => page.locator('[name=developerEmailAddress]').inputValue(), typed.developerEmailAddress)
    await page.unroute(file)
    await page.locator(submit).last().click()
    await page.locator('[name=code]').fill(codeOf(secret))
    await page.getByRole('button', { name: words.submit }).click()
    await page
      .getByText(/gk_test_\w/)
      .first()
      .waitFor()
  })

  it('stands over forms of staff as well', async () => {
    const visitor = await unprovedStaff(browser, site)
    visitors.push(visitor)
    const { page, secret } = visitor
    const name = `Night shift ${clock.time()}`
    await page.goto('/admin/roles/new')
    await fill(page, { name })
    await page.locator('form:has([name=name]) [type=checkbox]').first().check()
    await page.locator('form:has([name=name]) button').last().click()
    await page.locator('[name=code]').fill(codeOf(secret))
    await page.getByRole('button', { name: words.submit }).click()
    await page.waitForURL('**/admin/roles?changed=*')
    await said(page, name)
  })
})

describe('the page of the proof, without JavaScript', () => {
  it('carries the form along, sealed, and sends it where it was sent first', async () => {
    const visitor = await merchant({ ...phone, ...withoutScripts })
    const { page, secret } = visitor
    await fillNewApiUser(page)
    await page.locator(submit).last().click()
    await page.getByRole('heading', { name: words.title }).waitFor()
    expect(await page.content()).not.toContain(typed.developerEmailAddress)
    expect(await width(page)).toBe(390)
    await fill(page, { code: wrongCodeOf(secret) })
    await page.getByRole('button', { name: words.submit }).click()
    await said(page, wrongCode)
    await fill(page, { code: codeOf(secret) })
    await page.getByRole('button', { name: words.submit }).click()
    await page
      .getByText(/gk_test_\w/)
      .first()
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/client/api-users/new')
    expect((await apiUsersOf(visitor)).map(({ developerName }) => developerName)).toEqual([typed.developerName])
  })

  it('opens no form of somebody else, and none that was meant for another address', async () => {
    const { page: theirs } = await merchant(withoutScripts)
    await fillNewApiUser(theirs)
    await theirs.locator(submit).last().click()
    const sealed = await theirs.locator('[name=carriedForm]').inputValue()
    const other = await merchant(withoutScripts)
    for (const { context } of [other]) {
      const form = { carriedForm: sealed, code: codeOf(other.secret) }
      const headers = { origin: site.url }
      const answer = await context.request.post(`${site.url}/client/step-up?to=/client/api-users/new`, {
        form,
        headers,
      })
      expect(await answer.text()).not.toContain(typed.developerEmailAddress)
    }
    expect(await apiUsersOf(other)).toEqual([])
  })
})

describe.each([
  ['with JavaScript', {}],
  ['without', withoutScripts],
])('a file that waits for a proof, %s', (_how, settings) => {
  it('is had after it, and the way back is shown', async () => {
    const visitor = await unprovedStaff(browser, site, settings)
    visitors.push(visitor)
    const { page, secret } = visitor
    await page.goto('/admin/audit')
    await page.locator('a[href*="audit.csv"]').first().click()
    await said(page, words.leadFile)
    await fill(page, { code: codeOf(secret) })
    await page.getByRole('button', { name: words.submit }).click()
    await said(page, words.ready)
    const link = page.getByRole('link', { name: words.download })
    const answer = await page.context().request.get((await link.getAttribute('href')) ?? '')
    expect([answer.headers()['content-disposition'], await answer.text()]).toEqual([
      expect.stringContaining('attachment'),
      expect.stringContaining('stepped_up'),
    ])
    await page.getByRole('link', { name: words.back }).click()
    await page.waitForURL('**/admin/audit')
  })
})
