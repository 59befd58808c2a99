import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { startProxy } from '../support/blocking-proxy.js'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildClient, roleIDOf, signupInput } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { guess } from '../support/guesses.js'
import { shows } from '../support/screens.js'
import { officer, openScripted, signedIn, startWithStaff, takenOver, withoutScripts } from '../support/staff.js'
import { startedDatabase } from '../support/started-database.js'

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

type Person = Parameters<typeof signedIn>[2]
const open = async (path: string, settings = {}, person?: Person): Promise<Page> => {
  visitor = await signedIn(browser, site, person, settings)
  await (settings === withoutScripts ? visitor.page.goto(path) : openScripted(visitor.page, path))
  return visitor.page
}
const says = (page: Page, words: string | RegExp) => page.getByText(words, { exact: true }).first().waitFor()
const register = async (name: string): Promise<string> =>
  (await site.call('POST', '/clients/register', { body: signupInput({ name }) })).body.clientID
const statusOf = async (clientID: string) => (await site.call('GET', `/clients/${clientID}`, { token })).body.status
const ways = [
  ['in the browser', {}],
  ['without JavaScript', withoutScripts],
] as const

async function lockOfficer(): Promise<void> {
  const body = { email: officer.email, password: 'wrong password' }
  await guess(10, () => site.call('POST', '/portal-users/login', { body }))
}

describe('/admin/dashboard', () => {
  it('shows the longest waiting client, who is locked out, mails and sign-ups, and unlocks', async () => {
    const page = await open('/admin/dashboard')
    await says(page, 'All caught up.')
    await register('First Come Ltd')
    await register('Second Come Ltd')
    await lockOfficer()
    await page.reload()
    await takenOver(page)
    const pending = page.locator('section', {
      has: page.getByRole('heading', { name: 'Pending clients', exact: true }),
    })
    await pending.last().locator('li', { hasText: 'Second Come Ltd' }).waitFor()
    expect(await pending.last().locator('li').first().textContent()).toContain('First Come Ltd')
    await page.getByRole('img', { name: /^\d+ new clients? from .* Peak: \d+/ }).waitFor()
    await says(page, 'All emails were sent.')
    const work = page.getByRole('link', { name: /Clients to approve/ })
    expect(await work.textContent()).toContain('2')
    expect(await work.getAttribute('href')).toBe('/admin/pending-clients')
    await page.getByRole('button', { name: `Unlock ${officer.userName}` }).click()
    await says(page, `${officer.userName} can sign in again`)
    await says(page, 'No locked accounts.')
    expect(visitor.faults).toEqual([])
  })

  it('shows an Onboarding officer what their roles open, and nothing else', async () => {
    const page = await open('/admin/dashboard', {}, officer)
    await page.getByRole('heading', { name: 'Pending clients', exact: true }).first().waitFor()
    await page.getByRole('heading', { name: 'Sign-ups', exact: true }).waitFor()
    expect(await page.getByRole('heading', { name: /Locked accounts|Failing emails/ }).count()).toBe(0)
  })
})

describe('a locked account', () => {
  it.each(ways)('is marked among the portal users and let in again there, %s', async (_how, settings) => {
    await lockOfficer()
    const page = await open('/admin/portal-users?q=olive', settings)
    const row = page.locator('tbody tr', { hasText: officer.email })
    await row.getByText('Locked', { exact: true }).waitFor()
    await row.getByRole('button', { name: 'Unlock' }).click()
    await says(page, `${officer.userName} can sign in again`)
    await row.getByText('Locked', { exact: true }).waitFor({ state: 'detached' })
    await page.waitForURL('**/admin/portal-users?q=olive')
  })

  it('of a client is unlocked on its page', async () => {
    const { clientID, emailAddress } = await buildClient(site, { name: 'Shut Out Ltd' })
    const body = { emailAddress, password: 'wrong password' }
    await guess(10, () => site.call('POST', '/clients/login', { body }))
    const page = await open(`/admin/clients/${clientID}`)
    await page.getByRole('button', { name: 'Unlock Shut Out Ltd' }).click()
    await says(page, 'Shut Out Ltd can sign in again')
    await says(page, 'Client: unlocked')
  })
})

describe('/admin/pending-clients, several at once', () => {
  it.each(ways)('approves and rejects those that were ticked, and reports each by name, %s', async (how, settings) => {
    const names = ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((tree) => `${tree} ${how}`)
    const ids: string[] = []
    for (const name of names) ids.push(await register(name))
    const page = await open('/admin/pending-clients', settings)
    await page.getByRole('button', { name: 'Approve selected' }).click()
    if (how === 'without JavaScript') await says(page, 'Select at least one client')
    await page.getByLabel(`Select ${names[0]}`).check()
    await page.getByLabel(`Select ${names[1]}`).check()
    await page.getByLabel(`Select ${names[2]}`).check()
    const rateOf = (name = '') => page.locator('article', { hasText: name }).getByLabel('Charge percentage')
    await rateOf(names[1]).fill('1.25')
    await rateOf(names[2]).fill('0')
    // It would press the first button of the form, which decides about somebody else.
    if (how === 'without JavaScript') await rateOf(names[3]).press('Enter')
    await page.getByRole('button', { name: 'Approve selected' }).click()
    await says(page, `${names[2]}: Please enter a valid percentage`)
    await shows(() => rateOf(names[2]).inputValue(), '0')
    await says(page, `Client ${names[0]} has been approved!`)
    await says(page, `Client ${names[1]} has been approved!`)
    await page.getByRole('heading', { name: names[0] as string }).waitFor({ state: 'detached' })

    await page.getByLabel(`Select ${names[2]}`).check()
    await page.getByLabel(`Select ${names[3]}`).check()
    await page.getByRole('button', { name: 'Reject selected' }).click()
    await says(page, `Are you sure you want to reject ${names[2]}?`)
    await says(page, `Are you sure you want to reject ${names[3]}?`)
    await page.locator('[name=reason]').fill('No papers')
    await page.getByRole('button', { name: 'Reject all 2' }).click()
    await says(page, `Client ${names[2]} has been rejected`)
    await says(page, `Client ${names[3]} has been rejected`)
    expect(await Promise.all(ids.map(statusOf))).toEqual(['active', 'active', 'rejected', 'rejected'])
    const approved = await Promise.all(ids.slice(0, 2).map((id) => site.call('GET', `/clients/${id}`, { token })))
    expect(approved.map(({ body }) => body.chargePercentage)).toEqual([signupInput().chargePercentage, 1.25])
  })

  it('reports the one that somebody else has decided about meanwhile, and goes on with the others', async () => {
    const [gone, kept] = [await register('Gone Ltd'), await register('Kept Ltd')]
    const page = await open('/admin/pending-clients')
    await page.getByLabel('Select Gone Ltd').check()
    await page.getByLabel('Select Kept Ltd').check()
    await site.call('POST', `/clients/${gone}/reject`, { token })
    await page.getByRole('button', { name: 'Approve selected' }).click()
    await page.getByText(/This client is rejected and can’t become active/).waitFor()
    await says(page, 'Client Kept Ltd has been approved!')
    expect(await statusOf(kept)).toBe('active')
  })

  it('shows Support, who may not decide, no button that would', async () => {
    const role = await roleIDOf(site, token, 'Support (read only)')
    const support = { userName: 'Sam', email: 'sam@gatehouse.test', password: 'a-long-staff-password' }
    await site.call('POST', '/portal-users', { token, body: { ...support, roles: [role] } })
    await register('Waiting Ltd')
    const page = await open('/admin/pending-clients', {}, support)
    await page.getByRole('heading', { name: 'Waiting Ltd' }).waitFor()
    expect(await page.getByRole('button', { name: /Approve|Reject/ }).count()).toBe(0)
    expect(await page.getByRole('link', { name: /Reject/ }).count()).toBe(0)
  })
})

describe('the notification after a decision', () => {
  it('that fails is a warning, and the decision stands', async () => {
    const proxy = await startProxy(site.url, (url) => url.includes('/notify-'))
    const { settings, remove } = await startedDatabase()
    const front = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...settings, API_URL: proxy.url })
    const clientID = await register('Unheard Ltd')
    visitor = await signedIn(browser, front)
    const { page } = visitor
    await openScripted(page, '/admin/pending-clients?q=unheard')
    await page.getByRole('button', { name: 'Approve Unheard Ltd' }).click()
    await page.getByText('The email to Unheard Ltd may not have been sent. Your decision was saved').first().waitFor()
    expect(await statusOf(clientID)).toBe('active')
    await front.end('SIGTERM')
    await proxy.stop()
    await remove()
  })
})
