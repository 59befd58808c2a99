import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as enrolment from '#contract/messages/enrolment.js'
import * as resets from '#contract/messages/factor-resets.js'
import * as words from '#contract/messages/security-policy.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildClient, clientPassword, roleIDOf, signupInput } from '../support/builders.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { codeOf, wrongCodeOf } from '../support/factors.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { fill, newMerchant, said, shows } from '../support/screens.js'
import { officer, signedIn, startWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let token: string
let stop: () => Promise<void>
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff())
})
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))
afterAll(async () => {
  await stop()
  await browser.close()
})

const phone = { viewport: { width: 390, height: 844 } }
const width = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')

async function visitor(settings: object): Promise<Page> {
  const made = await newVisitor(browser, site.url, settings)
  visitors.push(made)
  return made.page
}

/** From the question to the recovery codes and on. */
async function setUp(page: Page): Promise<string> {
  await said(page, enrolment.title)
  await page.getByRole('button', { name: enrolment.begin }).click()
  await page.getByRole('img', { name: enrolment.qrAlt }).waitFor()
  const secret = (await page.locator('form code').innerText()).replaceAll(' ', '')
  await fill(page, { code: wrongCodeOf(secret) })
  await page.getByRole('button', { name: enrolment.confirm }).click()
  await said(page, 'This code is incorrect or was already used')
  expect((await page.locator('form code').innerText()).replaceAll(' ', '')).toBe(secret)
  await fill(page, { code: codeOf(secret) })
  await page.getByRole('button', { name: enrolment.confirm }).click()
  await said(page, enrolment.doneTitle)
  expect((await page.locator('pre code').innerText()).trim().split('\n')).toHaveLength(10)
  await page.getByRole('link', { name: enrolment.goOn }).click()
  return secret
}

async function administrator() {
  const person = { userName: 'Ada Two', email: signupInput().emailAddress, password: 'a-long-staff-password' }
  const roles = [await roleIDOf(site, token, 'Onboarding officer')]
  const { id } = (await site.call('POST', '/portal-users', { token, body: { ...person, roles, isAdmin: true } })).body
  return { ...person, id: id as string }
}

describe('a second factor that a client asks for', () => {
  it.each([
    ['on a phone', phone],
    ['without JavaScript', { ...phone, ...withoutScripts }],
  ])('is set up after the password, %s', async (_how, settings) => {
    const { clientID, emailAddress, token: own } = await buildClient(site)
    const body = { secondFactorRequired: true }
    await site.call('PUT', `/clients/${clientID}/security-policy`, { token: own, body })
    const page = await visitor(settings)
    await page.goto('/client/login?from=%2Fclient%2Fbanks')
    await fill(page, { emailAddress, password: clientPassword })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/client/login/enrol?*')
    expect(await width(page)).toBe(390)
    if (!('javaScriptEnabled' in settings)) expect(await accessibilityFaults(page)).toEqual([])
    await setUp(page)
    await page.waitForURL('**/client/banks')
  })

  it('is switched on by the client itself, and the next page sets it up', async () => {
    const client = await buildClient(site)
    const made = await newMerchant(browser, site, client)
    visitors.push(made)
    const { page } = made
    await page.goto('/client/profile')
    await page.getByRole('link', { name: 'Choose', exact: true }).click()
    await page.waitForURL('**/client/profile/policy')
    await page.getByLabel(words.clientLabel).check()
    await page.getByRole('button', { name: words.save }).click()
    await page.waitForURL('**/client/login/enrol?*')
    await setUp(page)
    await page.waitForURL('**/client/profile/policy')
    await shows(() => page.getByLabel(words.clientLabel).isChecked(), true)
  })

  it('asks nothing of visitors', async () => {
    const page = await visitor({})
    await page.goto('/client/login/enrol')
    await page.waitForURL('**/client/login')
  })
})

describe('/admin/security', () => {
  it('is not shown to whoever may not see it', async () => {
    const made = await signedIn(browser, site, officer)
    visitors.push(made)
    expect(await made.page.getByRole('link', { name: words.security }).count()).toBe(0)
    await made.page.goto('/admin/security')
    await made.page.waitForURL('**/admin/dashboard')
  })

  it('lets one administrator ask for a reset, and another confirm it', async () => {
    const [{ email, password, id }, { userName, ...other }] = [await administrator(), await administrator()]
    const login = await site.call('POST', '/portal-users/login', { body: { email, password } })
    const { factorID, secret } = (await site.call('POST', '/account/factors/totp', { token: login.body.token })).body
    const body = { factorID, code: codeOf(secret) }
    await site.call('POST', '/account/factors/totp/confirm', { token: login.body.token, body })
    const asker = await signedIn(browser, site)
    const confirmer = await signedIn(browser, site, other)
    visitors.push(asker, confirmer)
    await asker.page.goto(`/admin/portal-users/${id}/reset-factors`)
    await fill(asker.page, { reason: 'Called back' })
    await asker.page.getByRole('button', { name: resets.askSubmit }).click()
    await said(asker.page, resets.asked)
    await asker.page.goto('/admin/security')
    await asker.page.getByRole('button', { name: resets.takeBack }).waitFor()
    expect(await asker.page.getByRole('button', { name: resets.confirm, exact: true }).count()).toBe(0)
    await confirmer.page.goto('/admin/security')
    expect(await accessibilityFaults(confirmer.page)).toEqual([])
    await confirmer.page.getByRole('button', { name: resets.confirm, exact: true }).click()
    await said(confirmer.page, resets.confirmed)
    expect((await site.call('POST', '/portal-users/login', { body: { email, password } })).status).toBe(200)
    expect(userName).toBe('Ada Two')
  })

  it('requires a second factor of staff at once, and nothing typed is lost', async () => {
    const made = await signedIn(browser, site, { email: adminEmail, password: adminPassword }, phone)
    visitors.push(made)
    const { page, context } = made
    await page.goto('/admin/roles/new')
    await fill(page, { name: 'Half typed' })
    const policy = await context.newPage()
    await policy.goto('/admin/security')
    await said(policy, officer.userName)
    await policy.getByLabel(words.required, { exact: false }).first().check()
    await policy.getByRole('button', { name: words.save }).click()
    await policy.waitForURL('**/admin/login/enrol?*')
    await page.locator('form:has([name=name]) button').last().click()
    await page.waitForURL('**/admin/login/enrol?*')
    expect([await width(page), await accessibilityFaults(page)]).toEqual([390, []])
    await setUp(page)
    await page.waitForURL('**/admin/roles/new')
    await page.locator('dd', { hasText: 'Half typed' }).waitFor()
    const next = await visitor(withoutScripts)
    await next.goto('/admin/login')
    await fill(next, { email: officer.email, password: officer.password })
    await next.getByRole('button', { name: 'Sign in' }).click()
    await next.waitForURL('**/admin/login/enrol')
    await setUp(next)
    await next.waitForURL('**/admin/dashboard')
  })
})
