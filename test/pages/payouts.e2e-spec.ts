import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import {
  buildApiUser,
  buildClient,
  clientPassword,
  idempotencyKey,
  paymentInput,
  signInAdmin,
} from '../support/builders.js'
import { accountInput, buildCheckerAs } from '../support/payouts.js'
import { fill, open, said, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { signedIn, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
})
afterAll(() => browser.close())
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))

async function waitingPayout(account: Record<string, unknown> = {}) {
  const client = await buildClient(site)
  const { clientID, token } = client
  const { accessToken } = await buildApiUser(site, client)
  await site.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: accountInput(account) })
  const pay = (amount: number) =>
    site.call('POST', '/transactions', {
      token: accessToken,
      body: paymentInput({ amount }),
      headers: idempotencyKey(),
    })
  const { transactionID } = (await pay(10_000)).body
  await pay(20_000)
  await site.call('POST', `/transactions/${transactionID}/refunds`, {
    token: accessToken,
    body: { amount: 1_000 },
    headers: idempotencyKey(),
  })
  const maker = await signInAdmin(site)
  const body = { clientID, currency: 'USD', amount: 20_000 }
  const payout = (await site.call('POST', '/payouts', { token: maker, body, headers: idempotencyKey() })).body
  return { client, maker, payoutID: payout.payoutID as string }
}

describe('payouts on the screens', () => {
  it('are explained to the merchant line by line, to the cent', async () => {
    const { client, payoutID } = await waitingPayout()
    const visitor = await newVisitor(browser, site.url, withoutScripts)
    visitors.push(visitor)
    const { page } = visitor
    await open(page, '/client/login')
    await fill(page, { emailAddress: client.emailAddress, password: clientPassword })
    await page.getByRole('button', { name: /^sign in$/i }).click()
    await page.waitForURL('**/client/dashboard')
    await open(page, '/client/banks')
    await page.getByRole('link', { name: 'View payouts' }).click()
    await page.waitForURL('**/client/payouts')
    await page.getByRole('link', { name: '$200.00' }).click()
    await page.waitForURL(`**/client/payouts/${payoutID}`)
    for (const words of [
      'The lines add up to the payout amount',
      'of $195.00; the rest is in another payout',
      'First Bank, ending in 3000',
    ])
      await said(page, words)
    await open(page, '/client/profile/payout-schedule')
    await page.getByLabel('Frequency').selectOption('weekly')
    await page.getByLabel('Day of the week').selectOption('5')
    await page.getByLabel('Minimum payout (USD)').fill('12,5')
    await page.getByRole('button', { name: 'Save schedule' }).click()
    await said(page, 'Enter an amount such as 100.00')
    await page.getByLabel('Minimum payout (USD)').fill('12.50')
    await page.getByRole('button', { name: 'Save schedule' }).click()
    await said(page, 'Payout schedule saved')
    await shows(() => page.getByLabel('Minimum payout (USD)').inputValue(), '12.50')
  })

  it('are approved by somebody else, several at once, and never by whoever made them', async () => {
    const first = await waitingPayout()
    const second = await waitingPayout()
    const person = await buildCheckerAs(site, first.maker)
    const visitor = await signedIn(browser, site, person, withoutScripts)
    visitors.push(visitor)
    const { page } = visitor
    await open(page, '/admin/payouts')
    await said(page, 'First payout to this client in this currency')
    await page.getByRole('button', { name: 'Approve selected' }).click()
    await said(page, 'Select at least one payout')
    for (const { payoutID } of [first, second]) await page.locator(`input[value^="${payoutID}"]`).check()
    await page.getByRole('button', { name: 'Approve selected' }).click()
    await said(page, '2 payouts were approved')
    const own = await waitingPayout()
    const maker = await signedIn(browser, site, undefined, withoutScripts)
    visitors.push(maker)
    await open(maker.page, `/admin/payouts/${own.payoutID}`)
    await said(maker.page, 'You created this payout. Another approver has to sign it off')
    expect(await maker.page.getByRole('link', { name: 'Approve', exact: true }).count()).toBe(0)
    await maker.page.getByRole('link', { name: 'Reject' }).click()
    await maker.page.getByRole('button', { name: 'Reject' }).click()
    await said(maker.page, 'Reason is required')
    await maker.page.getByLabel('Reason').fill('The holder is somebody else')
    await maker.page.getByRole('button', { name: 'Reject' }).click()
    await said(maker.page, 'The payout was rejected')
    await said(maker.page, 'The holder is somebody else')
  })
  it('show what the payee’s bank says, and ask it again', async () => {
    const { client, payoutID, maker } = await waitingPayout({ accountHolder: 'Acme No Match' })
    const person = await buildCheckerAs(site, maker)
    const visitor = await signedIn(browser, site, person, withoutScripts)
    visitors.push(visitor)
    const { page } = visitor
    await open(page, '/admin/payouts')
    await said(page, 'The bank has another name for this account, so two approvals are needed')
    await open(page, `/admin/payouts/${payoutID}`)
    await said(page, 'The bank has another name. A second approver is needed')
    await said(page, '0 of 2 approvals')
    await page.getByRole('button', { name: 'Check again' }).click()
    await said(page, 'Payee checked')
    await open(page, `/admin/clients/${client.clientID}`)
    const card = page.locator('section', { hasText: 'Settlement accounts' })
    await card.getByText('•••• 3000').waitFor()
  })
})
