import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as words from '#contract/messages/admin/risk.js'
import * as limits from '#contract/messages/limits.js'
import * as payments from '#contract/messages/components/payments.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { fill, newMerchant, said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let client: SignedInClient
let pay: (overrides: Record<string, unknown>) => Promise<{ transactionID: string; status: string }>
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, stop } = await startWithStaff())
  client = await buildClient(site, { name: 'Harbor Bikes' })
  const { accessToken } = await buildApiUser(site, client)
  pay = async (overrides) => {
    const call = { token: accessToken, body: paymentInput(overrides), headers: idempotencyKey() }
    return (await site.call('POST', '/transactions', call)).body
  }
  await pay({ amount: 60_000 })
})
afterAll(async () => {
  await stop()
  await browser.close()
})

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()
const isSound = async (page: Page) => expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])

describe('risk, for staff', () => {
  it('writes a rule that is previewed before, and releases a payment that it holds', async () => {
    const { page } = await signedIn(browser, site)
    await openScripted(page, '/admin/risk-rules')
    await said(page, words.noRules)
    await page.getByRole('link', { name: words.addRule }).first().click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'USD', exact: true }).check()
    await fill(page, { name: 'Large dollars', amountFrom: '500' })
    await page.locator('[name="outcome"]').selectOption('review')
    await submit(page, words.previewRule)
    await said(page, words.previewOf(1, 1))
    await said(page, words.wouldBe('review', 0, 1))
    await isSound(page)
    await submit(page, words.addRule)
    await said(page, 'USD payments from $500.00 → review')
    const { transactionID, status } = await pay({ amount: 75_000 })
    expect(status).toBe('authorized')
    await page
      .getByRole('link', { name: /^Reviews/ })
      .first()
      .click()
    await page.getByRole('link', { name: '$750.00', exact: true }).click()
    await said(page, payments.isUnderReview)
    await said(page, words.verdicts.decided)
    await isSound(page)
    await openScripted(page, '/admin/review')
    await page.getByRole('link', { name: `${words.release} $750.00` }).click()
    await submit(page, words.release)
    await said(page, 'Enter a reason')
    await fill(page, { reason: 'Known shop' })
    await submit(page, words.release)
    await said(page, words.noReviews)
    await openScripted(page, `/admin/transactions/${transactionID}`)
    await said(page, payments.staffReleasedIt)
  })

  it('keeps a block list without JavaScript', async () => {
    const { page } = await signedIn(browser, site, undefined, withoutScripts)
    await page.goto('/admin/risk-lists/block/new')
    await page.locator('[name="subject"]').selectOption('email')
    await fill(page, { value: 'eve', until: '2099-01-01' })
    await submit(page, words.addEntry)
    await said(page, 'Enter complete email addresses')
    await fill(page, { value: 'eve@bad.example', reason: 'Charged back twice' })
    await submit(page, words.addEntry)
    await said(page, 'Charged back twice')
    await page.getByRole('link', { name: `${words.remove} eve@bad.example` }).click()
    await submit(page, words.remove)
    await said(page, words.lists.block.none)
  })

  it('sets limits, which the client reads with what counts, and a payer as a sentence', async () => {
    const { page } = await signedIn(browser, site)
    await openScripted(page, `/admin/clients/${client.clientID}`)
    await page.getByRole('link', { name: limits.add }).click()
    await page.locator('[name="currency"]').selectOption('USD')
    await fill(page, { dayAmount: 'much' })
    await submit(page, limits.save)
    await said(page, limits.amountForm('USD'))
    await fill(page, { dayAmount: '2000', dayCount: '2' })
    await submit(page, limits.save)
    await said(page, limits.usedOf('$1,350.00', '$2,000.00'))
    await isSound(page)
    const merchant = await newMerchant(browser, site, client)
    await openScripted(merchant.page, '/client/profile/limits')
    await said(merchant.page, limits.usedOf('2', '2'))
    await isSound(merchant.page)
    const made = { token: client.token, body: { currency: 'USD', amount: 1_000, description: 'A lamp' } }
    const { token } = (await site.call('POST', `/clients/${client.clientID}/payment-links`, made)).body
    await openScripted(page, `/pay/${token}`)
    await fill(page, { cardNumber: '4242424242424242', expiry: '12 / 34', securityCode: '123' })
    await page.getByRole('button', { name: /Pay/ }).last().click()
    await said(page, 'The merchant can’t take this payment right now')
  })
})
