import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as desk from '#contract/messages/admin/requirements.js'
import * as two from '#contract/messages/admin/two-people.js'
import * as words from '#contract/messages/checklist.js'
import { secondApprovalRequired } from '#contract/messages/errors/clients.js'
import { pendingClients } from '#contract/messages/pending-clients.js'
import { overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { accessTokenFor, clientPassword, idempotencyKey, paymentInput } from '../support/builders.js'
import { aPdf, requirementInput } from '../support/documents.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { StripeDouble } from '../support/processors/stripe-double.js'
import { fill, openDialog, said, signInAsClient } from '../support/screens.js'
import { officer, openScripted, signedIn, startWithStaff } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let token: string
let stop: () => Promise<void>
let stripe: StripeDouble
beforeAll(async () => {
  browser = await launchBrowser()
  stripe = await StripeDouble.start()
  ;({ site, token, stop } = await startWithStaff({ PROCESSOR_ALLOW_PRIVATE: '1' }))
})
afterAll(async () => {
  await stop()
  await stripe.close()
  await browser.close()
})

const narrow = { viewport: { width: 390, height: 844 } }
const business = { name: 'Harbor Books', emailAddress: 'owner@harbor.example', country: 'Ruritania' }

/** Nothing of a screen stands beside a phone. */
async function seen(page: Page, name: string): Promise<void> {
  expect([name, await overflow(page)]).toEqual([name, 0])
  const folder = process.env.TEST_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/journey-${name}.png`, fullPage: true })
}

/** With live keys: from then on live is open to active clients. */
async function openStripe(): Promise<string> {
  const { secretKey, publishableKey } = stripe.settings
  const live = (key: string) => key.replace('_test_', '_live_')
  Object.assign(stripe.settings, { secretKey: live(secretKey), publishableKey: live(publishableKey) })
  const body = { processor: 'stripe', mode: 'live', name: 'Stripe', settings: stripe.settings }
  const { status, body: made } = await site.call('POST', '/processor-accounts', { token, body })
  expect(status).toBe(201)
  return String(made.processorAccountID)
}

async function sendPaper(page: Page, name: string): Promise<void> {
  const item = page.locator('ol > li', { hasText: 'Registration certificate' })
  await item.getByLabel(words.file).setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf(name) })
  await item.getByRole('button', { name: words.sendFile }).click()
  await item.getByRole('link', { name }).waitFor()
}

async function approveAs(page: Page): Promise<void> {
  await openScripted(page, '/admin/pending-clients')
  await said(page, two.twoNeeded)
  await page.locator('li', { hasText: business.name }).getByRole('button', { name: pendingClients.approve }).click()
}

it('leads a business of high risk from its registration to its first live payment, on a phone', async () => {
  const { country } = business
  const body = requirementInput({ name: 'Registration certificate', countries: [country] })
  await site.call('POST', '/requirements', { token, body })
  await site.call('PUT', '/approval-policy', { token, body: { highRiskCountries: [country], everyClient: false } })
  const { page, faults } = await newVisitor(browser, site.url, narrow)
  await openScripted(page, '/client/signup')
  await fill(page, { ...business, chargePercentage: '2.5', password: clientPassword, confirmPassword: clientPassword })
  await page.locator('[name=clientType]').selectOption('Company')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await said(page, words.leadOf(1))
  await seen(page, '1-waiting')
  await sendPaper(page, 'extract.pdf')
  await said(page, words.leadOf(0))

  const staff = await signedIn(browser, site, undefined, narrow)
  await openScripted(staff.page, '/admin/clients')
  await staff.page.getByRole('link', { name: business.name }).first().click()
  await openDialog(staff.page, desk.of(desk.askAgain, 'Registration certificate'))
  await staff.page.getByRole('dialog').getByLabel('Reason').fill('It is from last year')
  await staff.page.getByRole('dialog').getByRole('button', { name: desk.askAgain }).click()
  await said(staff.page, desk.askedAgain)
  await said(page, 'It is from last year')
  await seen(page, '2-asked-again')
  await sendPaper(page, 'extract of today.pdf')
  await staff.page.reload()
  await seen(staff.page, '3-review')
  await staff.page.getByRole('button', { name: desk.of(desk.accept, 'Registration certificate') }).click()
  await said(staff.page, words.statusWords.accepted)

  await approveAs(staff.page)
  await said(staff.page, two.firstKept(business.name))
  await approveAs(staff.page)
  await said(staff.page, secondApprovalRequired)
  await seen(staff.page, '4-waits-for-second')
  const second = await signedIn(browser, site, officer, narrow)
  await approveAs(second.page)
  await said(second.page, pendingClients.approved(business.name))

  await said(page, 'You can sign in now')
  await signInAsClient(page, business.emailAddress)
  await page.waitForURL('**/client/dashboard')
  const processorAccountID = await openStripe()
  await openScripted(page, '/client/api-users/new')
  await page.getByRole('radio', { name: /^Live/ }).check()
  await fill(page, {
    ...{ developerName: 'Web shop', developerEmailAddress: 'shop@example.com' },
    developerPhoneNumber: '+1 415 555 2671',
  })
  await page.locator('[name=roleID]').selectOption({ label: 'Integrator (payments)' })
  await page.locator('form:has([name=roleID]) button:not([tabindex])').last().click()
  await said(page, /gk_live_[0-9a-f]{32}/)
  const shown = (await page.locator('body').textContent()) ?? ''
  const [apiKey = ''] = /gk_live_[0-9a-f]{32}/.exec(shown) ?? []
  const [apiSecret = ''] = /gs_[\w-]{43}/.exec(shown) ?? []
  await seen(page, '5-live-key')
  const paid = paymentInput({ currency: 'EUR', paymentMethod: stripe.methodFor('succeeds', processorAccountID) })
  const payment = await site.call('POST', '/transactions', {
    ...{ token: await accessTokenFor(site, apiKey, apiSecret), body: paid, headers: idempotencyKey() },
  })
  expect([payment.status, payment.body.status, payment.body.mode]).toEqual([201, 'succeeded', 'live'])
  expect(stripe.chargesOf(payment.body.transactionID)).toBe(1)
  await openScripted(page, '/client/dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.mode-switch').getByRole('button', { name: /^Live/ }).click()
  await page
    .locator('.mode-switch')
    // Its menu closes with the navigation.
    .getByRole('button', { name: /^Live/, pressed: true, includeHidden: true })
    .waitFor({ state: 'attached' })
  await openScripted(page, `/client/transactions/${payment.body.transactionID}`)
  await said(page, 'Succeeded')
  expect(await page.locator('.test-band').count()).toBe(0)
  await seen(page, '6-first-live-payment')
  expect(faults).toEqual([])
})
