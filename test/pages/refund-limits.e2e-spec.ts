import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { Browser } from 'playwright-core'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, signInAdmin } from '../support/builders.js'
import { memberPassword, memberWith } from '../support/members.js'
import { fill, open, said } from '../support/screens.js'
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

describe('the limit of a role', () => {
  it('is edited on the form of the role, a currency a line', async () => {
    const token = await signInAdmin(site)
    const body = { name: `Desk ${clock.time()}`, audience: 'member' }
    const { roleID } = (await site.call('POST', '/roles', { token, body })).body
    const visitor = await signedIn(browser, site, undefined, withoutScripts)
    visitors.push(visitor)
    const { page } = visitor
    await open(page, `/admin/roles/${roleID}/edit`)
    const limits = page.getByLabel('Maximum refund per request')
    await limits.fill('USD 50\nEUR fifty')
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, '“EUR fifty” isn’t a valid limit. Use lines such as USD 100.00')
    await limits.fill('USD 50\nJPY 900')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL((url) => url.pathname === '/admin/roles')
    const saved = (await site.call('GET', `/roles/${roleID}`, { token })).body
    expect(saved.refundLimits).toEqual({ USD: 5_000, JPY: 900 })
    await open(page, `/admin/roles/${roleID}/edit`)
    expect(await limits.inputValue()).toBe('USD 50.00\nJPY 900')
  })

  it('is said where a member refunds, and refused above it', async () => {
    const client = await buildClient(site)
    const { accessToken } = await buildApiUser(site, client)
    const payment = { token: accessToken, body: paymentInput({ amount: 50_000 }), headers: idempotencyKey() }
    const { transactionID } = (await site.call('POST', '/transactions', payment)).body
    const { emailAddress } = await memberWith(site, client, 'Support')
    const visitor = await newVisitor(browser, site.url, withoutScripts)
    visitors.push(visitor)
    const { page } = visitor
    await open(page, '/client/login')
    await fill(page, { emailAddress, password: memberPassword })
    await page.getByRole('button', { name: /^sign in$/i }).click()
    await page.waitForURL('**/client/dashboard')
    await open(page, `/client/transactions/${transactionID}/refund`)
    await said(page, 'Your role can refund up to $100.00 at a time.')
    expect(await page.getByLabel('Amount in USD').inputValue()).toBe('100.00')
    await fill(page, { amount: '100.01' })
    await page.getByRole('button', { name: 'Refund' }).click()
    await said(page, 'Ask a teammate with a higher limit')
    await fill(page, { amount: '100' })
    await page.getByRole('button', { name: 'Refund' }).click()
    await said(page, '$100.00 refunded')
    const owner = { token: client.token, body: { amount: 500 }, headers: idempotencyKey() }
    await site.call('POST', `/clients/${client.clientID}/transactions/${transactionID}/refunds`, owner)
    await open(page, `/client/transactions/${transactionID}`)
    const lines = await page
      .getByRole('listitem')
      .filter({ hasText: /\$\d+\.\d\d refunded/ })
      .allInnerTexts()
    expect(lines.map((line) => line.split('\n').at(-1)?.trim()).slice(0, 2)).toEqual(['Ada Lovelace', 'You'])
  })
})
