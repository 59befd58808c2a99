import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as words from '#contract/messages/admin/banks.js'
import * as reportWords from '#contract/messages/admin/reports.js'
import { bankFile } from '#contract/messages/errors/bank-files.js'
import { camtOf, detail, platformIban } from '../support/bank-files.js'
import { approvedPayout, type Bank, money } from '../support/banks.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { buildDesk, buildPaidMerchant, type PaidMerchant } from '../support/payouts.js'
import { fill, said, shows } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'
import type { TestApi } from '../support/test-api.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let page: Page
let payee: PaidMerchant
let bank: Bank
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, stop } = await startWithStaff())
  // What builds a desk and a merchant makes calls and nothing else.
  const live = { call: (...args: Parameters<typeof site.call>) => site.call(...args) } as TestApi
  bank = { desk: await buildDesk(live) } as Bank
  payee = await buildPaidMerchant(live)
  ;({ page } = await signedIn(browser, site))
})
afterAll(async () => {
  await stop()
  await browser.close()
})

const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text),
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

describe('/admin/bank-accounts', () => {
  it('adds an account with a mapping that it shows at work, and changes it', async () => {
    await openScripted(page, '/admin/bank-accounts')
    await said(page, words.noAccounts)
    await page.getByRole('link', { name: words.addAccount }).first().click()
    const dialog = page.getByRole('dialog')
    await fill(page, { name: 'Main account', holder: 'Gatehouse Ltd', iban: 'DE00370400440532013000' })
    await dialog.getByLabel(words.currency, { exact: true }).selectOption('EUR')
    await dialog.getByRole('button', { name: words.addAccount }).last().click()
    await said(page, 'This IBAN isn’t valid')
    await fill(page, { iban: platformIban, bic: 'COBADEFFXXX' })
    await dialog.getByText(words.csvTitle).click()
    await dialog.getByLabel(words.delimiter, { exact: true }).selectOption(';')
    await dialog.getByLabel(words.decimal, { exact: true }).selectOption(',')
    await dialog.getByLabel(words.dateFormat, { exact: true }).selectOption('DD.MM.YYYY')
    await dialog.getByLabel(words.encoding, { exact: true }).selectOption('utf-8')
    await fill(page, { 'csv.date': 'Tag', 'csv.amount': 'Betrag', sample: 'Tag;Betrag\n20.11.2026;-1.012,50' })
    await dialog.getByRole('button', { name: words.preview }).click()
    await said(page, '-€1,012.50')
    await looksWell('bank-account-form')
    await dialog.getByRole('button', { name: words.addAccount }).last().click()
    await said(page, words.accountCreated)
    await said(page, words.numberEnd('3000'))
    await looksWell('bank-accounts')
    await page.getByRole('link', { name: `${words.edit} Main account` }).click()
    const kept = page.getByRole('dialog')
    await kept.getByText(words.fileTitle).click()
    await kept.getByLabel(words.creditorAddress, { exact: true }).selectOption('when_known')
    await kept.getByLabel(words.chargeBearer, { exact: true }).selectOption('SLEV')
    await kept.locator('[name="file.batchBooking"]').check()
    await looksWell('bank-account-file-profile')
    await fill(page, { holidays: '2026-12-25' })
    await kept.getByRole('button', { name: words.save }).click()
    await said(page, words.accountUpdated)
    await page.getByRole('link', { name: `${words.edit} Main account` }).click()
    await kept.getByLabel(words.creditorAddress, { exact: true }).waitFor()
    await shows(() => kept.getByLabel(words.creditorAddress, { exact: true }).inputValue(), 'when_known')
    await shows(() => kept.getByLabel(words.chargeBearer, { exact: true }).inputValue(), 'SLEV')
  })
})

describe('/admin/reconciliation', () => {
  it('makes a file, takes a statement, explains what is left, and shows three columns at zero', async () => {
    const { payoutID, amount } = await approvedPayout(site, bank, payee)
    await openScripted(page, '/admin/reconciliation/files')
    await page.getByRole('button', { name: /^Create/ }).click()
    await said(page, words.fileMade(1))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download pof-/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^pof-[0-9a-z]{26}\.xml$/)
    await looksWell('payout-files')
    await openScripted(page, '/admin/reconciliation')
    const send = async (name: string, text: string) => {
      await page.getByLabel(words.file, { exact: true }).setInputFiles(asFile(name, text))
      await page.getByRole('button', { name: words.send }).click()
    }
    await send('wrong.xml', '<a/>')
    await said(page, bankFile.unknownMessage('–'))
    const entries = [
      { amount: money(amount), details: [detail({ endToEndID: payoutID.replace('_', '-') })] },
      { amount: '3.50', details: [detail({ name: 'Our bank', text: 'Monthly fee' })] },
      { amount: '250.00', credit: true, details: [detail({ name: 'Ada Lovelace', text: 'Capital', credit: true })] },
    ]
    const closing = money(100_000 - amount - 350 + 25_000)
    await send('november.xml', camtOf({ iban: platformIban, opening: '1000.00', closing, entries }))
    await said(page, words.imported(3, 1, 2, 0))
    await said(page, 'Monthly fee')
    await looksWell('reconciliation')
    await page.getByRole('button', { name: words.matchWith('Bank fee') }).click()
    await said(page, words.matched)
    await page.getByRole('button', { name: words.matchWith('Company funds') }).click()
    await said(page, words.nothingToExplain)
    await shows(() => page.getByText(words.isZero).count(), 2)
    await page.getByRole('link', { name: reportWords.tabs.reports }).click()
    await page.getByRole('button', { name: reportWords.readNowOf('Sandbox') }).click()
    await said(page, reportWords.wasRead)
    await looksWell('reports')
    await page
      .getByRole('link', { name: /rows from Sandbox/ })
      .first()
      .click()
    await page.getByRole('heading', { name: reportWords.report, exact: true }).waitFor()
    await looksWell('report-rows')
    await openScripted(page, '/admin/reconciliation')
    expect(await page.getByText(words.isZero).count()).toBe(3)
    await looksWell('reconciliation-done')
    await openScripted(page, '/admin/reconciliation/entries')
    await page.getByRole('button', { name: words.takeBackOf('Our bank, 2026-11-20') }).click()
    await said(page, words.unmatched)
    await looksWell('bank-entries')
    await openScripted(page, '/admin/reconciliation/statements')
    await said(page, 'STMT-1')
    await looksWell('bank-statements')
  })
})
