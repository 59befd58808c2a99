import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, CDPSession, Page } from 'playwright-core'
import * as stepUp from '#contract/messages/step-up.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { Authenticator } from '../support/authenticator.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildClient, clientPassword } from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { fill, open, said, shows } from '../support/screens.js'
import { buildOfficer, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
let named: string
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
  named = site.url.replace('127.0.0.1', 'localhost')
})
afterAll(() => browser.close())
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))

interface Holder {
  page: Page
  device: CDPSession
  authenticatorId: string
}

/** A visitor whose browser has a platform authenticator that says yes only while it is touched. */
async function newHolder(settings: Parameters<typeof newVisitor>[2] = {}): Promise<Holder> {
  const visitor = await newVisitor(browser, named, settings)
  visitors.push(visitor)
  const device = await visitor.context.newCDPSession(visitor.page)
  await device.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return { page: visitor.page, device, authenticatorId }
}

/** Else a touched device may answer the form's own offer before the button is clicked, and the button goes. */
const withoutAutofill = async (holder: Holder): Promise<Holder> => {
  await holder.page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false')
  return holder
}

const touch = ({ device, authenticatorId }: Holder, enabled: boolean) =>
  device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })

/** Clicks what asks for the passkey, and touches the device until the page is where that leads. */
async function byPasskey(holder: Holder, button: string, leadsTo: string): Promise<void> {
  await touch(holder, true)
  await holder.page.getByRole('button', { name: button, exact: true }).click()
  await holder.page.waitForURL(leadsTo)
  await touch(holder, false)
}

const passwordSignIn = async ({ page }: Holder, area: string, typed: Record<string, string>) => {
  await open(page, `/${area}/login`)
  await fill(page, typed)
  await page.getByRole('button', { name: /^sign in$/i }).click()
}

describe('a merchant on a phone', () => {
  it('adds a passkey, signs in by it alone and after the password, renames and removes it', async () => {
    const { emailAddress } = await buildClient(site)
    const holder = await withoutAutofill(await newHolder({ viewport: { width: 390, height: 844 } }))
    const { page } = holder
    await passwordSignIn(holder, 'client', { emailAddress, password: clientPassword })
    await page.waitForURL('**/client/dashboard')
    await open(page, '/client/profile')
    await said(page, 'No passkeys yet.')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await fill(page, { name: ' ' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await said(page, 'Enter a name for the passkey')
    await fill(page, { name: 'Pocket phone' })
    await touch(holder, true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog', { name: 'Save these recovery codes' }).waitFor()
    await shows(() => page.getByRole('dialog').getByRole('listitem').count(), 10)
    await touch(holder, false)
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await page.getByRole('cell', { name: 'Pocket phone', exact: true }).waitFor()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.context().clearCookies()
    await open(page, '/client/login?from=%2Fclient%2Fprofile')
    await byPasskey(holder, 'Sign in with a passkey', '**/client/profile')

    await page.context().clearCookies()
    await passwordSignIn(holder, 'client', { emailAddress, password: clientPassword })
    await page.waitForURL('**/client/login/code')
    expect(await accessibilityFaults(page)).toEqual([])
    await byPasskey(holder, 'Use your passkey', '**/client/dashboard')

    await open(page, '/client/profile')
    await page.getByRole('button', { name: 'Rename Pocket phone' }).click()
    await fill(page, { name: 'Old phone' })
    await page.getByRole('button', { name: 'Save', exact: true }).last().click()
    await page.getByRole('cell', { name: 'Old phone', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Remove Old phone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await said(page, 'No passkeys yet.')

    await page.context().clearCookies()
    await open(page, '/client/login')
    await touch(holder, true)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await said(page, 'We don’t recognize this passkey')
  })
})

/** A passkey of whoever has this token, on a device that is touched. */
async function giveKey(holder: Holder, token: string): Promise<void> {
  const options = (await site.call('POST', '/account/factors/passkey/options', { token })).body
  const key = new Authenticator(named)
  const body = { name: 'Desk', credential: key.create(options) }
  expect((await site.call('POST', '/account/factors/passkey', { token, body })).status).toBe(201)
  const { device, authenticatorId } = holder
  const credential = { ...key.forBrowser('localhost'), isResidentCredential: true, signCount: 1 }
  await device.send('WebAuthn.addCredential', { authenticatorId, credential })
  await touch(holder, true)
}

describe('staff', () => {
  it('sign in by a passkey that the field of the address offers', async () => {
    const holder = await newHolder()
    const { page } = holder
    const { email, password } = await buildOfficer(site)
    const { token } = (await site.call('POST', '/portal-users/login', { body: { email, password } })).body
    await giveKey(holder, token)
    await open(page, '/admin/login')
    await page.waitForURL('**/admin/dashboard')

    await touch(holder, false)
    await page.context().clearCookies()
    await passwordSignIn(holder, 'admin', { email, password })
    await page.waitForURL('**/admin/login/code')
    await byPasskey(holder, 'Use your passkey', '**/admin/dashboard')
  })
})

/** Signed in before the passkey came: the password of then proves nothing any more. */
async function newUnproved(): Promise<Holder> {
  const holder = await newHolder()
  const { emailAddress, token } = await buildClient(site)
  await passwordSignIn(holder, 'client', { emailAddress, password: clientPassword })
  await holder.page.waitForURL('**/client/dashboard')
  await giveKey(holder, token)
  return holder
}

describe('a proof inside a session', () => {
  it('is given by the passkey in the dialog, and what was begun is done', async () => {
    const holder = await newUnproved()
    const { page } = holder
    await open(page, '/client/api-users/new')
    await fill(page, {
      developerName: 'Grace Hopper',
      developerEmailAddress: 'grace@example.com',
      developerPhoneNumber: '+14155552671',
    })
    await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
    await page.locator('form:has([name=developerName]) button:not([aria-hidden])').last().click()
    const dialog = page.getByRole('dialog', { name: stepUp.title })
    await dialog.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use your passkey' }).click()
    await page
      .getByText(/gk_test_\w/)
      .first()
      .waitFor()
  })

  it('is given by the passkey on the page before a file', async () => {
    const { page } = await newUnproved()
    await open(page, '/client/transactions.csv')
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await said(page, stepUp.ready)
  })
})

describe('where there are no passkeys', () => {
  it('on an IP address the profile says so, and leads to the same page on localhost', async () => {
    const { emailAddress } = await buildClient(site)
    const visitor = await newVisitor(browser, site.url)
    visitors.push(visitor)
    const { page } = visitor
    await open(page, '/client/login')
    expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0)
    await fill(page, { emailAddress, password: clientPassword })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/client/dashboard')
    await open(page, '/client/profile')
    const link = page.getByRole('link', { name: `Open this page on ${new URL(named).host}` })
    expect(await link.getAttribute('href')).toBe(`${named}/client/profile`)
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0)
  })

  it.each(['client', 'admin'])('without JavaScript there is no button at /%s/login', async (area) => {
    const visitor = await newVisitor(browser, named, withoutScripts)
    visitors.push(visitor)
    await open(visitor.page, `/${area}/login`)
    await visitor.page.getByRole('button', { name: /^sign in$/i }).waitFor()
    expect(await visitor.page.getByText('passkey').count()).toBe(0)
  })
})
