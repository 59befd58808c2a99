import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { clientLoginRedirectMs, signupRedirectMs } from '#contract/limits.js'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildClient, clientPassword, signInAdmin, signupInput } from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { fill, holdClock, open, said, signInAsClient } from '../support/screens.js'

let browser: Browser
let gatehouse: SharedSite
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const noScript = { javaScriptEnabled: false }
const visit = (settings: Parameters<typeof newVisitor>[2] = {}) => newVisitor(browser, gatehouse.url, settings)
/** That the address changes `ms` after `words` came onto the page, and not before. The page's clock is held. */
async function goesOnAfter(page: Page, words: string, ms: number, pattern: string): Promise<void> {
  await said(page, words)
  const before = page.url()
  await page.clock.runFor(ms - 50)
  expect(page.url()).toBe(before)
  await page.clock.runFor(100)
  await page.waitForURL(pattern, { waitUntil: 'commit' })
}

async function rejected(reason: string) {
  const input = signupInput()
  const { clientID } = (await gatehouse.call('POST', '/clients/register', { body: input })).body
  await gatehouse.call('POST', `/clients/${clientID}/reject`, { token: await signInAdmin(gatehouse), body: { reason } })
  return { ...input, clientID }
}

describe('signing up', () => {
  const errors = [
    'Name is required',
    'Please select a client type',
    'Email is required',
    'Charge percentage is required',
    'Password is required',
    'Please confirm your password',
  ]

  it('names what is missing under the fields, and each error goes as its field is edited', async () => {
    const { page, context } = await visit()
    await open(page, '/client/signup')
    await said(page, 'Register your business and start accepting payments')
    await page.getByRole('button', { name: 'Create Account' }).click()
    for (const sentence of errors) await said(page, sentence)
    await page.locator('[name=name]').fill('A')
    await page.getByText('Name is required').waitFor({ state: 'detached' })
    await fill(page, { emailAddress: 'nobody', password: 'short', confirmPassword: 'other', chargePercentage: '0' })
    await page.getByRole('button', { name: 'Create Account' }).click()
    const invalid = ['Invalid email format', 'Password must be at least 8 characters', 'Passwords do not match']
    for (const sentence of [...invalid, 'Please enter a valid percentage']) await said(page, sentence)
    await context.close()
  })

  it('says Registration successful! and goes on after two seconds', async () => {
    const { page, faults, context } = await visit()
    await open(page, '/client/signup')
    const { name, emailAddress } = signupInput()
    await fill(page, { name, emailAddress, chargePercentage: '2.5', password: clientPassword })
    await page.locator('[name=confirmPassword]').fill(clientPassword)
    await page.locator('[name=clientType]').selectOption('Company')
    await holdClock(page)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await goesOnAfter(page, 'Registration successful!', signupRedirectMs, '**/client/pending-approval')
    await said(page, 'Registration Pending Approval')
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('signing in', () => {
  it.each([{}, noScript])('refuses a wrong password in words: %j', async (settings) => {
    const visitor = await visit(settings)
    const { emailAddress } = await buildClient(gatehouse)
    await signInAsClient(visitor.page, emailAddress, { password: 'not the password' })
    await visitor.page.getByRole('alert').getByText('Invalid email or password').first().waitFor()
    await visitor.context.close()
  })

  it('says Login successful! and goes on after a second, to the page that was asked for', async () => {
    const visitor = await visit()
    const { page } = visitor
    const { emailAddress } = await buildClient(gatehouse)
    await open(page, '/client/api-users')
    await page.waitForURL('**/client/login?from=%2Fclient%2Fapi-users')
    await holdClock(page)
    await signInAsClient(page, emailAddress, { from: '/client/api-users' })
    await goesOnAfter(page, 'Login successful!', clientLoginRedirectMs, '**/client/api-users')
    await visitor.context.close()
  })

  it('never leads to another site', async () => {
    const visitor = await visit(noScript)
    const { emailAddress } = await buildClient(gatehouse)
    await signInAsClient(visitor.page, emailAddress, { from: '//evil.example/client' })
    await visitor.page.waitForURL('**/client/dashboard')
    await visitor.context.close()
  })

  it('ends in every open tab', async () => {
    const visitor = await visit()
    const { emailAddress } = await buildClient(gatehouse)
    await signInAsClient(visitor.page, emailAddress)
    await visitor.page.waitForURL('**/client/dashboard')
    const other = await visitor.context.newPage()
    await open(other, '/client/api-users')
    await holdClock(visitor.page)
    await visitor.page.getByRole('button', { name: 'Logout' }).click()
    await said(visitor.page, 'Logged out successfully')
    await other.waitForURL('**/client/login*')
    await visitor.context.close()
  })
})

describe('a forgotten password', () => {
  it.each([{}, noScript])('is set anew by the link: %j', async (settings) => {
    const visitor = await visit(settings)
    const { page } = visitor
    const { emailAddress } = await buildClient(gatehouse)
    await open(page, '/client/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.waitForURL('**/forgot-password')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await said(page, 'Email is required')
    await page.locator('[name=email]').fill(emailAddress)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await said(page, 'If the email exists, a reset link has been sent.')
    await page.getByRole('link', { name: 'Open the reset link' }).click()
    await page.waitForURL('**/reset-password?token=*')
    const reset = page.getByRole('button', { name: 'Reset Password' })
    await page.locator('[name=newPassword]').fill('seven77')
    await reset.click()
    await said(page, 'Password must be at least 8 characters')
    await page.locator('[name=newPassword]').fill('violet lantern harbour')
    await reset.click()
    await page.waitForURL('**/client/login')
    await said(page, 'Password has been reset successfully!')
    await signInAsClient(page, emailAddress, { password: 'violet lantern harbour' })
    await page.waitForURL('**/client/dashboard')
    await visitor.context.close()
  })

  it('refuses a token that is none', async () => {
    const { page, context } = await visit()
    await open(page, '/reset-password')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await said(page, 'Reset token is required')
    await fill(page, { resetToken: 'made-up', newPassword: 'violet lantern harbour' })
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await said(page, 'Invalid or expired token, or something went wrong.')
    await context.close()
  })

  it('gets a hint at the strength of the new one', async () => {
    const { page, context } = await visit()
    await open(page, '/reset-password?token=any')
    for (const [password, word] of [
      ['short', 'Too short'],
      ['password', 'Weak'],
      ['violet lantern harbour', 'Strong'],
    ]) {
      await page.locator('[name=newPassword]').fill(password ?? '')
      await page.getByText(`Password strength: ${word}`, { exact: true }).waitFor()
    }
    await context.close()
  })
})

describe('a rejected registration', () => {
  it.each([{}, noScript])('shows the reason and the way to apply again: %j', async (settings) => {
    const visitor = await visit(settings)
    const { page } = visitor
    const input = await rejected('Papers missing')
    await signInAsClient(page, input.emailAddress)
    await page.getByRole('alert').getByText('Your registration was not approved').first().waitFor()
    await page.getByRole('link', { name: 'apply again' }).click()
    await page.waitForURL('**/client/signup/reapply')
    await fill(page, { name: 'Acme Renewed', emailAddress: input.emailAddress, chargePercentage: '2.75' })
    await page.locator('[name=clientType]').selectOption('Individual')
    await page.locator('[name=password]').fill('not the password')
    await page.getByRole('button', { name: 'Apply again' }).click()
    await said(page, 'Invalid email or password')
    await page.locator('[name=password]').fill(clientPassword)
    await page.getByRole('button', { name: 'Apply again' }).click()
    await page.waitForURL('**/client/pending-approval')
    await said(page, 'Registration Pending Approval')
    await said(page, 'Acme Renewed')
    const token = await signInAdmin(gatehouse)
    const body = { reason: 'Still missing' }
    await gatehouse.call('POST', `/clients/${input.clientID}/reject`, { token, body })
    await said(page, 'Registration not approved')
    await said(page, 'Still missing')
    if (settings !== noScript) expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Apply again' }).click()
    await said(page, 'Reason')
    await visitor.context.close()
  })

  it('leaves whoever has no status at Access Denied!', async () => {
    const { page, context } = await visit()
    await open(page, '/client/pending-approval')
    await said(page, 'Access Denied!')
    await said(page, 'Your account is currently under review by our team.')
    await context.close()
  })

  it('shows the business that is signed in, not one that registered here before', async () => {
    const active = await buildClient(gatehouse)
    const earlier = signupInput({ name: 'Earlier Business' })
    const { statusToken } = (await gatehouse.call('POST', '/clients/register', { body: earlier })).body
    const { page, context } = await visit()
    const value = encodeURIComponent(Buffer.from(JSON.stringify(statusToken)).toString('base64'))
    const stale = { name: 'clientStatus', value, url: gatehouse.url }
    await context.addCookies([stale])
    await open(page, '/client/pending-approval')
    await said(page, 'Earlier Business')
    await signInAsClient(page, active.emailAddress)
    await page.waitForURL('**/client/dashboard')
    await context.addCookies([stale])
    await open(page, '/client/pending-approval')
    await said(page, 'Your account is active!')
    expect(await page.getByText('Earlier Business').count()).toBe(0)
    await signInAsClient(page, earlier.emailAddress)
    await page.waitForURL('**/client/pending-approval?of=registration')
    await said(page, 'Earlier Business')
    await context.close()
  })
})
