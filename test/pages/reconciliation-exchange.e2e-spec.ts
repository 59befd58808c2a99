import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { strict as assert } from 'node:assert'
import type { Browser, Page } from 'playwright-core'
import * as banks from '#contract/messages/admin/banks.js'
import * as books from '#contract/messages/admin/books.js'
import * as processors from '#contract/messages/admin/processors.js'
import * as reports from '#contract/messages/admin/reports.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { StripeDouble } from '../support/processors/stripe-double.js'
import { fill, openDialog, said } from '../support/screens.js'
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
  double.books.balance.settles = { currency: 'eur', rate: 0.92 }
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
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** A charge in USD that is settled in EUR, and disputed at another rate. */
async function disputedInDollars(): Promise<void> {
  const program = (await buildApiUser(site, await buildClient(site))).accessToken
  const input = { amount: 10_000, currency: 'USD', description: 'Blue chair' }
  const body = { ...input, paymentMethod: double.methodFor('succeeds', account) }
  const made = await site.call('POST', '/transactions', { token: program, body, headers: idempotencyKey() })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  const paid = await site.call('GET', `/transactions/${made.body.transactionID}`, { token })
  double.books.balance.settles = { currency: 'eur', rate: 0.94 }
  double.dispute(paid.body.processor.reference, 'fraudulent')
  for (const { body: told, headers } of double.takeNotices())
    await site.call('POST', `/processors/${account}/notices`, { body: told.toString(), headers })
  const disputes = async () => (await site.call('GET', '/disputes?status=open', { token })).body.items.length
  await until(disputes, (count) => count > 0)
}

it('shows staff what was exchanged, at which rate, what it cost, and what is held for the dispute', async () => {
  await disputedInDollars()
  await site.call('POST', '/processor-reports/read', { token, body: { processorAccountID: account } })
  const held = async () => {
    const { body } = await site.call('GET', '/reconciliation', { token })
    return body.currencies.find((one: { currency: string }) => one.currency === 'USD')?.processors.held
  }
  await until(held, (amount) => amount === 10_000)
  await openScripted(page, '/admin/reconciliation')
  await said(page, banks.heldOf('$100.00'))
  await said(page, banks.heldForDisputes)
  await looksWell('proof-held')
  const { items } = (await site.call('GET', '/processor-reports', { token })).body
  await openScripted(page, `/admin/reconciliation/reports/${items[0].processorReportID}`)
  await said(page, reports.chargedAs('$100.00', '0.92'))
  await said(page, reports.chargedAs('-$100.00', '0.94'))
  await looksWell('report-rows-exchanged')
  await openScripted(page, '/admin/books')
  await said(page, books.accountNames.fx_result)
  await said(page, books.moneyLostByExchange('€2.00'))
  await looksWell('ledger-exchange')
})

it('lets staff say after how many days the processor pays out', async () => {
  await openScripted(page, `/admin/processors/${account}`)
  await said(page, processors.settlesAfter(null, 'test'))
  await openDialog(page, processors.edit)
  await fill(page, { settlesAfterDays: 'two' })
  await looksWell('processor-days')
  await page.getByRole('dialog').getByRole('button', { name: processors.save }).click()
  await said(page, 'Days until available must be a whole number from 0 to 90')
  await fill(page, { settlesAfterDays: '3' })
  await page.getByRole('dialog').getByRole('button', { name: processors.save }).click()
  await said(page, processors.updated)
  const { body } = await site.call('GET', '/processor-accounts', { token })
  const mine = body.items.find((one: { processorAccountID: string }) => one.processorAccountID === account)
  expect(mine.settlesAfterDays).toBe(3)
})
