import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as checklist from '#contract/messages/checklist.js'
import * as words from '#contract/messages/persons.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { aPdf, buildAsked } from '../support/documents.js'
import { open, said } from '../support/screens.js'
import type { SharedSite } from '../support/shared-site.js'
import { openScripted, signedIn, sharedWithStaff } from '../support/staff.js'

let browser: Browser
let site: SharedSite
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site } = await sharedWithStaff())
})
afterAll(() => browser.close())

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TEST_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

it('names owners and directors, as an applicant without scripts and as staff', async () => {
  const { statusToken, clientID } = await buildAsked(site, { kind: 'person', name: 'Identity of one owner' })
  const narrow = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false }
  const { page, context } = await newVisitor(browser, site.url, narrow)
  const value = encodeURIComponent(Buffer.from(JSON.stringify(statusToken)).toString('base64'))
  await context.addCookies([{ name: 'clientStatus', value, url: site.url }])
  await open(page, '/client/pending-approval')
  await page.getByRole('link', { name: words.open }).click()
  await said(page, words.none)
  const add = page.getByRole('button', { name: words.add })
  await page.getByLabel(checklist.fullName).fill('Ada Byron')
  await page.getByLabel(checklist.dateOfBirth).fill('1980-01-31')
  await page.getByLabel(checklist.country).fill('United Kingdom')
  await page.getByLabel(checklist.role).selectOption('owner')
  await add.click()
  await said(page, 'Enter how much of the business this owner owns')
  await page.getByLabel(checklist.share).fill('33.33')
  await add.click()
  await said(page, 'Owner · 33.33% · born 1980-01-31 · United Kingdom')
  await said(page, words.noIdentity)
  await page.getByText(words.identity, { exact: false }).last().click()
  const file = { name: 'passport.pdf', mimeType: 'application/pdf', buffer: aPdf('passport') }
  await page.getByLabel(checklist.file, { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: checklist.sendFile }).click()
  await said(page, 'passport.pdf')
  await picture(page, 'persons-390')
  expect(await overflow(page)).toBe(0)
  await context.close()

  const staff = await signedIn(browser, site)
  await openScripted(staff.page, `/admin/clients/${clientID}`)
  await staff.page.getByRole('link', { name: words.manage }).click()
  await said(staff.page, 'passport.pdf')
  const download = staff.page.waitForEvent('download')
  await staff.page.getByRole('link', { name: 'passport.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('passport.pdf')
  await staff.page.getByText(words.change).click()
  await staff.page.getByLabel(checklist.fullName).first().fill('Ada Lovelace')
  await staff.page.getByRole('button', { name: words.save }).click()
  await said(staff.page, words.changed)
  await said(staff.page, 'Ada Lovelace')
  await picture(staff.page, 'persons-staff')
  expect(await accessibilityFaults(staff.page)).toEqual([])
  await staff.page.getByText(words.remove, { exact: false }).first().click()
  await said(staff.page, words.removeQuestion('Ada Lovelace', 1))
  await staff.page.getByRole('button', { name: words.of(words.remove, 'Ada Lovelace') }).click()
  await said(staff.page, words.none)
  expect(staff.faults).toEqual([])
})
