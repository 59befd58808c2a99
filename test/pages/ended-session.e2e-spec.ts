import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { session } from '#contract/messages/sign-in.js'
import { launchBrowser } from '../support/browser.js'
import { buildClient, clientPassword, roleIDOf, signInAdmin, signupInput } from '../support/builders.js'
import { fill, newMerchant, said, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { signedIn, withoutScripts } from '../support/staff.js'
import { until } from '../support/until.js'

let browser: Browser
let site: SharedSite
let token: string
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
  token = await signInAdmin(site)
})
afterAll(() => browser.close())

const ways: [object][] = [[{}], [withoutScripts]]

async function endSessions(path: string) {
  const { items } = (await site.call('GET', `${path}/sessions`, { token })).body
  for (const { sessionID } of items as { sessionID: string }[])
    await site.call('DELETE', `${path}/sessions/${sessionID}`, { token })
}

const newLink = '/client/payment-links/new'
const typed = { description: 'Two oak chairs', reference: 'A-1043' }

/** A merchant who sends a form after the session was ended. */
async function merchantTooLate(settings = {}) {
  const client = await buildClient(site)
  const visitor = await newMerchant(browser, site, client, settings)
  await visitor.page.goto(newLink)
  await fill(visitor.page, typed)
  await endSessions(`/clients/${client.clientID}`)
  await visitor.page.locator('form:has([name=description]) button').last().click()
  await visitor.page.waitForURL('**/client/login?*')
  return { client, ...visitor }
}

const signInHere = async (page: Parameters<typeof fill>[0], emailAddress: string) => {
  await fill(page, { emailAddress, password: clientPassword })
  await page.getByRole('button', { name: 'Sign In' }).click()
}

describe('a session that ended', () => {
  it.each(ways)('keeps what a merchant typed, and offers it after signing in: %j', async (settings) => {
    const { client, page, context } = await merchantTooLate(settings)
    await said(page, session.endedKept)
    await signInHere(page, client.emailAddress)
    await page.waitForURL(`**${newLink}`)
    await page.locator('dd', { hasText: typed.description }).waitFor()
    if (settings !== withoutScripts) {
      const written = page.locator('[name=description]')
      await until(
        () => written.inputValue(),
        (value) => value === typed.description,
      )
      await shows(() => page.locator('[name=reference]').inputValue(), typed.reference)
    }
    await context.close()
  })

  it('offers nothing to somebody else', async () => {
    const { page, context } = await merchantTooLate()
    const other = await buildClient(site)
    await signInHere(page, other.emailAddress)
    await page.waitForURL(`**${newLink}`)
    await page.locator('[name=description]').waitFor()
    await shows(() => page.getByText(typed.description).count(), 0)
    await shows(() => page.locator('[name=description]').inputValue(), '')
    await context.close()
  })

  it('keeps no password', async () => {
    const client = await buildClient(site)
    const { page, context } = await newMerchant(browser, site, client)
    await page.goto('/client/profile/password')
    for (const input of await page.locator('input[type=password]').all()) await input.fill('a-new-long-password')
    await endSessions(`/clients/${client.clientID}`)
    await page.locator('form:has(input[type=password]) button').last().click()
    await page.waitForURL('**/client/login?*')
    await said(page, session.ended)
    expect((await context.cookies()).some(({ name }) => name.endsWith('keptForm'))).toBe(false)
    await context.close()
  })

  it('says nothing to whoever was not signed in', async () => {
    const page = await browser.newPage({ baseURL: site.url })
    await page.goto('/admin/clients?status=active')
    await page.waitForURL('**/admin/login?from=*')
    await shows(() => page.getByText(session.ended).count(), 0)
    await page.close()
  })

  it.each(ways)('leads staff back to the page they were on, with what they typed: %j', async (settings) => {
    const person = { userName: 'End Ed', email: signupInput().emailAddress, password: 'a-long-staff-password' }
    const roles = [await roleIDOf(site, token, 'Onboarding officer')]
    const body = { ...person, roles, isAdmin: true }
    const { id } = (await site.call('POST', '/portal-users', { token, body })).body
    const { page, context } = await signedIn(browser, site, person, settings)
    await page.goto('/admin/roles/new')
    await page.locator('[name=name]').fill('Night shift')
    await endSessions(`/portal-users/${id}`)
    await page.locator('form:has([name=name]) button').last().click()
    await page.waitForURL('**/admin/login?*')
    await said(page, session.endedKept)
    await fill(page, { email: person.email, password: person.password })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/admin/roles/new')
    await page.locator('dd', { hasText: 'Night shift' }).waitFor()
    await context.close()
  })

  it('leads no staff to another site or area', async () => {
    const person = { userName: 'End Ed', email: signupInput().emailAddress, password: 'a-long-staff-password' }
    const roles = [await roleIDOf(site, token, 'Onboarding officer')]
    await site.call('POST', '/portal-users', { token, body: { ...person, roles } })
    const page = await browser.newPage({ baseURL: site.url })
    await page.goto('/admin/login?from=//evil.example/admin/')
    await fill(page, { email: person.email, password: person.password })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.close()
  })
})
