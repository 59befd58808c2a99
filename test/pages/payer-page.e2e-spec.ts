import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { CustomerView } from '#contract/customers.js'
import { shopOf } from '#contract/payer-shops.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { buildCustomer } from '../support/customers.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { anAddress } from '../support/letters.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { tokenIn } from '../support/mail-reader.js'
import { fill, newMerchant, open, said } from '../support/screens.js'
import { startedDatabase } from '../support/started-database.js'

let browser: Browser
let gatehouse: Gatehouse
let remove: () => Promise<void>
let dataDir: string
let client: SignedInClient
let program: string
beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  dataDir = String(database.settings.DATA_DIR)
  gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'debug', ...database.settings })
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  program = (await buildApiUser(gatehouse, client)).accessToken
})
afterAll(async () => {
  await browser.close()
  await gatehouse.end('SIGTERM')
  await remove()
})

const noScript = { javaScriptEnabled: false }
const narrow = { viewport: { width: 390, height: 844 } }
const page = (path = '') => `/pay/you/${shopOf(client.clientID, 'test')}${path}`
const customer = () => buildCustomer(gatehouse, program, { emailAddress: anAddress() })
const pay = (customerID: string, description: string) =>
  gatehouse.call('POST', '/transactions', {
    token: program,
    body: paymentInput({ customerID, description }),
    headers: idempotencyKey(),
  })

async function mailedLink(at: Page, { emailAddress }: CustomerView): Promise<string> {
  await open(at, page())
  await fill(at, { emailAddress: emailAddress ?? '' })
  await at.getByRole('button', { name: 'Email me a link' }).click()
  await said(at, 'Check your email')
  const mails = await waitForMailFiles(dataDir, emailAddress ?? '')
  return page(`/open?token=${tokenIn(mails.at(-1) as (typeof mails)[number])}`)
}

async function signIn(at: Page, one: CustomerView): Promise<string> {
  const link = await mailedLink(at, one)
  await open(at, link)
  await at.getByRole('button', { name: 'Continue' }).click()
  await at.getByRole('heading', { name: 'Your payments' }).waitFor()
  return link
}

describe('/pay/you/:shop', () => {
  it.each([narrow, { ...narrow, ...noScript }])(
    'leads from the mailed link to payments and a receipt, and out again: %j',
    async (settings) => {
      const one = await customer()
      await pay(one.customerID, 'Two lamps')
      const { page: at, context, faults } = await newVisitor(browser, gatehouse.url, settings)
      const link = await signIn(at, one)
      await at.getByRole('link', { name: /Two lamps/ }).click()
      await at.getByRole('heading', { name: 'Receipt' }).waitFor()
      await said(at, 'Paid to')
      await at.getByRole('link', { name: 'Back to your page' }).click()
      await at.getByRole('button', { name: 'Sign out' }).click()
      await at.getByRole('button', { name: 'Email me a link' }).waitFor()
      expect(faults).toEqual([])
      await open(at, page('/payments'))
      await said(at, 'Your session has ended')
      await open(at, link)
      await at.getByRole('button', { name: 'Continue' }).click()
      await said(at, 'This link was already used')
      await at.getByRole('link', { name: 'Request a new link' }).click()
      await at.getByRole('button', { name: 'Email me a link' }).waitFor()
      await context.close()
    },
  )

  it('says what is wrong with an address, and nothing about one that is unknown', async () => {
    const { page: at, context } = await newVisitor(browser, gatehouse.url, noScript)
    await open(at, page())
    await fill(at, { emailAddress: 'zenobia' })
    await at.getByRole('button', { name: 'Email me a link' }).click()
    await said(at, 'Enter an email address such as ada@example.com')
    await fill(at, { emailAddress: anAddress() })
    await at.getByRole('button', { name: 'Email me a link' }).click()
    await said(at, 'Check your email')
    await context.close()
  })

  it.each(['light', 'dark'] as const)('fits every width and reads well, %s', async (colorScheme) => {
    const one = await customer()
    await pay(one.customerID, 'An order with a description that is rather long for a narrow screen')
    const { page: at, context } = await newVisitor(browser, gatehouse.url, { colorScheme })
    await signIn(at, one)
    for (const width of [320, 390, 1280]) {
      await at.setViewportSize({ width, height: 900 })
      for (const path of ['', '/payments', '/open?token=x']) {
        await open(at, page(path))
        await at.getByRole('heading', { level: 1 }).waitFor()
        expect([width, path, await overflow(at)]).toEqual([width, path, 0])
        if (width === 390) expect(await accessibilityFaults(at)).toEqual([])
      }
    }
    await context.close()
  })

  it.each([
    ['fr', 'Vos paiements', 'ltr'],
    ['ar', 'مدفوعاتك', 'rtl'],
  ])('speaks %s', async (language, title, direction) => {
    const { page: at, context } = await newVisitor(browser, gatehouse.url, noScript)
    await open(at, `${page()}?language=${language}`)
    await at.getByRole('heading', { name: title }).waitFor()
    await at.locator(`html[lang=${language}][dir=${direction}]`).waitFor({ state: 'attached' })
    await context.close()
  })

  it('has no page for an absent merchant', async () => {
    const { page: at, context } = await newVisitor(browser, gatehouse.url, noScript)
    const answer = await open(at, '/pay/you/cli_00000000000000000000000000')
    expect(answer?.status()).toBe(404)
    await said(at, 'Page not found')
    await context.close()
  })

  it('stands on the page of a customer, for the merchant to share', async () => {
    const one = await customer()
    const { page: at, context } = await newMerchant(browser, gatehouse, client)
    await open(at, `/client/customers/${one.customerID}`)
    await at.getByRole('link', { name: page() }).click()
    await at.getByRole('button', { name: 'Email me a link' }).waitFor()
    await context.close()
  })
})
