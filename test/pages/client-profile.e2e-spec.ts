import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { launchBrowser, type newVisitor } from '../support/browser.js'
import { buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { fill, newMerchant, open, said, shows } from '../support/screens.js'

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

describe('the profile', () => {
  it.each([{}, noScript])('keeps contact data: %j', async (settings) => {
    const { page, context } = await signedIn(await buildClient(gatehouse), settings)
    await open(page, '/client/profile')
    await fill(page, { phoneNumber: '12', city: 'Portland' })
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, /international format/)
    await fill(page, { phoneNumber: '+44 20 7946 0958' })
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Contact data saved')
    await page.reload()
    expect(await page.locator('[name=phoneNumber]').inputValue()).toBe('+442079460958')
    expect(await page.locator('[name=city]').inputValue()).toBe('Portland')
    await context.close()
  })

  it.each([{}, noScript])('signs out another browser, and all others with a new password: %j', async (settings) => {
    const client = await buildClient(gatehouse)
    const other = await signedIn(client)
    await open(other.page, '/client/dashboard')
    const { page, context } = await signedIn(client, settings)
    await open(page, '/client/profile')
    await said(page, 'This browser')
    // Three sessions: this one, the other browser's, and the one that the client was built with.
    const buttons = page.getByRole('button', { name: /^Sign out/ })
    expect(await buttons.count()).toBe(2)
    await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).first().click()
    await said(page, 'Signed out')
    await buttons.nth(1).waitFor({ state: 'detached' })
    await other.page.reload()
    await other.page.waitForURL('**/client/login*')
    await page.getByRole('link', { name: 'Change password' }).click()
    await page.waitForURL('**/client/profile/password')
    const change = page.getByRole('button', { name: 'Change password' })
    await fill(page, { currentPassword: 'wrong', newPassword: 'violet lantern harbour', confirmPassword: 'other' })
    await change.click()
    await said(page, 'Passwords do not match')
    const passwords = { newPassword: 'violet lantern harbour', confirmPassword: 'violet lantern harbour' }
    await fill(page, { currentPassword: 'wrong', ...passwords })
    await change.click()
    await said(page, 'This isn’t your current password')
    await fill(page, { currentPassword: clientPassword, ...passwords })
    await Promise.all([page.waitForURL('**/client/profile'), change.click()])
    await said(page, 'Password changed')
    await said(page, 'This browser')
    await shows(() => buttons.count(), 0)
    await Promise.all([context.close(), other.context.close()])
  })
})
