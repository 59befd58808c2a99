import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { text as readText } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults } from '../support/accessibility.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildClient } from '../support/builders.js'
import { codeOf, wrongCodeOf } from '../support/factors.js'
import { tokenIn } from '../support/mail-reader.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { fill, newMerchant, open, said, shows } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildOfficer, signedIn, withoutScripts } from '../support/staff.js'

let browser: Browser
let site: SharedSite
const visitors: Visitor[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  site = await sharedSite()
})
afterAll(() => browser.close())
afterEach(() => Promise.all(visitors.splice(0).map(({ context }) => context.close())))

const keep = <T extends Visitor>(visitor: T): T => {
  visitors.push(visitor)
  return visitor
}
const phone = { viewport: { width: 390, height: 844 } }
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth')

const inZone = (page: Page, zone: string) => page.locator(`time[title$="${zone}"]`).first().waitFor()

/** From the profile to the picture; answers the key. */
async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).first().click()
  await page.getByRole('img', { name: 'QR code with the key' }).waitFor()
  return (await page.locator('[name=secret]').getAttribute('value')) ?? ''
}

async function sendCode(page: Page, values: Record<string, string>): Promise<void> {
  await fill(page, values)
  await page.getByRole('button', { name: 'Add app' }).click()
}

const shownCodes = async (page: Page) => {
  await page.getByRole('list', { name: 'Your recovery codes' }).waitFor()
  return page.getByRole('list', { name: 'Your recovery codes' }).locator('code').allInnerTexts()
}

describe.each([
  ['on a phone', phone],
  ['without JavaScript', { ...phone, ...withoutScripts }],
])('an authenticator app %s', (_how, how) => {
  const isScripted = !('javaScriptEnabled' in how)
  const check = async (page: Page) => {
    expect(await widthOf(page)).toBe(390)
    if (isScripted) expect(await accessibilityFaults(page)).toEqual([])
  }

  it('is added by a picture or a key, renamed and removed, and gives ten codes to keep', async () => {
    const client = await buildClient(site)
    const { page } = keep(await newMerchant(browser, site, client, how))
    await open(page, '/client/profile')
    await said(page, 'Not set up yet')
    await check(page)
    const secret = await begin(page)
    await shows(() => page.locator('main code').innerText(), secret.match(/.{4}/g)?.join(' '))
    const paths = page.locator('svg[role=img] path')
    const [paper, ink] = [await paths.first().getAttribute('fill'), await paths.last().getAttribute('fill')]
    expect([paper, ink]).toEqual(['#fff', '#000'])
    await check(page)
    await sendCode(page, { code: '' })
    await said(page, 'Code is required')
    await sendCode(page, { code: wrongCodeOf(secret), name: 'My phone' })
    await said(page, 'This code is incorrect or was already used')
    await shows(() => page.locator('[name=secret]').getAttribute('value'), secret)
    await sendCode(page, { code: codeOf(secret), name: 'My phone' })
    const codes = await shownCodes(page)
    expect(new Set(codes).size).toBe(10)
    await check(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as text' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('gatehouse-recovery-codes.txt')
    const text = await readText(await file.createReadStream())
    for (const line of [client.emailAddress, ...codes]) expect(text).toContain(line)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('link', { name: 'I’ve saved them' }).isVisible()).toBe(false)
    expect(await page.getByText(codes[9] ?? '').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'I’ve saved them' }).click()
    await said(page, '10 of 10 left.')
    await page.getByRole('link', { name: 'Rename My phone' }).click()
    await fill(page, { name: 'Old phone' })
    await page.getByRole('button', { name: 'Save' }).last().click()
    await page.getByRole('link', { name: 'Remove Old phone' }).click()
    await said(page, '“Old phone” is your only second factor')
    await page.getByRole('button', { name: 'Remove' }).click()
    await said(page, 'Not set up yet')
  })

  it('gets new recovery codes, which its owner asks for twice, and that ends those of before', async () => {
    const client = await buildClient(site)
    const { page } = keep(await newMerchant(browser, site, client, how))
    await open(page, '/client/profile')
    const secret = await begin(page)
    await sendCode(page, { code: codeOf(secret) })
    const codes = await shownCodes(page)
    await page.getByRole('link', { name: 'I’ve saved them' }).click()
    await page.getByRole('link', { name: 'Create new codes' }).click()
    await said(page, 'Create new recovery codes?')
    await check(page)
    await page.getByRole('button', { name: 'Create new codes' }).click()
    expect((await shownCodes(page)).filter((code) => codes.includes(code))).toEqual([])
  })

  it('"was not me", says the mail about it: a page asks, a button ends it', async () => {
    const client = await buildClient(site)
    const { page } = keep(await newMerchant(browser, site, client, how))
    await open(page, '/client/profile')
    await sendCode(page, { code: codeOf(await begin(page)) })
    await shownCodes(page)
    // One of the approval, one of the new device, and this one.
    const mails = await waitForMailFiles(site.dataDir, client.emailAddress, 3)
    const mail = mails.find(({ subject }) => subject.startsWith('Two-step verification was added'))
    if (!mail) throw new Error('There is no such mail')
    const owner = keep(await newVisitor(browser, site.url, how)).page
    await open(owner, `/not-me?token=${tokenIn(mail)}`)
    await said(owner, 'Second factor added')
    await check(owner)
    await open(page, '/client/profile')
    await said(page, '10 of 10 left.')
    await owner.getByRole('button', { name: 'Sign out all devices' }).click()
    await said(owner, 'All devices are signed out')
    await check(owner)
    await open(page, '/client/profile')
    await page.waitForURL('**/client/login**')
    await open(owner, `/not-me?token=${tokenIn(mail)}`)
    await said(owner, 'This link doesn’t work')
  })
})

describe('the profile of staff', () => {
  let person: Awaited<ReturnType<typeof buildOfficer>>
  beforeAll(async () => {
    person = await buildOfficer(site)
  })

  it('is reached by their name, and keeps their name, password, sessions and log', async () => {
    const { page, faults } = keep(await signedIn(browser, site, person))
    await page.goto('/admin/dashboard')
    await page.getByRole('link', { name: /^Your profile: / }).click()
    await page.waitForURL('**/admin/profile')
    expect(await accessibilityFaults(page)).toEqual([])
    for (const words of ['Active sessions', 'This browser', 'Signed in']) await said(page, words)
    await fill(page, { userName: '' })
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Username is required')
    await fill(page, { userName: 'Olivia Officer' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Your profile: Olivia Officer' }).waitFor()
    await page.getByRole('link', { name: 'Change password' }).click()
    const newPassword = 'quite another horse'
    await fill(page, { currentPassword: person.password, newPassword, confirmPassword: newPassword })
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.waitForURL('**/admin/profile')
    await page.getByRole('link', { name: 'See all' }).click()
    await page.waitForURL('**/admin/profile/security-log')
    await said(page, 'Password changed')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    person = { ...person, password: newPassword }
  })

  it('has room for everything at 390 px, without JavaScript too', async () => {
    const { page } = keep(await signedIn(browser, site, person, { ...phone, ...withoutScripts }))
    for (const path of ['', '/password', '/factors/new', '/security-log']) {
      await open(page, `/admin/profile${path}`)
      expect([path, await widthOf(page)]).toEqual([path, 390])
    }
    await page.getByRole('link', { name: 'Back to your profile' }).click()
    const secret = await begin(page)
    await sendCode(page, { code: codeOf(secret) })
    expect(await shownCodes(page)).toHaveLength(10)
  })
})

describe.each([
  ['with JavaScript', {}],
  ['without JavaScript', withoutScripts],
])('language and time zone %s', (_how, how) => {
  it('are chosen on the profile, and follow the person to another browser', async () => {
    const client = await buildClient(site)
    const { page } = keep(await newMerchant(browser, site, client, { ...phone, ...how }))
    await open(page, '/client/profile')
    await inZone(page, ' UTC')
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
    await page.getByLabel('Language').selectOption({ label: 'Français' })
    await page.getByRole('button', { name: 'Apply' }).click()
    await said(page, 'Préférences enregistrées')
    await inZone(page, 'UTC+09:00')
    if (!('javaScriptEnabled' in how)) expect(await accessibilityFaults(page)).toEqual([])
    const other = keep(await newMerchant(browser, site, client, { ...phone, ...how })).page
    await open(other, '/client/profile')
    await inZone(other, 'UTC+09:00')
    expect(await other.getByLabel('Langue').inputValue()).toBe('fr')
    await open(other, '/pay/nothing')
    await said(other, 'Lien de paiement introuvable')
    expect(await widthOf(page)).toBe(390)
  })
})
