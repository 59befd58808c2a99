import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildClient, clientPassword } from '../support/builders.js'
import type { CallableApi } from '../support/calls.js'
import { codeOf, wrongCodeOf } from '../support/factors.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { fill, open, said } from '../support/screens.js'
import { buildOfficer, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
})
afterAll(() => browser.close())
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))

interface Person {
  area: 'client' | 'admin'
  typed: Record<string, string>
  secret: string
  recoveryCodes: string[]
}

/** The step of the code that confirms is used: codes of the next one come after it. */
async function enrolled(area: Person['area'], typed: Person['typed'], token: string): Promise<Person> {
  const api: CallableApi = site
  const { factorID, secret } = (await api.call('POST', '/account/factors/totp', { token })).body
  const body = { factorID, code: codeOf(secret, -1) }
  const { recoveryCodes = [] } = (await api.call('POST', '/account/factors/totp/confirm', { token, body })).body
  return { area, typed, secret, recoveryCodes }
}

async function merchant(): Promise<Person> {
  const { emailAddress, token } = await buildClient(site)
  return enrolled('client', { emailAddress, password: clientPassword }, token)
}

let officer: Promise<Person> | undefined
const staff = () =>
  (officer ??= (async () => {
    const { email, password } = await buildOfficer(site)
    const typed = { email, password }
    const { token } = (await site.call('POST', '/portal-users/login', { body: typed })).body
    return enrolled('admin', typed, token)
  })())

const phone = { viewport: { width: 390, height: 844 } }

describe.each([
  ['on a phone', phone],
  ['without JavaScript', { ...phone, ...withoutScripts }],
])('the second step of a sign-in %s', (_how, how) => {
  const begin = async ({ area, typed }: Person, from = '') => {
    const visitor = await newVisitor(browser, site.url, how)
    visitors.push(visitor)
    const { page } = visitor
    await open(page, `/${area}/login${from}`)
    await fill(page, typed)
    await page.getByRole('button', { name: /^sign in$/i }).click()
    await page.waitForURL(`**/${area}/login/code**`)
    return page
  }
  const send = async (page: Awaited<ReturnType<typeof begin>>, code: string) => {
    await fill(page, { code })
    await page.getByRole('button', { name: 'Verify' }).click()
  }

  it('asks a merchant for a code, says that a wrong one is wrong, and goes on where it began', async () => {
    const person = await merchant()
    const page = await begin(person, '?from=%2Fclient%2Fprofile')
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390)
    if (!('javaScriptEnabled' in how)) expect(await accessibilityFaults(page)).toEqual([])
    await send(page, '')
    await said(page, 'Code is required')
    await send(page, wrongCodeOf(person.secret))
    await said(page, 'This code is incorrect or was already used')
    await send(page, codeOf(person.secret))
    await page.waitForURL('**/client/profile')
  })

  it('takes a recovery code, once', async () => {
    const person = await merchant()
    const [code = ''] = person.recoveryCodes
    const page = await begin(person)
    await send(page, code)
    await page.waitForURL('**/client/dashboard')
    const again = await begin(person)
    await send(again, code)
    await said(again, 'This code is incorrect or was already used')
  })

  it('asks staff as well', async () => {
    const person = await staff()
    const page = await begin(person)
    const [code = ''] = person.recoveryCodes.splice(0, 1)
    await send(page, code)
    await page.waitForURL('**/admin/dashboard')
  })

  it.each(['client', 'admin'])('has nothing to ask without a password: %s', async (area) => {
    const visitor = await newVisitor(browser, site.url, how)
    visitors.push(visitor)
    await open(visitor.page, `/${area}/login/code`)
    await visitor.page.waitForURL(`**/${area}/login`)
  })
})
