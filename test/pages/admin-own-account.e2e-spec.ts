import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../support/browser.js'
import { buildClient, roleIDOf, signInAdmin, signupInput } from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { openScripted, signedIn, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let token: string
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
  token = await signInAdmin(site)
})
afterAll(() => browser.close())

const staffPassword = 'a-long-staff-password'
const roleNames = ['Support (read only)', 'Onboarding officer']

/** An administrator with two roles, signed in. */
async function somebody(settings = {}) {
  const person = { userName: 'Ada', email: signupInput().emailAddress, password: staffPassword }
  const roles = await Promise.all(roleNames.map((name) => roleIDOf(site, token, name)))
  const { id } = (await site.call('POST', '/portal-users', { token, body: { ...person, roles, isAdmin: true } })).body
  return { id: String(id), ...(await signedIn(browser, site, person, settings)) }
}

describe('a portal user who meets their own account', () => {
  it.each([[{}], [withoutScripts]])('is asked in other words before deleting it: %j', async (settings) => {
    const { id, page, context } = await somebody(settings)
    await page.goto(`/admin/portal-users/${id}/delete`)
    await page.getByText('Delete this user?').first().waitFor()
    await page.getByText('This is your account. You’re signed out immediately').waitFor()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.waitForURL('**/admin/login*')
    await context.close()
  })

  it.each([[{}], [withoutScripts]])('says twice that they are no administrator any more: %j', async (settings) => {
    const { id, page, context } = await somebody(settings)
    const isAdmin = async () => (await site.call('GET', `/portal-users/${id}`, { token })).body.isAdmin
    await page.goto(`/admin/portal-users/${id}/edit`)
    await page.getByText('This is your account. You lose the access that you remove here immediately.').waitFor()
    await page.locator('[name=isAdmin]').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    const meant = page.getByLabel('This is my account. Remove my administrator access')
    await meant.waitFor()
    expect(await isAdmin()).toBe(true)
    await meant.check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('User updated!').first().waitFor()
    expect(await isAdmin()).toBe(false)
    await context.close()
  })
})

describe('an account of /admin/signup', () => {
  it('names its client in the table and the dialog, and waits on the dashboard', async () => {
    const { clientID, emailAddress } = await buildClient(site)
    const { name } = (await site.call('GET', `/clients/${clientID}`, { token })).body
    const email = signupInput().emailAddress
    const body = { userName: 'Sig Nup', email, password: staffPassword, clientID }
    const { id } = (await site.call('POST', '/portal-users', { body })).body
    const asked = await site.call('POST', '/account/forgot', { body: { email } })
    const reset = { resetToken: asked.body.resetToken, newPassword: `${staffPassword} of mine` }
    expect((await site.call('POST', '/account/reset', { body: reset })).status).toBe(200)
    expect(emailAddress).not.toBe(email)

    const { page, context } = await signedIn(browser, site)
    const waiting = page.locator('section', { has: page.getByRole('heading', { name: 'Sign-ups awaiting a role' }) })
    await openScripted(page, '/admin/portal-users?waitingFor=role')
    const row = page.locator('tr', { hasText: email })
    await row.getByRole('link', { name }).waitFor()
    await row.getByRole('link', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByText('Signed up for').getByRole('link', { name }).waitFor()
    await page.goto('/admin/dashboard')
    await waiting.last().getByRole('link', { name: 'All' }).click()
    await page.waitForURL('**/admin/portal-users?waitingFor=role*')
    await page.goto(`/admin/portal-users?q=${id}`)
    await row.getByRole('link', { name }).waitFor()
    await context.close()
  })
})
