import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as words from '#contract/messages/admin/banks.js'
import * as payoutWords from '#contract/messages/admin/payouts.js'
import { returnTo } from '#contract/messages/errors/bank-statements.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { buildTransferBank, openTransfer, type TransferBank } from '../support/bank-transfers.js'
import { launchBrowser } from '../support/browser.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'
import type { TestApi } from '../support/test-api.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let page: Page
let merchant: Merchant
let bank: TransferBank
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, stop } = await startWithStaff())
  // What builds a bank and a merchant makes calls and nothing else.
  const live = { url: site.url, call: (...args: Parameters<typeof site.call>) => site.call(...args) } as TestApi
  bank = await buildTransferBank(live)
  merchant = await buildMerchant(live)
  ;({ page } = await signedIn(browser, site))
})
afterAll(async () => {
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
  await page.setViewportSize({ width: 1280, height: 900 })
}

const payoutOf = async (transactionID: string): Promise<string> => {
  const { body } = await site.call('GET', '/payouts', { token: bank.desk.maker })
  return body.items.find((one: { transactionID: string }) => one.transactionID === transactionID).payoutID
}

describe('money that goes back to a payer', () => {
  it('is returned by one click, and its payout names the payment', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    await bank.credit({ amount: 12_000, text: nextAction.reference })
    await openScripted(page, '/admin/reconciliation')
    const click = page.getByRole('button', { name: words.returnWith(returnTo('Jane Payer')) })
    await click.waitFor()
    await looksWell('return-it')
    await click.click()
    await said(page, words.matched)
    await openScripted(page, `/admin/payouts/${await payoutOf(transactionID)}`)
    await page.getByText(payoutWords.returnFor).waitFor()
    await page.getByRole('link', { name: transactionID }).waitFor()
    await looksWell('return-payout')
  })

  it('says before a rejection that the refund fails', async () => {
    const { transactionID, nextAction } = await openTransfer(merchant)
    await bank.credit({ amount: 10_000, text: nextAction.reference })
    expect((await merchant.ask(transactionID, 'refunds', { amount: 2_500 })).body.status).toBe('pending')
    const payoutID = await payoutOf(transactionID)
    await openScripted(page, `/admin/payouts/${payoutID}`)
    await page.getByText(payoutWords.refundOf, { exact: true }).waitFor()
    await looksWell('refund-payout')
    await openScripted(page, `/admin/payouts/${payoutID}/reject`)
    await page.getByText(payoutWords.refundFails).waitFor()
  })
})
