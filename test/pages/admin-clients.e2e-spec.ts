import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildClient, signupInput } from '../support/builders.js'
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
const rowOf = (page: Page, name: string) => page.locator('tr', { hasText: name })
const countOf = async (q: string) => (await site.call('GET', `/clients?q=${q}`, { token })).body.items.length

async function fillNew(page: Page, name: string, emailAddress: string) {
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=clientType]').selectOption('Company')
  await page.locator('[name=emailAddress]').fill(emailAddress)
}

describe('/admin/clients', () => {
  for (const [how, settings] of [
    ['in the browser', {}],
    ['without JavaScript', withoutScripts],
  ] as const) {
    it(`adds, changes and deletes a client, ${how}`, async () => {
      const page = await open(settings)
      const name = `Fern ${how}`
      await page.goto('/admin/clients')
      await page.getByRole('link', { name: 'Add client' }).first().click()
      await page.locator('form:has([name=emailAddress]) button[type=submit]').click()
      for (const sentence of ['Name is required', 'Client type is required', 'Email is required'])
        await page.getByText(sentence, { exact: true }).waitFor()
      await fillNew(page, name, `fern${how.length}@example.com`)
      await page.locator('[name=chargePercentage]').fill('3.25')
      await page.locator('form:has([name=emailAddress]) button[type=submit]').click()
      await page.getByText('Client created!').first().waitFor()
      await page.locator('tr[data-highlighted]', { hasText: name }).getByText('3.25%').waitFor()

      await rowOf(page, name).getByRole('link', { name: 'Edit' }).click()
      await page.locator('[name=chargePercentage]').fill('1.75')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Client updated!').first().waitFor()
      await page.locator('tr[data-highlighted]', { hasText: name }).getByText('1.75%').waitFor()

      await rowOf(page, name).getByRole('link', { name: 'Delete' }).click()
      await page.getByText('Delete this client?').first().waitFor()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByText('Client deleted!').first().waitFor()
      await rowOf(page, name).waitFor({ state: 'detached' })
      expect(visitor.faults.filter((fault) => !fault.includes('422'))).toEqual([])
    })
  }

  it('puts the focus of the question on Cancel, closes on Escape and gives the focus back', async () => {
    await buildClient(site, { name: 'Focus Ltd' })
    const page = await open()
    await openScripted(page, '/admin/clients?q=focus')
    const link = rowOf(page, 'Focus Ltd').getByRole('link', { name: 'Delete' })
    await link.click()
    await page.getByRole('alertdialog').waitFor()
    await page.locator('a:focus', { hasText: 'Cancel' }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/admin/clients?q=focus')
    await link.and(page.locator(':focus')).waitFor()
  })

  it('creates one client however often the button is clicked', async () => {
    const page = await open(withoutScripts)
    await page.goto('/admin/clients/new')
    await fillNew(page, 'Double Click Ltd', 'double@example.com')
    await page.getByRole('button', { name: 'Add client' }).dblclick()
    await page.getByText('Client created!').first().waitFor()
    expect(await countOf('double@example.com')).toBe(1)
  })

  it('tells the second of two people that the row was changed, and keeps what they typed', async () => {
    const { clientID } = await buildClient(site, { name: 'Twice Ltd' })
    const page = await open()
    await openScripted(page, '/admin/clients?q=twice')
    await rowOf(page, 'Twice Ltd').getByRole('link', { name: 'Edit' }).click()
    await page.locator('[name=name]').fill('Twice by me')
    const { emailAddress } = (await site.call('GET', `/clients/${clientID}`, { token })).body
    const body = { name: 'Twice by somebody else', clientType: 'Company', emailAddress }
    await site.call('PUT', `/clients/${clientID}`, { token, body })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Someone else changed this').first().waitFor()
    await shows(() => page.locator('[name=name]').inputValue(), 'Twice by me')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Client updated!').first().waitFor()
    expect((await site.call('GET', `/clients/${clientID}`, { token })).body.name).toBe('Twice by me')
  })

  it('finds by words and status, pages by keyset and gives the same as a file without formulas', async () => {
    for (let count = 0; count < 21; count++)
      await site.call('POST', '/clients/register', { body: signupInput({ name: `Bulk ${count}` }) })
    await site.call('POST', '/clients/register', { body: signupInput({ name: '=Bulk("x")' }) })
    const page = await open()
    await openScripted(page, '/admin/clients')
    await page.getByPlaceholder('Name, email or ID').fill('bulk')
    await page.waitForURL('**q=bulk**')
    await page.getByLabel('Status').selectOption('pending')
    await page.waitForURL('**status=pending**')
    await page.locator('tbody tr').nth(19).waitFor()
    await page.getByRole('link', { name: 'Older' }).click()
    await page.getByText('Bulk 0', { exact: true }).first().waitFor()
    await page.locator('tbody tr').nth(2).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Newest' }).click()
    await page.getByText('=Bulk("x")').first().waitFor()
    const answer = await page.request.get('/admin/clients.csv?q=bulk&status=pending')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(23)
    expect(lines[1]).toContain(`"'=Bulk(""x"")"`)
  })
})

describe('/admin/clients/:clientID', () => {
  it('shows profile, API users, sessions and history, and suspends and reactivates with a reason', async () => {
    const { clientID } = await buildClient(site, { name: 'Harbor Pine Ltd' })
    const page = await open()
    await openScripted(page, '/admin/clients?q=harbor')
    await page.getByRole('link', { name: 'Harbor Pine Ltd', exact: true }).click()
    for (const title of ['Profile', 'API users', 'Sessions', 'History'])
      await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await page.getByRole('button', { name: 'End' }).click()
    await page.getByText('No active sessions.').waitFor()
    await page.getByRole('link', { name: 'Suspend' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await page.getByText('Reason is required').waitFor()
    await page.locator('[name=reason]').fill('Too many chargebacks')
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
    await page.getByText('Client Harbor Pine Ltd has been suspended').first().waitFor()
    await page.getByText('Too many chargebacks').first().waitFor()
    await page.getByRole('link', { name: 'Reactivate' }).click()
    await page.locator('[name=reason]').fill('Paid back')
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
    await page.getByText('Client Harbor Pine Ltd is active again').first().waitFor()
    await page.getByText('Paid back').first().waitFor()
    expect((await site.call('GET', `/clients/${clientID}`, { token })).body.status).toBe('active')
  })

  it('is not found for an id that nobody has', async () => {
    const page = await open()
    await page.goto('/admin/clients/cli_nobody')
    await page.getByText('Page Not Found').waitFor()
  })
})

describe('the clients of the platform, to an Onboarding officer', () => {
  it('do not open, at no address and for no form', async () => {
    const { clientID } = await buildClient(site, { name: 'Closed Ltd' })
    visitor = await signedIn(browser, site, officer)
    const { page } = visitor
    expect(await page.getByRole('link', { name: 'Clients', exact: true }).count()).toBe(0)
    const ways = [
      '',
      '/new',
      '.csv',
      `/${clientID}`,
      `/${clientID}/edit`,
      `/${clientID}/delete`,
      `/${clientID}/suspend`,
    ]
    for (const way of ways) {
      await page.goto(`/admin/clients${way}`)
      expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
      const form = { name: 'Taken over', clientType: 'Company', emailAddress: 'x@example.com', reason: 'no' }
      await page.request.post(`/admin/clients${way}`, { form, failOnStatusCode: false })
    }
    const { status, body } = await site.call('GET', `/clients/${clientID}`, { token })
    expect([status, body.name, body.status]).toEqual([200, 'Closed Ltd', 'active'])
  })
})
