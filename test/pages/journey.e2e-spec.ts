import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as oauth from 'openid-client'
import type { Browser, Page } from 'playwright-core'
import { type Visitor, launchBrowser, newVisitor } from '../support/browser.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { holdClock, openDialog } from '../support/screens.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startedDatabase } from '../support/started-database.js'

const password = 'correct horse battery'
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Business {
  name: string
  emailAddress: string
}

async function register({ page }: Visitor, { name, emailAddress }: Business): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started Free' }).first().click()
  await page.waitForURL('**/client/signup')
  await page.locator('[name=name]').fill(name)
  await page.locator('[name=clientType]').selectOption('Company')
  await page.locator('[name=chargePercentage]').fill('2.5')
  await page.locator('[name=emailAddress]').fill(emailAddress)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=confirmPassword]').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/client/pending-approval')
  await page.getByText('Registration Pending Approval').first().waitFor()
  await page.getByText(name).first().waitFor()
}

async function approve({ page }: Visitor, { name }: Business): Promise<void> {
  await page.goto('/admin')
  await page.waitForURL('**/admin/login')
  await page.locator('[name=email]').fill(adminEmail)
  await page.locator('[name=password]').fill(adminPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.getByRole('main').getByText('Pending Clients').first().waitFor()
  await page.goto('/admin/pending-clients')
  await page.locator('li', { hasText: name }).getByRole('button', { name: 'Approve' }).click()
  await page.getByText(`Client ${name} has been approved!`).first().waitFor()
}

async function signIn({ page }: Visitor, { emailAddress }: Business): Promise<void> {
  await page.locator('[name=emailAddress]').fill(emailAddress)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/client/dashboard')
  await page.getByText('Active', { exact: true }).first().waitFor()
}

async function fillApiUser(page: Page): Promise<void> {
  await page.locator('[name=developerName]').fill('Web shop')
  await page.locator('[name=developerEmailAddress]').fill('shop@example.com')
  await page.locator('[name=developerPhoneNumber]').fill('+1 415 555 2671')
  await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
  await page.locator('form:has([name=roleID]) button[type=submit]').click()
}

const textOf = async (page: Page, pattern: RegExp) => {
  await page.getByText(pattern).first().waitFor({ state: 'attached' })
  const [found] = pattern.exec((await page.locator('body').textContent()) ?? '') ?? []
  return found ?? ''
}
const keyPattern = /gk_test_[0-9a-f]{32}/
const secretPattern = /gs_[\w-]{43}/

/** The terminal: a stock OAuth 2.0 client takes a token, and a payment is posted with it. */
async function pay(url: string, apiKey: string, apiSecret: string): Promise<Record<string, unknown>> {
  const server = { issuer: url, token_endpoint: `${url}/api/oauth/token` }
  const client = new oauth.Configuration(server, apiKey, apiSecret, oauth.ClientSecretBasic(apiSecret))
  oauth.allowInsecureRequests(client)
  const { access_token } = await oauth.clientCredentialsGrant(client)
  const answer = await fetch(`${url}/api/transactions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access_token}`,
      'content-type': 'application/json',
      'idempotency-key': 'order-1001',
    },
    body: JSON.stringify({ amount: 1_234, currency: 'USD', description: 'Order 1001', paymentMethod: 'pm_success' }),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()) as Record<string, unknown>
}

async function seePayment({ page }: Visitor): Promise<void> {
  await page.goto('/client/dashboard')
  const row = page.locator('tr', { hasText: 'Order 1001' })
  await row.getByText('$12.34').first().waitFor()
  await row.getByText('Succeeded').first().waitFor()
}

async function inDatabase(settings: NodeJS.ProcessEnv, work: (gatehouse: Gatehouse) => Promise<void>): Promise<void> {
  const { settings: database, remove } = await startedDatabase()
  const gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...database, ...settings })
  try {
    await work(gatehouse)
  } finally {
    await gatehouse.end('SIGTERM')
    await remove()
  }
}

describe('from sign-up to the first payment', () => {
  const business = { name: 'Harbor Pine Ltd', emailAddress: 'ops@harborpine.example' }

  it('in the browser, with the waiting page changing by itself', async () => {
    await inDatabase({}, async ({ url }) => {
      const merchant = await newVisitor(browser, url)
      const staff = await newVisitor(browser, url)
      const { page } = merchant
      await register(merchant, business)
      await approve(staff, business)
      await page.getByText('Your account is active!').waitFor()
      await page.getByRole('link', { name: 'Go to Login' }).click()
      await page.waitForURL('**/client/login')
      await signIn(merchant, business)
      await page.getByRole('link', { name: 'API Users' }).first().click()
      // The dashboard, which stays until the next page has come, has the same sentence and a link of the same name.
      await page.getByRole('heading', { name: 'My API Users' }).waitFor()
      await openDialog(page, 'Add API User')
      // Key and secret are shown for five seconds, and a slow machine may need longer to read them.
      await holdClock(page)
      await fillApiUser(page)
      await page.getByText('API user created successfully!').first().waitFor()
      const { status } = await pay(url, await textOf(page, keyPattern), await textOf(page, secretPattern))
      await page.clock.resume()
      expect(status).toBe('succeeded')
      await seePayment(merchant)
      await page.reload()
      expect(await page.locator('body').textContent()).not.toMatch(secretPattern)
      expect([...merchant.faults, ...staff.faults]).toEqual([])
    })
  })

  it('without JavaScript', async () => {
    await inDatabase({}, async ({ url }) => {
      const merchant = await newVisitor(browser, url, { javaScriptEnabled: false })
      const staff = await newVisitor(browser, url, { javaScriptEnabled: false })
      const { page } = merchant
      await register(merchant, business)
      await approve(staff, business)
      // The page asks again by itself, with a refresh in its head.
      await page.getByText('Your account is active!').waitFor()
      await page.goto('/client/api-users')
      await page.waitForURL('**/client/login?from=*')
      await page.locator('[name=emailAddress]').fill(business.emailAddress)
      await page.locator('[name=password]').fill(password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.waitForURL('**/client/api-users')
      await page.getByRole('link', { name: 'Add API User' }).first().click()
      await page.waitForURL('**/client/api-users/new')
      await fillApiUser(page)
      await pay(url, await textOf(page, keyPattern), await textOf(page, secretPattern))
      await seePayment(merchant)
    })
  })

  it('with the site calling the API of another process over HTTP', async () => {
    await inDatabase({ TRUST_PROXY: '1' }, async (api) => {
      const { settings: own, remove } = await startedDatabase()
      const site = await startGatehouse({ ...own, API_URL: api.url })
      const merchant = await newVisitor(browser, site.url)
      const staff = await newVisitor(browser, site.url)
      await register(merchant, business)
      await approve(staff, business)
      await merchant.page.goto('/client/login')
      await signIn(merchant, business)
      const pending = await api.call('POST', '/clients/login', {
        body: { emailAddress: business.emailAddress, password },
      })
      expect(pending.body.status).toBe('active')
      expect([...merchant.faults, ...staff.faults]).toEqual([])
      await site.end('SIGTERM')
      await remove()
    })
  })
})
