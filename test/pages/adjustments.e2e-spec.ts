import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { strict as assert } from 'node:assert'
import type { Browser, Page } from 'playwright-core'
import * as words from '#contract/messages/admin/adjustments.js'
import * as reports from '#contract/messages/admin/reports.js'
import * as refusals from '#contract/messages/errors/adjustments.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { buildCheckerAs } from '../support/payouts.js'
import { StripeDouble } from '../support/processors/stripe-double.js'
import { open, said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff, withoutScripts } from '../support/staff.js'
import { until } from '../support/until.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let token: string
let double: StripeDouble
let account: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff({ PROCESSOR_ALLOW_PRIVATE: '1' }))
  double = await StripeDouble.start()
  const body = { processor: 'stripe', mode: 'test', name: 'Stripe EU', settings: double.settings }
  account = (await site.call('POST', '/processor-accounts', { token, body })).body.processorAccountID
})
afterAll(async () => {
  await double.close()
  await stop()
  await browser.close()
})

async function looksWell(page: Page, name: string): Promise<void> {
  expect([name, await accessibilityFaults(page), await overflow(page)]).toEqual([name, [], 0])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect([name, width, await overflow(page)]).toEqual([name, width, 0])
      const folder = process.env.SCREENS
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

async function corrected(amount: number): Promise<string> {
  const program = (await buildApiUser(site, await buildClient(site))).accessToken
  const body = {
    ...{ amount: 10_000, currency: 'EUR', description: 'Blue chair' },
    paymentMethod: double.methodFor('succeeds', account),
  }
  const made = await site.call('POST', '/transactions', { token: program, body, headers: idempotencyKey() })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  double.books.balance.adjust(amount, 'eur')
  await site.call('POST', '/processor-reports/read', { token, body: { processorAccountID: account } })
  const found = async () => (await site.call('GET', '/reconciliation-differences', { token })).body.items
  const [{ subject }] = await until(found, (items) => items.length > 0)
  return subject
}

it('lets one person propose an adjustment without scripts, and another one approve it', async () => {
  const subject = await corrected(-5_000)
  const maker = await signedIn(browser, site, undefined, withoutScripts)
  const { page } = maker
  await open(page, '/admin/reconciliation/differences')
  expect(await page.getByRole('link', { name: reports.adoptRefundOf(subject) }).count()).toBe(0)
  await page.getByRole('link', { name: reports.adjustOf(subject) }).click()
  await said(page, words.proposeTitle)
  await page.getByLabel(words.amountIn('EUR')).fill('50.01')
  await page.getByLabel(words.party).selectOption('platform')
  await page.getByLabel(words.reason).fill('A correction by the processor')
  await page.getByRole('button', { name: words.propose }).click()
  await said(page, refusals.tooLarge('€50.00'))
  await page.getByLabel(words.amountIn('EUR')).fill('50')
  await page.getByRole('button', { name: words.propose }).click()
  await said(page, words.proposed)
  await open(page, '/admin/reconciliation/adjustments')
  await said(page, refusals.ownAdjustment)
  expect(await page.getByRole('link', { name: words.approve }).count()).toBe(0)
  await maker.context.close()

  const { page: other, context } = await signedIn(browser, site, await buildCheckerAs(site, token))
  await openScripted(other, '/admin/reconciliation/differences')
  await other.getByRole('link', { name: reports.adjustOf(subject) }).click()
  await said(other, words.proposeTitle)
  await looksWell(other, 'propose')
  await openScripted(other, '/admin/needs-attention')
  await said(other, 'Another person proposed this adjustment. Approve or reject it.')
  await openScripted(other, '/admin/reconciliation/adjustments')
  await looksWell(other, 'adjustments')
  await other.getByRole('link', { name: words.approve }).click()
  await said(other, words.approveTitle)
  await looksWell(other, 'approve')
  await other.getByRole('button', { name: words.approve, exact: true }).click()
  await said(other, words.approved)
  const { body } = await site.call('GET', '/reconciliation-adjustments', { token })
  expect(body.items).toMatchObject([{ status: 'approved', amount: -5_000, subject }])
  const { body: left } = await site.call('GET', '/reconciliation-differences', { token })
  expect(left.items).toEqual([])
  await context.close()
})
