import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { strict as assert } from 'node:assert'
import type { Browser, Page } from 'playwright-core'
import * as reports from '#contract/messages/admin/reports.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { StripeDouble } from '../support/processors/stripe-double.js'
import { said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'
import { until } from '../support/until.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let token: string
let double: StripeDouble
let account: string
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff({ PROCESSOR_ALLOW_PRIVATE: '1' }))
  double = await StripeDouble.start()
  const body = { processor: 'stripe', mode: 'test', name: 'Stripe EU', settings: double.settings }
  account = (await site.call('POST', '/processor-accounts', { token, body })).body.processorAccountID
  ;({ page } = await signedIn(browser, site))
})
afterAll(async () => {
  await double.close()
  await stop()
  await browser.close()
})

async function looksWell(name: string): Promise<void> {
  expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
  const folder = process.env.SCREENS
  if (!folder) return
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
    }
  await page.setViewportSize({ width: 1280, height: 900 })
}

it('lets staff adopt a refund that was made in the dashboard', async () => {
  const program = (await buildApiUser(site, await buildClient(site))).accessToken
  const body = {
    ...{ amount: 10_000, currency: 'EUR', description: 'Blue chair' },
    paymentMethod: double.methodFor('succeeds', account),
  }
  const made = await site.call('POST', '/transactions', { token: program, body, headers: idempotencyKey() })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  const { transactionID } = made.body
  const paid = await site.call('GET', `/transactions/${transactionID}`, { token })
  double.books.refundInDashboard(paid.body.processor.reference, 4_000)
  await site.call('POST', '/processor-reports/read', { token, body: { processorAccountID: account } })
  const found = async () => (await site.call('GET', '/reconciliation-differences', { token })).body.items
  const [{ subject }] = await until(found, (items) => items.length > 0)
  await openScripted(page, '/admin/reconciliation/differences')
  await looksWell('differences')
  await page.getByRole('link', { name: reports.adoptRefundOf(subject) }).click()
  await said(page, reports.adoptRefundTitle)
  await looksWell('adopt-refund')
  await page.getByRole('button', { name: reports.adoptRefund, exact: true }).click()
  await said(page, reports.refundAdopted)
  const { body: refunds } = await site.call('GET', `/transactions/${transactionID}/refunds`, { token })
  expect(refunds.items).toMatchObject([{ amount: 4_000, status: 'succeeded' }])
})
