import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as words from '#contract/messages/identity-providers.js'
import * as refusals from '#contract/messages/single-sign-on.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { startIdentityProvider, type TestProvider } from '../support/identity-provider.mjs'
import { fill, said } from '../support/screens.js'
import { signedIn, startWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let idp: TestProvider
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  idp = await startIdentityProvider()
  ;({ site, stop } = await startWithStaff({ SSO_ALLOW_PRIVATE: '1' }))
  idp.serve(new URL(site.url).origin)
  idp.people.set('ana', { email: 'ana@acme.test', email_verified: true, name: 'Ana Silva' })
})
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))
afterAll(async () => {
  await stop()
  await idp.close()
  await browser.close()
})

const phone = { viewport: { width: 390, height: 844 } }
const ways: [string, object][] = [
  ['on a phone', phone],
  ['without JavaScript', { ...phone, ...withoutScripts }],
]
const width = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')

async function visitor(settings: object): Promise<Page> {
  const made = await newVisitor(browser, site.url, settings)
  visitors.push(made)
  return made.page
}

async function signInThere(page: Page, account = 'ana') {
  await page.getByLabel('Account').fill(account)
  await page.getByRole('button', { name: 'Sign in to Acme' }).click()
}

it('leaves the sign-in page as it is while there is no provider', async () => {
  const page = await visitor(phone)
  await page.goto('/admin/login')
  expect(await page.getByText('Continue with').count()).toBe(0)
})

it('is connected by an administrator, and checked', async () => {
  const { page, context } = await signedIn(browser, site)
  await page.goto('/admin/security')
  await page.getByRole('link', { name: words.title }).last().click()
  await page.getByRole('link', { name: words.add }).click()
  await page.getByRole('button', { name: words.add }).last().click()
  await said(page, refusals.issuerRequired)
  await fill(page, {
    name: 'Acme',
    issuer: idp.issuer,
    oidcClientID: idp.clientId,
    clientSecret: idp.clientSecret,
    emailDomains: 'acme.test, acme.example',
  })
  await page.getByLabel(words.mayMakeAccounts).check()
  await page.getByRole('button', { name: words.add }).last().click()
  await said(page, words.created)
  await said(page, `${new URL(site.url).origin}/admin/login/callback`)
  await page.getByRole('button', { name: words.check }).click()
  await said(page, refusals.answersWithSignOut)
  expect(await accessibilityFaults(page)).toEqual([])
  await context.close()
})

describe.each(ways)('somebody of the staff, %s', (_how, settings) => {
  it('signs in there, is on the dashboard, and signs out of both', async () => {
    const page = await visitor(settings)
    await page.goto('/admin/login?from=%2Fadmin%2Fprofile')
    expect(await width(page)).toBe(390)
    await page.getByRole('link', { name: words.signInWith('Acme') }).click()
    await signInThere(page)
    await page.waitForURL('**/admin/profile')
    expect(await page.content()).toContain('Ana Silva')
    await page.goto('/admin/dashboard')
    await page.waitForURL('**/admin/dashboard')
    await page.evaluate(`(() => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/admin/logout'
      document.body.append(form)
      form.submit()
    })()`)
    await page.waitForURL('**/session/end?*')
    await page.goto('/admin/dashboard')
    await page.waitForURL('**/admin/login*')
  })

  it('hears in a sentence why not, and can go back', async () => {
    const page = await visitor(settings)
    idp.people.set('eve', { email: 'eve@elsewhere.test', email_verified: true })
    await page.goto('/admin/login')
    await page.getByRole('link', { name: words.signInWith('Acme') }).click()
    await signInThere(page, 'eve')
    await said(page, refusals.foreignDomain('Acme'))
    expect(await width(page)).toBe(390)
    await page.getByRole('link', { name: words.backToSignIn }).click()
    await page.waitForURL('**/admin/login')
  })
})
