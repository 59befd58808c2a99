import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { directionOf, type Language, languages } from '#contract/languages.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor, type Visitor } from '../support/browser.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { buildLink } from '../support/payment-links.js'
import { fill, open, said } from '../support/screens.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
})
afterAll(() => browser.close())

const narrow = { width: 390, height: 844 }
const linkPage = async (overrides: Record<string, unknown> = {}) =>
  `/pay/${(await buildLink(gatehouse, client, { currency: 'EUR', amount: 123_456, ...overrides })).token}`
const visit = (locale: string, more: object = {}): Promise<Visitor> =>
  newVisitor(browser, gatehouse.url, { locale, viewport: narrow, ...more })
const speaks = (page: Page) =>
  page.locator('html').evaluate((html: { lang: string; dir: string }) => [html.lang, html.dir])
const buttons = {
  fr: 'Payer 1 234,56 €',
  ar: /ادفع/,
} as const

async function payBy(page: Page, number: string): Promise<void> {
  await fill(page, { cardNumber: number, expiry: '12 / 34', securityCode: '123' })
  await page.locator('form[method=post] button[type=submit]').first().click()
}

describe.each(['fr', 'ar'] as const)('a payment in %s', (language) => {
  it.each([{}, { javaScriptEnabled: false }])('is paid from the first page to the receipt: %j', async (settings) => {
    const { page, context, faults } = await visit(language, settings)
    await open(page, await linkPage())
    expect(await speaks(page)).toEqual([language, directionOf(language)])
    await page.getByRole('button', { name: buttons[language] }).waitFor()
    await payBy(page, '')
    await said(page, language === 'fr' ? 'Le numéro de carte est obligatoire' : 'رقم البطاقة مطلوب')
    await payBy(page, '4000002500003155')
    await said(page, language === 'fr' ? 'Confirmez votre paiement' : 'أكّد دفعتك')
    expect(await speaks(page)).toEqual([language, directionOf(language)])
    await fill(page, { code: '000000' })
    await page.locator('form[method=post] button[type=submit]').first().click()
    await said(
      page,
      language === 'fr' ? 'Ce code est incorrect. Il reste 4 essais' : 'هذا الرمز غير صحيح. بقيت 4 محاولات',
    )
    await fill(page, { code: '123456' })
    await page.locator('form[method=post] button[type=submit]').first().click()
    await said(page, language === 'fr' ? 'Merci, c’est payé' : 'شكرًا لك، تم الدفع')
    expect(faults.filter((fault) => !/status of (422|409)/.test(fault))).toEqual([])
    await context.close()
  })

  it('hides nothing and pushes nothing aside, in either theme', async () => {
    const { page, context } = await visit(language)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await open(page, await linkPage({ description: 'Une commode, deux chaises et leur livraison' }))
      expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
      await page.locator('summary').click()
      expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
      await payBy(page, '4000 0000 0000 9995')
      await said(page, language === 'fr' ? 'Rien ne vous a été débité' : 'لم يُخصم منك أي مبلغ')
      expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
    }
    await context.close()
  })
})

describe('the language of a payer’s page', () => {
  it('is chosen at its foot, and stays, with no script too', async () => {
    const { page, context } = await visit('fr', { javaScriptEnabled: false })
    const address = await linkPage()
    await open(page, address)
    await page.getByRole('link', { name: 'Português' }).click()
    await page.getByRole('button', { name: 'Pagar 1234,56 €' }).waitFor()
    await open(page, address)
    expect(await speaks(page)).toEqual(['pt', 'ltr'])
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Pay €1,234.56' }).waitFor()
    await context.close()
  })

  it('is English for whoever asks for one that we have not, and elsewhere on the site', async () => {
    const german = await visit('de')
    await open(german.page, await linkPage())
    expect(await speaks(german.page)).toEqual(['en', 'ltr'])
    const french = await visit('fr')
    await open(french.page, '/pricing')
    expect(await speaks(french.page)).toEqual(['en', 'ltr'])
    for (const { context } of [german, french]) await context.close()
  })

  it('reads amounts as its people write them', async () => {
    const { page, context } = await visit('fr')
    await open(page, await linkPage({ amount: undefined }))
    await fill(page, { amount: '1.234' })
    await payBy(page, '4242424242424242')
    await said(page, 'Veuillez saisir un montant, par exemple 25,50')
    await fill(page, { amount: '1 234,5' })
    await payBy(page, '4242424242424242')
    await said(page, 'Merci, c’est payé')
    await said(page, '1 234,50 €')
    await context.close()
  })

  it('carries not one KiB more of scripts than English', async () => {
    const address = await linkPage()
    const scripts = async (language: Language) => {
      const { page, context } = await visit(language)
      let bytes = 0
      const bodies: Promise<void>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return
        bodies.push(response.body().then((body) => void (bytes += body.byteLength)))
      })
      await open(page, address)
      await page.waitForLoadState('networkidle')
      await Promise.all(bodies)
      await context.close()
      return bytes
    }
    const sizes = new Map<Language, number>()
    for (const language of languages) sizes.set(language, await scripts(language))
    const english = sizes.get('en') ?? 0
    expect(english).toBeGreaterThan(50_000)
    for (const [language, bytes] of sizes) expect([language, bytes - english]).toEqual([language, 0])
  })
})
