import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { carriedFileMaxBytes } from '#contract/document-limits.js'
import * as words from '#contract/messages/admin/banks.js'
import * as proof from '#contract/messages/step-up.js'
import { overflow } from '../support/accessibility.js'
import { camtOf, detail } from '../support/bank-files.js'
import { bankAccountInput, newIban } from '../support/banks.js'
import { launchBrowser, type Visitor } from '../support/browser.js'
import { signInAdmin } from '../support/builders.js'
import { unprovedStaff } from '../support/factor-visitors.js'
import { codeOf } from '../support/factors.js'
import { fill, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
const visitors: Visitor[] = []
const iban = newIban()
let bankAccountID: string
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
  const token = await signInAdmin(site)
  const made = await site.call('POST', '/bank-accounts', { token, body: bankAccountInput({ iban }) })
  bankAccountID = made.body.bankAccountID
})
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))
afterAll(() => browser.close())

let statements = 0
function statement(): Buffer {
  statements += 1
  const entries = [{ amount: `${statements}.50`, details: [detail({ name: 'Our bank', text: `Fee ${statements}` })] }]
  return Buffer.from(camtOf({ iban, opening: '1000.00', closing: `${999.5 - statements}0`, entries }))
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/admin/reconciliation')
  await page.getByLabel(words.bankAccount, { exact: true }).selectOption(bankAccountID)
  const file = { name: 'november.xml', mimeType: 'application/xml', buffer }
  await page.getByLabel(words.file, { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: words.send }).click()
}

async function prove(page: Page, secret: string): Promise<void> {
  await fill(page, { code: codeOf(secret) })
  await page.getByRole('button', { name: proof.submit }).click()
}

describe.each([
  ['with JavaScript', {}],
  ['without', withoutScripts],
])('a bank statement that waits for a proof, %s', (_how, settings) => {
  it('is imported after it, without choosing the file again', async () => {
    const visitor = await unprovedStaff(browser, site, settings)
    visitors.push(visitor)
    const { page, secret } = visitor
    await choose(page, statement())
    await page.getByRole('heading', { name: proof.title }).waitFor()
    expect(await overflow(page)).toBe(0)
    await prove(page, secret)
    await said(page, words.imported(1, 0, 1, 0))
    expect(new URL(page.url()).pathname).toBe('/admin/reconciliation')
  })
})

describe('a statement that is too large to travel in the page', () => {
  it('is chosen again after the proof, and the page says so', async () => {
    const visitor = await unprovedStaff(browser, site, withoutScripts)
    visitors.push(visitor)
    const { page, secret } = visitor
    await choose(page, Buffer.alloc(carriedFileMaxBytes + 1, ' '))
    await said(page, proof.fileTooLarge(2))
    await prove(page, secret)
    await page.waitForURL('**/admin/reconciliation')
    await choose(page, statement())
    await said(page, words.imported(1, 0, 1, 0))
  })
})
