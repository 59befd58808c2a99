import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { sandboxAccountID } from '#contract/processors.js'
import * as words from '#contract/messages/admin/routing.js'
import * as routing from '#contract/messages/routing.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput } from '../support/builders.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { fill, said } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let token: string
let second: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, token, stop } = await startWithStaff())
  const { accessToken } = await buildApiUser(site, await buildClient(site))
  const paid = { token: accessToken, body: paymentInput({ currency: 'EUR' }), headers: idempotencyKey() }
  await site.call('POST', '/transactions', paid)
  const body = { processor: 'sandbox', mode: 'test', name: 'Second' }
  second = (await site.call('POST', '/processor-accounts', { token, body })).body.processorAccountID
})
afterAll(async () => {
  await stop()
  await browser.close()
})

const address = '/admin/routing'
const submit = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const inWords = async (page: Page) =>
  (await page.locator('tbody tr').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))

describe('/admin/routing', () => {
  it('makes a rule that is previewed before, orders, explains and deletes it', async () => {
    const { page, faults } = await signedIn(browser, site)
    await openScripted(page, address)
    await said(page, words.noRules)
    await page.getByRole('link', { name: words.addRule }).first().click()
    await submit(page, words.addRule)
    await said(page, 'Choose at least one processor account')
    await fill(page, {
      name: 'Small euros',
      amountTo: '500',
      [`share.${second}`]: '1',
      [`then.${sandboxAccountID}`]: '1',
    })
    await submit(page, words.addRule)
    await said(page, 'so they need exactly one currency')
    await page.getByRole('checkbox', { name: 'EUR', exact: true }).check()
    await submit(page, words.previewChange)
    await said(page, words.previewOf(1, 1))
    await said(page, words.movedTo(1, 'Sandbox', 'Second'))
    expect(await accessibilityFaults(page)).toEqual([])
    await submit(page, words.addRule)
    await said(page, words.created)
    await said(page, 'EUR payments up to €500.00 → Second; then Sandbox')
    await said(page, routing.noLastRule)
    await openScripted(page, `${address}/new`)
    await fill(page, { [`share.${sandboxAccountID}`]: '1' })
    await page.getByRole('button', { name: words.addRule, exact: true }).click()
    await said(page, words.created)
    expect((await inWords(page)).map((row) => row.slice(0, 13))).toEqual(['1 Small euros', '2 All payment'])
    await page.getByRole('button', { name: words.moveUp('All payments → Sandbox') }).click()
    await said(page, words.ordered)
    expect((await inWords(page))[0]).toMatch(/^1 All payments → Sandbox/)

    await page.getByRole('link', { name: words.explain, exact: true }).click()
    await fill(page, { amount: '20' })
    await page.getByRole('button', { name: words.ask, exact: true }).click()
    await said(page, routing.ruleFits)
    await said(page, routing.fitsAfterwards)
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])

    await openScripted(page, address)
    await page.getByRole('link', { name: `${words.deleteWord} All payments → Sandbox` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.deleteWord }).click()
    await said(page, words.deleted)
    expect(await inWords(page)).toHaveLength(1)
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
  })

  it('works without JavaScript', async () => {
    const { page } = await signedIn(browser, site, undefined, withoutScripts)
    await page.goto(`${address}/new`)
    await fill(page, { name: 'By hand', [`share.${sandboxAccountID}`]: '3' })
    await page.getByRole('button', { name: words.addRule, exact: true }).click()
    await said(page, 'All payments → Sandbox')
    await page.getByRole('link', { name: `${words.edit} By hand` }).click()
    await page.getByLabel(words.isEnabled).uncheck()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await said(page, words.off)
    await page.getByRole('button', { name: words.moveUp('By hand') }).click()
    expect((await inWords(page))[0]).toMatch(/^1 By hand/)
  })
})
