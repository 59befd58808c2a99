import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as words from '#contract/messages/admin/debts.js'
import { moreThanOwed } from '#contract/messages/errors/debts.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { buildOwing } from '../support/debts.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { buildCheckerAs, buildDesk, type Desk } from '../support/payouts.js'
import { fill, open, said, shows } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff, withoutScripts } from '../support/staff.js'
import type { TestApi } from '../support/test-api.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
let desk: Desk
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, stop } = await startWithStaff())
  desk = await buildDesk(asApi())
})
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))
afterAll(async () => {
  await stop()
  await browser.close()
})

// What builds merchants and debts makes calls and nothing else.
const asApi = () => ({ call: (...args: Parameters<typeof site.call>) => site.call(...args) }) as TestApi

async function visit(...args: [person?: { email: string; password: string }, settings?: object]): Promise<Page> {
  const visitor = await signedIn(browser, site, ...args)
  visitors.push(visitor)
  return visitor.page
}

const debtOf = async (clientID: string) =>
  (await site.call('GET', '/debts', { token: desk.maker })).body.items.find(
    (row: { clientID: string }) => row.clientID === clientID,
  )

async function looksWell(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect([await accessibilityFaults(page), await overflow(page)]).toEqual([[], 0])
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

describe('/admin/debts', () => {
  it('says that nobody owes anything, and how one would', async () => {
    const page = await visit()
    await open(page, '/admin/debts')
    for (const sentence of [words.noOpenDebts, words.debtsShowUpHere, words.noWriteOffs]) await said(page, sentence)
    await looksWell(page)
  })

  it('asks for a payment, for no more than is owed, asks again, and withdraws', async () => {
    const { clientID } = await buildOwing(asApi(), desk)
    const page = await visit()
    await openScripted(page, '/admin/debts')
    await said(page, '$48.75')
    await page.getByRole('link', { name: words.ask }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: words.send })
    await fill(page, { amount: 'a lot' })
    await send.click()
    await said(page, words.amountForm('100.00'))
    await fill(page, { amount: '48.76' })
    await send.click()
    await said(page, moreThanOwed('$48.75'))
    await shows(() => page.locator('[name="amount"]').inputValue(), '48.76')
    await looksWell(page)
    await fill(page, { amount: '40.00' })
    await send.click()
    await said(page, words.sent)
    await said(page, words.askedFor('$40.00'))
    expect((await debtOf(clientID)).request).toMatchObject({ amount: 4_000, status: 'open' })
    await looksWell(page)
    await page.getByRole('link', { name: words.withdraw }).click()
    await said(page, words.withdrawLead)
    await page.getByRole('alertdialog').getByRole('button', { name: words.withdraw }).click()
    await said(page, words.withdrawn)
    expect((await debtOf(clientID)).request).toBeNull()
  })

  it('writes off with two people, and without scripts', async () => {
    const { clientID } = await buildOwing(asApi(), desk)
    const page = await visit(undefined, withoutScripts)
    await open(page, `/admin/debts/${clientID}/USD/write-off`)
    await fill(page, { amount: '48.75' })
    await page.getByRole('button', { name: words.askForApproval }).click()
    expect((await debtOf(clientID)).writeOff).toBeNull()
    await fill(page, { reason: 'The company was dissolved' })
    await page.getByRole('button', { name: words.askForApproval }).click()
    await page.waitForURL('**/admin/debts')
    await said(page, words.writeOffMade)
    const { writeOffID } = (await debtOf(clientID)).writeOff
    const approvals = (of: Page) => of.locator(`a[href*="${writeOffID}/approve"]`)
    await shows(() => approvals(page).count(), 0)

    const other = await visit(await buildCheckerAs(asApi(), desk.maker), withoutScripts)
    await open(other, '/admin/debts')
    await approvals(other).click()
    await said(other, words.approveTitle)
    await other.getByRole('button', { name: words.approve }).click()
    await other.waitForURL('**/admin/debts')
    await said(other, words.approved)
    await said(other, words.writeOffWords.approved)
    expect(await debtOf(clientID)).toBeUndefined()
  })

  it('rejects a write-off with a reason, and what is owed stays owed', async () => {
    const { clientID } = await buildOwing(asApi(), desk)
    const body = { clientID, currency: 'USD', reason: 'Too small to follow' }
    const { writeOffID } = (await site.call('POST', '/write-offs', { token: desk.maker, body })).body
    const page = await visit(await buildCheckerAs(asApi(), desk.maker))
    await openScripted(page, '/admin/debts')
    await page.locator(`a[href*="${writeOffID}/reject"]`).click()
    const reject = page.getByRole('dialog').getByRole('button', { name: words.reject })
    await reject.click()
    await fill(page, { reason: 'They still trade' })
    await reject.click()
    await said(page, words.rejected)
    await said(page, 'They still trade')
    expect(await debtOf(clientID)).toMatchObject({ owed: 4_875, writeOff: null })
  })
})
