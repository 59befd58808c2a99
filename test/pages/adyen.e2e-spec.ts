import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { createApp } from '../../api/src/create-app.js'
import { serveSite } from '../../api/src/process/site/serve-site.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient, signInAdmin } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildLink } from '../support/payment-links.js'
import { AdyenDouble } from '../support/processors/adyen-double.js'
import { serveAdyen } from '../support/processors/adyen-script.js'
import { methodsOf, setupSession } from '../support/saved-methods.js'
import { open, said } from '../support/screens.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let browser: Browser
let client: SignedInClient
let double: AdyenDouble
let account: string
let program: string
beforeAll(async () => {
  double = await AdyenDouble.start()
  api = await startApi({ PROCESSOR_ALLOW_PRIVATE: '1' }, async (environment, secret, database) => {
    const app = await createApp(environment, secret, database)
    await serveSite(app, environment, secret)
    return app
  })
  browser = await launchBrowser()
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  const body = { processor: 'adyen', mode: 'test', name: 'Adyen', settings: double.settings }
  const made = await api.call('POST', '/processor-accounts', { token: await signInAdmin(api), body })
  account = made.body.processorAccountID
})
afterAll(async () => {
  await browser.close()
  await api.close()
  await double.close()
})

const tell = async () => {
  for (const { body, headers } of double.takeNotices())
    await api.call('POST', `/processors/${account}/notices`, { body: body.toString(), headers })
}
const begin = async (settings: object = {}) => {
  const visitor = await newVisitor(browser, api.url, settings)
  const asked = await serveAdyen(visitor.context, (id) => double.books.payInSession(id, 'pays'))
  const { token } = await buildLink(api, client, { currency: 'EUR', once: true })
  await open(visitor.page, `/pay/${token}`)
  await visitor.page.getByRole('button', { name: /^Pay .* with Adyen$/ }).click()
  await visitor.page.waitForURL('**/pay/with/txn_*')
  return { ...visitor, asked, token }
}

/** At the page of a session that only saves a card. */
const beginSaving = async (settings: object = {}) => {
  const visitor = await newVisitor(browser, api.url, settings)
  await serveAdyen(visitor.context, (id) => double.books.payInSession(id, 'pays'))
  const { customerID } = await buildCustomer(api, program)
  const token = tokenOf(await setupSession(api, program, customerID, { currency: 'EUR' }))
  await open(visitor.page, `/pay/${token}`)
  // The sandbox's form comes after what takes real cards.
  await visitor.page.getByRole('link', { name: 'Save a test card' }).waitFor()
  await visitor.page.getByRole('button', { name: 'Continue with Adyen' }).click()
  await visitor.page.waitForURL('**/pay/with/set_*')
  return { ...visitor, customerID }
}

describe('/pay/with/:setupID', () => {
  it('saves a card in Drop-in, and says so when Adyen has told', async () => {
    const { page, context, faults, customerID } = await beginSaving({ viewport: { width: 390, height: 844 } })
    await said(page, 'You won’t be charged now.')
    await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card').waitFor()
    await page.getByRole('button', { name: 'Pay in Drop-in' }).click()
    await page.waitForURL('**/setups/set_*')
    await said(page, 'Your card is being saved')
    await tell()
    await said(page, 'Your card is saved')
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
    expect(faults.filter((one) => !one.includes('adyen.com'))).toEqual([])
    await context.close()
  })

  it('says without JavaScript what it needs, and leads back to a page that goes on', async () => {
    const { page, context } = await beginSaving({ javaScriptEnabled: false })
    expect(await page.content()).toContain('needs JavaScript')
    await page.getByRole('link', { name: 'Go back' }).click()
    await said(page, 'Enter your card details')
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL('**/pay/with/set_*')
    await context.close()
  })
})

describe('/pay/with/:transactionID', () => {
  it('draws Drop-in in Adyen’s frame, and the payment is paid when Adyen has told', async () => {
    const { page, context, asked, faults } = await begin()
    await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card').waitFor()
    const settings = await page.evaluate(() => (globalThis as never as { adyenSettings: object }).adyenSettings)
    expect(settings).toMatchObject({ environment: 'test', clientKey: double.settings.clientKey })
    await page.getByRole('button', { name: 'Pay in Drop-in' }).click()
    await said(page, 'Your payment is being processed')
    await tell()
    await said(page, 'Payment complete. Thank you')
    expect(asked).toContain('/checkoutshopper/sdk/6.31.1/adyen.js')
    expect(faults.filter((one) => !one.includes('adyen.com'))).toEqual([])
    await context.close()
  })

  it('goes on with what a bank gave along, and without it says what it needs', async () => {
    const { page, context } = await begin()
    const sessionID = [...double.books.sessions.keys()].at(-1) ?? ''
    const redirectResult = double.books.payInSession(sessionID, 'pays')
    await page.goto(`${page.url()}?sessionId=${sessionID}&redirectResult=${redirectResult}`)
    await page.waitForURL('**/payments/txn_*')
    await tell()
    await said(page, 'Payment complete. Thank you')
    await context.close()
    const bare = await begin({ javaScriptEnabled: false })
    expect(await bare.page.content()).toContain('needs JavaScript')
    await bare.page.getByRole('link', { name: 'Pay another way' }).click()
    await said(bare.page, 'Continue with your bank')
    await bare.context.close()
  })

  it('opens to Adyen alone, and nobody’s payment is a page that is not there', async () => {
    const { page, context } = await begin()
    const policyOf = async (path: string) => (await fetch(`${api.url}${path}`)).headers.get('content-security-policy')
    const opened = await policyOf(new URL(page.url()).pathname)
    for (const directive of ['script-src', 'style-src', 'frame-src', 'connect-src'])
      expect(opened).toMatch(new RegExp(`${directive}[^;]* https://checkoutshopper-test.adyen.com`))
    expect(opened).not.toMatch(/unsafe|https:[; ]/)
    const absent = await fetch(`${api.url}/pay/with/txn_absent`)
    expect([absent.status, absent.headers.get('content-security-policy')?.includes('adyen')]).toEqual([404, false])
    await context.close()
  })
})
