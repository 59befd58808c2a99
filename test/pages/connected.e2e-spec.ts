import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { strict as assert } from 'node:assert'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser } from 'playwright-core'
import * as reports from '#contract/messages/admin/reports.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { StripeDouble } from '../support/processors/stripe-double.js'
import { serveStripe } from '../support/processors/stripe-script.js'
import { setupSession } from '../support/saved-methods.js'
import { said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'
import { until } from '../support/until.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let token: string
let dataDir: string
let double: StripeDouble
let processorAccountID: string
let client: SignedInClient
let program: string
let reference: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, dataDir, stop } = await startWithStaff({ PROCESSOR_ALLOW_PRIVATE: '1' }))
  double = await StripeDouble.start()
  const settings = { ...double.settings, connectNoticeSecret: 'whsec_of_connect0123' }
  const body = { processor: 'stripe', mode: 'test', name: 'Stripe Connect', settings }
  ;({ processorAccountID } = (await site.call('POST', '/processor-accounts', { token, body })).body)
  const change = { name: 'Stripe Connect', usesConnect: true, settings: {} }
  const used = await site.call('PUT', `/processor-accounts/${processorAccountID}`, { token, body: change })
  assert.equal(used.status, 200, JSON.stringify(used.body))
  client = await buildClient(site)
  program = (await buildApiUser(site, client)).accessToken
  await registerOrigins(site, client)
  reference = await connect()
})
afterAll(async () => {
  await double.close()
  await stop()
  await browser.close()
})

async function connect(): Promise<string> {
  const path = `/clients/${client.clientID}/connected-accounts`
  const started = await site.call('POST', path, { token: client.token, body: { processorAccountID } })
  assert.equal(started.status, 201, JSON.stringify(started.body))
  const { connectedAccountID, reference: named } = started.body.connectedAccount
  double.books.connect.becomes(named, 'enabled')
  const state = async () =>
    (await site.call('POST', `${path}/${connectedAccountID}/refresh`, { token: client.token })).body
  await until(state, (told) => told.state === 'enabled')
  return named
}

it('names the connected account to the fields of a setup session', async () => {
  const { customerID } = await buildCustomer(site, program)
  const { url } = await setupSession(site, program, customerID)
  const { page, context } = await newVisitor(browser, site.url)
  await serveStripe(context)
  await page.goto(`${site.url}${new URL(url).pathname}`)
  await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card').waitFor()
  const options = await page.evaluate(() => (globalThis as never as { stripeOptions: object }).stripeOptions)
  expect(options).toMatchObject({ mode: 'setup', currency: 'usd', onBehalfOf: reference })
})

/** As if the report had been read an hour later. These tests run on SQLite. */
function anHourIsTold(): void {
  const database = new DatabaseSync(join(dataDir, 'gatehouse.sqlite'), { timeout: 10_000 })
  database.exec('UPDATE "processor_report_cursors" SET "toldUntil" = "toldUntil" + 3600000')
  database.close()
}

it('says that adopting a refund with a reversed transfer posts only fees', async () => {
  const paymentMethod = double.methodFor('succeeds', processorAccountID)
  const body = { amount: 10_000, currency: 'EUR', description: 'Blue chair', paymentMethod }
  const made = await site.call('POST', '/transactions', { token: program, body, headers: idempotencyKey() })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  const paid = await site.call('GET', `/transactions/${made.body.transactionID}`, { token })
  double.books.refundInDashboard(paid.body.processor.reference, 4_000, { reverse_transfer: 'true' })
  await site.call('POST', '/processor-reports/read', { token, body: { processorAccountID } })
  const found = async () => (await site.call('GET', '/reconciliation-differences', { token })).body.items
  const items = await until(found, (all) => all.length > 1)
  const { subject } = items.find(({ theirs }: { theirs: number }) => theirs < 0)
  anHourIsTold()
  const { page } = await signedIn(browser, site)
  await openScripted(page, '/admin/reconciliation/differences')
  await page.getByRole('link', { name: reports.adoptRefundOf(subject) }).click()
  await said(page, reports.adoptReversedLead)
  await page.getByRole('button', { name: reports.adoptRefund, exact: true }).click()
  await said(page, reports.refundAdopted)
  await until(
    async () => (await found()).filter(({ state }: { state: string }) => state === 'open').length,
    (open) => open === 0,
  )
})
