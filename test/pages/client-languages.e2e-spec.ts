import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { directionOf } from '#contract/languages.js'
import { spokenNouns, wordsIn } from '#contract/messages/all-languages.js'
import { byTurns } from '../support/by-turns.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { fill, open, said } from '../support/screens.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  await buildApiUser(gatehouse, client)
})
afterAll(() => browser.close())

const signInWords = (language: 'fr' | 'ar' | 'es') => wordsIn[language].signIn
const pages = [
  ...['/client/dashboard', '/client/transactions', '/client/api-users', '/client/api-users/new', '/client/banks'],
  ...[
    '/client/payouts',
    '/client/payment-links',
    '/client/webhooks',
    '/client/team',
    '/client/logs',
    '/client/profile',
  ],
]

/** English sentences of the area: of four words at least, because shorter ones may be names or the same in French. */
const sentencesOf = (words: object): string[] =>
  Object.values(words).flatMap((said: unknown): string[] => {
    if (typeof said === 'string') return said.split(' ').length > 3 ? [said] : []
    return typeof said === 'object' && said !== null ? sentencesOf(said) : []
  })
const english = spokenNouns.flatMap((noun) => sentencesOf(wordsIn.en[noun]))

const speaks = (page: Page) =>
  page.locator('html').evaluate((html: { lang: string; dir: string }) => [html.lang, html.dir])

describe.each(['fr', 'ar'] as const)('the merchant area in %s', (language) => {
  it.each([390, 1280])('is in that language alone, and hides nothing, at %i pixels', async (width) => {
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, {
      locale: language,
      viewport: { width, height: 900 },
    })
    await open(page, '/client/login')
    expect(await speaks(page)).toEqual([language, directionOf(language)])
    await fill(page, { emailAddress: client.emailAddress, password: clientPassword })
    // It is shown for two seconds, so somebody has to look from the beginning.
    const toast = said(page, signInWords(language).session.signedIn)
    await page.getByRole('button', { name: signInWords(language).clientLogin.submit, exact: true }).click()
    await Promise.all([toast, page.waitForURL('**/client/dashboard')])
    const looked = byTurns(pages, 4, width === 390 ? 0 : 2)
    for (const address of pages) {
      await open(page, address)
      expect([address, ...(await speaks(page))]).toEqual([address, language, directionOf(language)])
      const text = await page.locator('body').innerText()
      expect([address, english.filter((sentence) => text.includes(sentence))]).toEqual([address, []])
      expect([address, await overflow(page)]).toEqual([address, 0])
      if (looked.includes(address)) expect([address, await accessibilityFaults(page)]).toEqual([address, []])
    }
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('the language of the merchant area', () => {
  it('holds from sign-up to sign-in without a script', async () => {
    const { page, context } = await newVisitor(browser, gatehouse.url, { locale: 'es', javaScriptEnabled: false })
    await open(page, '/client/signup')
    expect(await speaks(page)).toEqual(['es', 'ltr'])
    await page.locator('main form button[type=submit], main form button:not([type])').first().click()
    await said(page, wordsIn.es.clientRefusals.clientRefusals.fields.nameRequired)
    await open(page, '/client/login')
    await fill(page, { emailAddress: client.emailAddress, password: 'not this one' })
    await page.getByRole('button', { name: signInWords('es').clientLogin.submit, exact: true }).click()
    await said(page, signInWords('es').clientLogin.wrongCredentials)
    await fill(page, { emailAddress: client.emailAddress, password: clientPassword })
    await page.getByRole('button', { name: signInWords('es').clientLogin.submit, exact: true }).click()
    await said(page, wordsIn.es.dashboard.apiUsers)
    expect(await speaks(page)).toEqual(['es', 'ltr'])
    await context.close()
  })

  it('is chosen at the foot of the sign-in page, and leaves the public site and staff alone', async () => {
    const { page, context, faults } = await newVisitor(browser, gatehouse.url)
    await open(page, '/client/login')
    await page.getByRole('link', { name: 'Français' }).click()
    await page.getByRole('button', { name: signInWords('fr').clientLogin.submit, exact: true }).waitFor()
    for (const address of ['/admin/login', '/pricing']) {
      await open(page, address)
      expect([address, ...(await speaks(page))]).toEqual([address, 'en', 'ltr'])
    }
    await page.getByRole('link', { name: wordsIn.en.siteLayout.login }).first().click()
    await page.getByRole('button', { name: signInWords('fr').clientLogin.submit, exact: true }).waitFor()
    expect(await speaks(page)).toEqual(['fr', 'ltr'])
    expect(faults).toEqual([])
    await context.close()
  })
})
