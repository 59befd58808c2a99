import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, type newVisitor } from '../support/browser.js'
import {
  accessTokenFor,
  apiUserInput,
  buildApiUser,
  buildClient,
  idempotencyKey,
  paymentInput,
  roleIDOf,
  type SignedInClient,
} from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { fill, holdClock, newMerchant, open, openDialog, said, sendAgainAndAgain, shows } from '../support/screens.js'
import { oneLook } from '../support/looks.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }

const signedIn = (client: SignedInClient, settings: Parameters<typeof newVisitor>[2] = {}) =>
  newMerchant(browser, gatehouse, client, settings)

async function clientWithPayments(): Promise<SignedInClient> {
  const client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  const { accessToken } = await buildApiUser(gatehouse, client)
  for (const overrides of [
    { amount: 1_234, description: 'Order 1001' },
    { amount: 9_900, description: 'Order 1002', paymentMethod: 'pm_declined_fraud' },
  ]) {
    const body = paymentInput(overrides)
    await gatehouse.call('POST', '/transactions', { token: accessToken, body, headers: idempotencyKey() })
  }
  return client
}

const columnOf = (page: Page) => page.locator('section', { hasText: 'Newest first.' }).locator('tbody tr')

describe('every page of the client area', () => {
  it.each(oneLook)(
    'passes axe, fits the window, and goes nowhere else: %j',
    async (look) => {
      const client = await clientWithPayments()
      const { page, faults, context } = await signedIn(client, look)
      const body = apiUserInput(await roleIDOf(gatehouse, client.token, 'Integrator (payments)'))
      const path = `/clients/${client.clientID}/apiusers`
      const { apiUserID } = (await gatehouse.call('POST', path, { token: client.token, body })).body
      const ofApiUser = ['edit', 'delete', 'regenerate', 'disable'].map(
        (action) => `/client/api-users/${apiUserID}/${action}`,
      )
      const pages =
        'dashboard api-users api-users/new transactions banks payment/resend-otp profile profile/password'.split(' ')
      for (const path of [...pages.map((one) => `/client/${one}`), ...ofApiUser]) {
        await open(page, path)
        expect([path, await accessibilityFaults(page)]).toEqual([path, []])
        expect([path, await overflow(page)]).toEqual([path, 0])
      }
      await open(page, '/client/api-users')
      await page.setViewportSize({ width: 768, height: 900 })
      expect(await overflow(page)).toBe(0)
      await page.setViewportSize(look.viewport ?? { width: 1280, height: 900 })
      await openDialog(page, 'Add API User')
      expect(await accessibilityFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Regenerate/ })
        .first()
        .click()
      await said(page, 'First token, ready to paste:')
      expect(await accessibilityFaults(page)).toEqual([])
      expect(faults).toEqual([])
      await context.close()
    },
    270_000,
  )
})

describe('the dashboard', () => {
  it('leads a new merchant to the first payment', async () => {
    const client = await buildClient(gatehouse)
    const { page, context } = await signedIn(client)
    await open(page, '/client/dashboard')
    await said(page, '1 of 4 steps done')
    await said(page, 'No API users found.')
    await said(page, 'No transactions found.')
    await buildApiUser(gatehouse, client)
    await page.reload()
    await said(page, '3 of 4 steps done')
    expect(await page.locator('[aria-current=step]').textContent()).toContain('Take your first payment')
    await context.close()
  })

  it.each([{}, noScript])(
    'shows the profile, the totals and the payments, with a filter in the address: %j',
    async (settings) => {
      const { page, context } = await signedIn(await clientWithPayments(), settings)
      await open(page, '/client/dashboard')
      const profile = page.getByRole('region', { name: 'Profile' })
      expect(await profile.textContent()).toMatch(/HP.*Harbor Pine.*Active.*@example\.com.*Company/s)
      expect(await page.getByText('Get started', { exact: true }).count()).toBe(0)
      const totals = page.getByRole('region', { name: 'Payments in USD' })
      expect(await totals.textContent()).toMatch(/Today\$12\.341 payment.*Fees, 30 days\$0\.31.*Net, 30 days\$12\.03/s)
      expect(await totals.getByRole('img').getAttribute('aria-label')).toContain('with $12.34.')
      expect(await columnOf(page).count()).toBe(2)
      await page.getByPlaceholder('Filter by status or description...').fill('FAILED')
      await page.getByRole('button', { name: 'Filter' }).click()
      await page.waitForURL('**/client/dashboard?q=FAILED')
      await columnOf(page).nth(1).waitFor({ state: 'detached' })
      await shows(() => columnOf(page).first().textContent(), expect.stringContaining('Order 1002'))
      await context.close()
    },
  )

  it('prints its content alone', async () => {
    const { page, context } = await signedIn(await clientWithPayments())
    await open(page, '/client/dashboard')
    await columnOf(page).first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.portal-sidebar').isVisible()).toBe(false)
    expect(await page.getByPlaceholder('Filter by status or description...').isVisible()).toBe(false)
    expect(await columnOf(page).first().isVisible()).toBe(true)
    await context.close()
  })
})

describe('My API Users', () => {
  it('reveals a fresh key for 5 seconds, again with Show, and says Copied! for 1.2 seconds', async () => {
    const { page, context } = await signedIn(await buildClient(gatehouse))
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/client/api-users')
    await openDialog(page, 'Add API User')
    await fill(page, {
      developerName: 'Web shop',
      developerEmailAddress: 'shop@example.com',
      developerPhoneNumber: '+1 415 555 2671',
    })
    await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
    await holdClock(page)
    await page.locator('form:has([name=roleID]) button[type=submit]').click()
    await said(page, 'API user created successfully!')
    const key = page.getByText(/^gk_test_[0-9a-f]{32}$/)
    await key.waitFor()
    await page.clock.runFor(4_800)
    await shows(() => key.isVisible(), true)
    await page.clock.runFor(300)
    await key.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show API key' }).click()
    await key.waitFor()
    await page.clock.runFor(5_100)
    await key.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Copy API key' }).click()
    await said(page, 'Copied!')
    await page.clock.runFor(1_100)
    await shows(() => page.getByText('Copied!').count(), 1)
    await page.clock.runFor(200)
    await page.getByText('Copied!').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Copy the curl calls for a payment' }).click()
    await said(page, 'Copied!')
    const calls = /oauth\/token.*'gk_test_[0-9a-f]{32}:gs_[\w-]{43}'.*\/api\/transactions/s
    await shows(() => page.evaluate('navigator.clipboard.readText()'), expect.stringMatching(calls))
    await context.close()
  })

  it('makes one API user and deletes it once, however often a form is sent', async () => {
    const client = await buildClient(gatehouse)
    const { page, context } = await signedIn(client)
    await open(page, '/client/api-users')
    await openDialog(page, 'Add API User')
    await fill(page, {
      developerName: 'Sent twice',
      developerEmailAddress: 'twice@example.com',
      developerPhoneNumber: '+1 415 555 2671',
    })
    await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
    expect(await sendAgainAndAgain(page, page.getByRole('dialog').getByRole('button', { name: 'Add API User' }))).toBe(
      200,
    )
    await said(page, 'API user created successfully!')
    const { body } = await gatehouse.call('GET', `/clients/${client.clientID}/apiusers`, { token: client.token })
    expect(body.items).toMatchObject([{ developerName: 'Sent twice' }])
    await page.getByRole('link', { name: /^Delete/ }).click()
    expect(await sendAgainAndAgain(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))).toBe(
      202,
    )
    await said(page, 'API user deleted successfully!')
    await shows(() => page.getByText('Failed to delete API user').count(), 0)
    await context.close()
  })

  it.each([{}, noScript])('disables one after a question, and enables it without one: %j', async (settings) => {
    const client = await buildClient(gatehouse)
    const { accessToken, apiKey, apiSecret } = await buildApiUser(gatehouse, client)
    const status = async (token: string) => (await gatehouse.call('GET', '/transactions', { token })).status
    const { page, faults, context } = await signedIn(client, settings)
    await open(page, '/client/api-users')
    const row = page.locator('tbody tr')
    expect(
      (await row.locator('td').last().locator('a, button').allTextContents()).map((text) => text.split(' ')[0]),
    ).toEqual(['Edit', 'Regenerate', 'Delete', 'Disable'])
    await row.getByRole('link', { name: /^Disable/ }).click()
    await said(page, /^Disable Grace Hopper\?$/)
    await said(page, 'Payments with this key stop immediately. You can enable it again at any time.')
    await page.getByRole('button', { name: 'Disable', exact: true }).click()
    await said(page, 'API user disabled')
    await row.getByText('Disabled', { exact: true }).waitFor()
    expect(await status(accessToken)).toBe(401)
    await row.getByRole('button', { name: /^Enable/ }).click()
    await said(page, 'API user enabled')
    await row.getByText('Active', { exact: true }).waitFor()
    expect(await status(await accessTokenFor(gatehouse, apiKey, apiSecret))).toBe(200)
    expect(faults).toEqual([])
    await context.close()
  })

  it('asks before it deletes, and gives the focus back when the answer is no', async () => {
    const client = await buildClient(gatehouse)
    await buildApiUser(gatehouse, client)
    const { page, context } = await signedIn(client)
    await open(page, '/client/api-users')
    const link = page.getByRole('link', { name: /^Delete/ })
    await link.click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this API user?' })
    await question.waitFor()
    await page.locator(':focus', { hasText: 'Cancel' }).waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await page.locator(':focus', { hasText: 'Delete' }).waitFor()
    await link.click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await said(page, 'API user deleted successfully!')
    await said(page, 'No API users found.')
    await context.close()
  })
})
