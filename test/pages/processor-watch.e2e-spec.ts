import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strict as assert } from 'node:assert'
import type { Browser, Page } from 'playwright-core'
import * as processorWords from '#contract/messages/admin/processors.js'
import * as volumes from '#contract/messages/admin/volumes.js'
import * as sessions from '#contract/messages/client/checkout-sessions.js'
import * as origins from '#contract/messages/client/return-origins.js'
import * as disputes from '#contract/messages/disputes.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins } from '../support/checkout-sessions.js'
import { aPdf } from '../support/documents.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { StripeDouble } from '../support/processors/stripe-double.js'
import { until } from '../support/until.js'
import { fill, open, openDialog, said, shows, signInAsClient } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let token: string
let double: StripeDouble
let account: string
let client: SignedInClient
let program: string
let staff: Page
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff({ PROCESSOR_ALLOW_PRIVATE: '1' }))
  double = await StripeDouble.start()
  const body = { processor: 'stripe', mode: 'test', name: 'Stripe EU', settings: double.settings }
  account = (await site.call('POST', '/processor-accounts', { token, body })).body.processorAccountID
  client = await buildClient(site, { name: 'Harbor Pine' })
  program = (await buildApiUser(site, client)).accessToken
  ;({ page: staff } = await signedIn(browser, site))
})
afterAll(async () => {
  await double.close()
  await stop()
  await browser.close()
})

async function pay(play: 'succeeds' | 'declines' = 'succeeds'): Promise<string> {
  const input = { amount: 4_200, currency: 'EUR', description: 'Blue chair' }
  const body = { ...input, paymentMethod: double.methodFor(play, account) }
  const made = await site.call('POST', '/transactions', { token: program, body, headers: idempotencyKey() })
  assert.equal(made.status, 201, JSON.stringify(made.body))
  return made.body.transactionID
}

/** The payer's bank takes it back, and the processor tells. */
async function disputed(status: 'open' | 'inquiry' = 'open'): Promise<string> {
  const transactionID = await pay()
  const { body } = await site.call('GET', `/transactions/${transactionID}`, { token })
  const terms = status === 'inquiry' ? { status: 'warning_needs_response' } : {}
  double.books.dispute(body.processor.reference, 'fraudulent', terms)
  const path = `/processors/${account}/notices`
  for (const notice of double.takeNotices())
    await site.call('POST', path, { body: notice.body.toString(), headers: notice.headers })
  const isOpen = async (): Promise<boolean> => {
    const { items } = (await site.call('GET', `/disputes?status=${status}`, { token })).body
    return items.some((one: { transactionID: string }) => one.transactionID === transactionID)
  }
  if (!(await until(isOpen, Boolean))) throw new Error('No dispute was opened')
  return transactionID
}

const asMerchant = async () => {
  const { page } = await newVisitor(browser, site.url)
  await signInAsClient(page, client.emailAddress)
  await page.waitForURL('**/client/dashboard')
  return page
}

describe('the dialog of evidence', () => {
  it('asks a merchant what the bank should know, sends it once, and says when', async () => {
    const transactionID = await disputed()
    const page = await asMerchant()
    await openScripted(page, `/client/transactions/${transactionID}`)
    await said(page, disputes.evidenceUntil)
    await openDialog(page, disputes.sendEvidence)
    const send = page.getByRole('dialog').getByRole('button', { name: disputes.sendEvidence })
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
    await page.locator('[name=text]').fill('   ')
    await send.click()
    await said(page, disputes.evidenceTextRequired)
    await page.locator('[name=kind]').selectOption('receipt')
    await page.locator('[name=file]').setInputFiles({
      ...{ name: 'Receipt 17.pdf', mimeType: 'application/pdf', buffer: aPdf() },
    })
    await page.getByRole('button', { name: disputes.addFile }).click()
    await said(page, 'Receipt 17.pdf')
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
    await page.locator('[name=text]').fill('Delivered on Monday, and signed for')
    await send.click()
    await said(page, disputes.evidenceWasSent)
    await said(page, disputes.evidenceSentOn)
    await said(page, 'Receipt 17.pdf')
    await shows(() => page.getByRole('link', { name: disputes.sendEvidence }).count(), 0)
  })

  it('is staff’s too', async () => {
    await disputed()
    await openScripted(staff, '/admin/disputes?status=open')
    await staff.getByRole('link', { name: disputes.sendEvidence }).first().click()
    await staff.locator('[name=text]').fill('The payer has confirmed it')
    await staff.getByRole('dialog').getByRole('button', { name: disputes.sendEvidence }).click()
    await said(staff, disputes.evidenceWasSent)
  })

  it('is there for an inquiry, in a list of staff that shows what is asked for and the deadline', async () => {
    const transactionID = await disputed('inquiry')
    await openScripted(staff, '/admin/disputes?status=inquiry')
    const row = staff.locator('tr', { has: staff.locator(`a[href$="${transactionID}"]`) })
    await row.getByText('€42.00').waitFor()
    await row.getByText(disputes.evidenceUntil).waitFor()
    await row.getByRole('link', { name: disputes.sendEvidence }).click()
    await said(staff, disputes.evidenceLead('€42.00'))
  })
})

describe('the dashboard of staff', () => {
  it('shows what each account took, by window, and leads to the payments', async () => {
    await pay('declines')
    await openScripted(staff, '/admin/dashboard')
    const row = staff.locator('tr', { hasText: 'Stripe EU' })
    await row.getByText('€126.00').waitFor()
    await row.getByText(volumes.percent(75)).waitFor()
    await staff.getByRole('link', { name: volumes.windowWords.month }).click()
    await staff.waitForURL('**/dashboard?window=month')
    await row.getByRole('link', { name: '3', exact: true }).click()
    await staff.waitForURL(`**/admin/transactions?**processorAccountID=${account}`)
    await said(staff, 'Blue chair')
    await shows(() => staff.locator('[name=processorAccountID]').inputValue(), account)
    await open(staff, '/admin/dashboard')
    expect([await accessibilityFaults(staff), await overflow(staff)]).toEqual([[], 0])
    await open(staff, '/admin/processors')
    await staff.locator('tr', { hasText: 'Stripe EU' }).getByText(processorWords.enabled).waitFor()
  })
})

describe('where payers return to', () => {
  it('is said by staff for a client, and refused where it is no origin', async () => {
    const address = `/admin/clients/${client.clientID}`
    await openScripted(staff, address)
    await staff.getByRole('link', { name: origins.whereTo }).click()
    await staff.waitForURL(`**${address}/return-origins`)
    await fill(staff, { origins: 'not an origin' })
    await staff.getByRole('button', { name: origins.save }).click()
    await staff.locator('[name=origins][aria-invalid=true]').waitFor()
    await fill(staff, { origins: 'https://shop.example.com/' })
    await staff.getByRole('button', { name: origins.save }).click()
    await said(staff, origins.saved)
    expect([await accessibilityFaults(staff), await overflow(staff)]).toEqual([[], 0])
  })
})

describe('/client/payment-links/sessions', () => {
  it('says so where there is none, lists what programs made, and ends one', async () => {
    await registerOrigins(site, client)
    const page = await asMerchant()
    await openScripted(page, '/client/payment-links')
    await page.getByRole('link', { name: 'Checkout', exact: true }).click()
    await said(page, sessions.noneYet)
    await buildSession(site, program, { description: 'Green table', payer: { name: 'Ada Payer' } })
    await openScripted(page, '/client/payment-links/sessions')
    const row = page.locator('tr', { hasText: 'Green table' })
    await row.getByText('Ada Payer').waitFor()
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
    await row.getByRole('button', { name: sessions.expire }).click()
    await said(page, sessions.expired)
    await row.getByText(sessions.statusWords.expired).waitFor()
    await open(page, '/client/payment-links/sessions?status=open')
    await said(page, sessions.noneWithThisStatus)
  })
})
