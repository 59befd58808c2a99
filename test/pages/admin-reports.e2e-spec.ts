import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as words from '#contract/messages/admin/reports.js'
import { report as refusals } from '#contract/messages/errors/processor-reports.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { until } from '../support/until.js'
import { fill, said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let token: string
let stop: () => Promise<void>
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff())
  ;({ page } = await signedIn(browser, site))
})
afterAll(async () => {
  await stop()
  await browser.close()
})

const settings = {
  ...{ apiKey: 'AQE-of-a-test', merchantAccount: 'GatehouseECOM', clientKey: 'test_OFATEST' },
  noticeKey: '0'.repeat(64),
}
const names = [
  ...['Company Account', 'Merchant Account', 'Psp Reference', 'Merchant Reference', 'Payment Method', 'Creation Date'],
  ...['TimeZone', 'Type', 'Modification Reference', 'Gross Currency', 'Gross Debit (GC)', 'Gross Credit (GC)'],
  ...['Exchange Rate', 'Net Currency', 'Net Debit (NC)', 'Net Credit (NC)', 'Batch Number'],
]
const settled =
  'Gatehouse,GatehouseECOM,8835511210681324,Order 7,visa,2026-11-20 10:00:00,CET,Settled,8835511210681324,EUR'
const report = [names.join(','), `${settled},,125.00,1,EUR,,123.40,31`].join('\n')

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

it('takes a settlement report, lists what differs with its age, and keeps what explains it', async () => {
  const body = { processor: 'adyen', mode: 'test', name: 'Adyen EU', settings }
  expect((await site.call('POST', '/processor-accounts', { token, body })).status).toBe(201)
  await openScripted(page, '/admin/reconciliation/reports')
  await said(page, words.noReports)
  const send = async (text: string) => {
    const file = { name: 'settlement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByLabel(words.file, { exact: true }).setInputFiles(file)
    await page.getByRole('button', { name: words.send }).click()
  }
  await send(report.replace('GatehouseECOM', 'Somebody'))
  await said(page, refusals.row(2, refusals.otherAccount('Somebody', 'GatehouseECOM')))
  await send(report)
  await said(page, words.imported(1, 0, []))
  await send(report)
  await said(page, words.imported(0, 1, []))
  await looksWell('reports-adyen')
  await expectDifference()
  await looksWell('differences')
  await page.getByRole('link', { name: /^Explain prw_/ }).click()
  await page.getByRole('dialog').waitFor()
  await looksWell('difference-explain')
  await page.getByRole('dialog').getByRole('button', { name: words.explain }).last().click()
  await said(page, 'Enter a one-sentence explanation')
  await fill(page, { explanation: 'Sold at the fair, by the same account' })
  await page.getByRole('dialog').getByRole('button', { name: words.explain }).last().click()
  await said(page, words.explained)
  await said(page, words.noDifferences)
  await openScripted(page, '/admin/reconciliation')
  await said(page, /Sold at the fair/)
  await looksWell('proof-explained')
  await openScripted(page, '/admin/reconciliation/differences?state=explained')
  await looksWell('differences-explained')
  await page.getByRole('button', { name: /^Reopen: prw_/ }).click()
  await said(page, words.reopened)
})

/** A worker compares within moments. */
async function expectDifference(): Promise<void> {
  const differences = async () => (await site.call('GET', '/reconciliation-differences', { token })).body.items.length
  await until(differences, (count) => count > 0)
  await openScripted(page, '/admin/reconciliation/differences')
  // Once among the kinds to filter by, and once in the list.
  expect(await page.getByText(words.kindWords.missing_here).count()).toBeGreaterThan(1)
}
