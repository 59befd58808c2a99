import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import * as desk from '#contract/messages/admin/requirements.js'
import * as words from '#contract/messages/checklist.js'
import { pendingClients } from '#contract/messages/pending-clients.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { signInAdmin } from '../support/builders.js'
import { aPdf, buildApplicant, requirementInput } from '../support/documents.js'
import type { Gatehouse } from '../support/gatehouse-process.js'
import { open, said, shows, signInAsClient } from '../support/screens.js'
import { openScripted, signedIn, startWithStaff } from '../support/staff.js'

let browser: Browser
let site: Gatehouse
let stop: () => Promise<void>
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ site, stop } = await startWithStaff())
})
afterAll(async () => {
  await stop()
  await browser.close()
})

const aFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPdf(name) })
const noFile = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') }
const item = (page: Page, name: string) =>
  page.locator('ol > li', { has: page.getByRole('heading', { name, exact: true }) })
/** A refusal of a form is no fault. */
const broken = (faults: string[]) => faults.filter((fault) => !/status of 4\d\d/.test(fault))
const narrow = { viewport: { width: 390, height: 844 } }

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.TEST_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

async function applicantWith(overrides: Record<string, unknown>, settings: Parameters<typeof newVisitor>[2]) {
  const country = `Land of ${String(overrides.name)}`
  const token = await signInAdmin(site)
  const made = await site.call('POST', '/requirements', {
    token,
    body: requirementInput({ countries: [country], ...overrides }),
  })
  const applicant = await buildApplicant(site, { country })
  const visitor = await newVisitor(browser, site.url, { ...narrow, ...settings })
  const value = encodeURIComponent(Buffer.from(JSON.stringify(applicant.statusToken)).toString('base64'))
  await visitor.context.addCookies([{ name: 'clientStatus', value, url: site.url }])
  return { ...applicant, ...visitor, requirementID: made.body.requirementID as string }
}

describe('the waiting page', () => {
  it('stays as it is where nothing is asked', async () => {
    const { page, context, clientID } = await applicantWith({ name: 'Nobody', countries: ['Nowhere'] }, {})
    await open(page, '/client/pending-approval')
    await said(page, 'You’re all set for now.')
    expect(await page.getByText(words.title).count()).toBe(0)
    expect(clientID).toMatch(/^cli_/)
    await context.close()
  })

  it('takes files with their progress, refuses with a sentence, and says what staff ask again', async () => {
    const { page, context, faults, clientID, requirementID } = await applicantWith({ name: 'Certificate' }, {})
    await open(page, '/client/pending-approval')
    await said(page, words.leadOf(1))
    expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
    await picture(page, 'waiting-390')
    const certificate = item(page, 'Certificate')
    await certificate.getByLabel(words.file).setInputFiles(noFile)
    await certificate.getByRole('button', { name: words.sendFile }).click()
    await said(page, 'This file isn’t a PDF, JPEG or PNG. Convert it and try again')
    await certificate.getByLabel(words.file).setInputFiles(aFile('extract.pdf'))
    await certificate.getByRole('button', { name: words.sendFile }).click()
    await said(page, words.leadOf(0))
    await certificate.getByRole('link', { name: 'extract.pdf' }).waitFor()
    const download = page.waitForEvent('download')
    await certificate.getByRole('link', { name: 'extract.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('extract.pdf')
    const path = `/clients/${clientID}/requirements/${requirementID}/ask-again`
    await site.call('POST', path, { token: await signInAdmin(site), body: { reason: 'It is too old' } })
    await said(page, 'It is too old')
    await said(page, words.leadOf(1))
    expect(broken(faults)).toEqual([])
    await context.close()
  })

  it('takes files and words without scripts', async () => {
    const { page, context } = await applicantWith({ name: 'Owner', kind: 'person' }, { javaScriptEnabled: false })
    await open(page, '/client/pending-approval')
    const owner = item(page, 'Owner')
    await owner.getByLabel(words.fullName).fill('Ada Byron')
    await owner.getByRole('button', { name: words.send, exact: true }).click()
    await said(page, 'Choose whether this person is an owner or a director')
    await shows(() => owner.getByLabel(words.fullName).inputValue(), 'Ada Byron')
    await owner.getByLabel(words.dateOfBirth).fill('1980-01-31')
    await owner.getByLabel(words.country, { exact: true }).fill('United Kingdom')
    await owner.getByLabel(words.role).selectOption('owner')
    await owner.getByLabel(words.share).fill('60')
    await owner.getByRole('button', { name: words.send, exact: true }).click()
    await said(page, 'Ada Byron, 1980-01-31, United Kingdom, Owner, 60%')
    await owner.getByLabel(words.file).setInputFiles(noFile)
    await owner.getByRole('button', { name: words.sendFile }).click()
    await page.waitForURL('**/client/pending-approval')
    await owner.getByLabel(words.file).setInputFiles(aFile('passport.pdf'))
    await owner.getByRole('button', { name: words.sendFile }).click()
    await said(page, words.leadOf(0))
    await said(page, 'passport.pdf')
    await context.close()
  })
})

describe('staff', () => {
  it('review item by item, approve with a reason meanwhile, and the client finds its checklist', async () => {
    const { page: own, context, clientID, emailAddress } = await applicantWith({ name: 'Purpose', kind: 'text' }, {})
    await open(own, '/client/pending-approval')
    await item(own, 'Purpose').getByLabel(words.answer).fill('We sell books')
    await item(own, 'Purpose').getByRole('button', { name: words.send, exact: true }).click()
    await said(own, words.sent)

    const { page, faults } = await signedIn(browser, site)
    await openScripted(page, `/admin/clients/${clientID}`)
    await said(page, 'We sell books')
    await picture(page, 'client-detail')
    await page.getByRole('link', { name: desk.of(desk.askAgain, 'Purpose') }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Which books?')
    await page.getByRole('dialog').getByRole('button', { name: desk.askAgain }).click()
    await said(page, desk.askedAgain)
    await openScripted(page, `/admin/pending-clients?q=${clientID}`)
    const approve = page.locator('article').getByRole('button', { name: pendingClients.approve })
    await approve.click()
    await said(page, 'One requirement is still open: Purpose.')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel(desk.approvalReason).fill('Known for years')
    await approve.click()
    await said(page, 'has been approved!')
    expect(broken(faults)).toEqual([])

    await signInAsClient(own, emailAddress)
    await own.waitForURL('**/client/dashboard')
    await open(own, '/client/profile')
    await own.getByRole('link', { name: words.openChecklist }).click()
    await said(own, 'Which books?')
    expect([await overflow(own), await accessibilityFaults(own)]).toEqual([0, []])
    await picture(own, 'profile-390')
    await item(own, 'Purpose').getByLabel(words.answer).fill('Novels')
    await item(own, 'Purpose').getByRole('button', { name: words.send, exact: true }).click()
    await said(own, words.statusWords.given)
    await openScripted(page, `/admin/clients/${clientID}`)
    await page.getByRole('button', { name: desk.of(desk.accept, 'Purpose') }).click()
    await said(page, words.statusWords.accepted)
    await context.close()
  })

  it('define what is asked, and begin with the usual four', async () => {
    const token = await signInAdmin(site)
    const { items } = (await site.call('GET', '/requirements', { token })).body
    for (const { requirementID } of items) await site.call('DELETE', `/requirements/${requirementID}`, { token })
    const { page, faults } = await signedIn(browser, site)
    await openScripted(page, '/admin/requirements')
    await said(page, desk.none)
    await page.getByRole('button', { name: desk.addUsual }).click()
    await said(page, desk.usualAdded)
    for (const { name } of desk.usual) await said(page, name)
    await picture(page, 'requirements')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: desk.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: desk.add }).click()
    await said(page, 'Kind must be text, choice, date, person or document')
    await dialog.getByLabel(desk.name, { exact: true }).fill('Do you sell tobacco?')
    await dialog.getByLabel(desk.kind).selectOption('choice')
    await dialog.getByLabel(desk.choices).fill('Yes\nNo')
    await dialog.getByLabel(desk.dueDays).fill('14')
    await dialog.getByRole('button', { name: desk.add }).click()
    await said(page, desk.created)
    await said(page, desk.dueAfter(14))
    await page.getByRole('link', { name: /^Edit.*tobacco/ }).click()
    await dialog.getByLabel(desk.dueDays).fill('30')
    await dialog.getByRole('button', { name: desk.save }).click()
    await said(page, desk.dueAfter(30))
    await page.getByRole('link', { name: /^Delete.*tobacco/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: desk.deleteWord }).click()
    await said(page, desk.deleted)
    expect(broken(faults)).toEqual([])
  })
})
