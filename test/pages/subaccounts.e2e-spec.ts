import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { strict as assert } from 'node:assert'
import type { Browser, Page } from 'playwright-core'
import * as admin from '#contract/messages/admin/connected-accounts.js'
import * as processors from '#contract/messages/admin/processors.js'
import * as client from '#contract/messages/client/connected-accounts.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { PaystackDouble } from '../support/processors/paystack-double.js'
import { newMerchant, open, said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'
import { bank } from '../support/subaccounts.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let token: string
let double: PaystackDouble
let processorAccountID: string
let merchant: SignedInClient
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff({ PROCESSOR_ALLOW_PRIVATE: '1' }))
  double = await PaystackDouble.start()
  const body = { processor: 'paystack', mode: 'test', name: 'Paystack', settings: double.settings }
  ;({ processorAccountID } = (await site.call('POST', '/processor-accounts', { token, body })).body)
  merchant = await buildClient(site)
})
afterAll(async () => {
  await double.close()
  await stop()
  await browser.close()
})

const isSound = async (page: Page) => expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])

it('are turned on by staff', async () => {
  const { page } = await signedIn(browser, site)
  await openScripted(page, `/admin/processors/${processorAccountID}/edit`)
  await page.getByLabel(admin.usesSubaccounts).check()
  await isSound(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, processors.updated)
  await open(page, `/admin/processors/${processorAccountID}`)
  await page.getByRole('link', { name: admin.show }).waitFor()
  await page.context().close()
})

it('are made by a merchant, which sees where its money goes', async () => {
  const { context, page } = await newMerchant(browser, site, merchant)
  await open(page, '/client/processors')
  await page.getByRole('link', { name: client.connectWith('Paystack') }).click()
  await said(page, client.splitLead('Paystack'))
  await isSound(page)
  await page.getByRole('button', { name: client.connect, exact: true }).click()
  await said(page, 'Add a settlement account for')
  const path = `/clients/${merchant.clientID}/settlement-account`
  const saved = await site.call('PUT', path, { token: merchant.token, body: bank() })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  await page.getByRole('button', { name: client.connect, exact: true }).click()
  await said(page, client.accountEnding('Test Bank', '6047'))
  await said(page, client.stateWords.enabled)
  await isSound(page)
  const changed = await site.call('PUT', path, { token: merchant.token, body: bank({ accountNumber: '0123456048' }) })
  assert.equal(changed.status, 200)
  await open(page, '/client/processors')
  await said(page, client.newAccountFrom)
  await said(page, client.accountEnding('Test Bank', '6047'))
  await context.close()
})

it('are listed for staff with their bank accounts, and with what is wrong with one', async () => {
  const { page } = await signedIn(browser, site)
  const list = `/admin/processors/connected?processorAccountID=${processorAccountID}`
  await open(page, list)
  await said(page, admin.accountEnding('Test Bank', '6047'))
  await said(page, admin.newAccountFrom)
  const [one] = [...double.service.subaccounts.held.values()]
  double.service.subaccounts.change(one?.subaccount_code ?? '', { active: false })
  const { body } = await site.call('GET', '/connected-accounts', { token })
  const path = `/connected-accounts/${body.items[0].connectedAccountID}/refresh`
  expect((await site.call('POST', path, { token })).body.state).toBe('inactive')
  await open(page, list)
  await said(page, admin.reasonWords.inactive)
  await isSound(page)
  await page.context().close()
})
