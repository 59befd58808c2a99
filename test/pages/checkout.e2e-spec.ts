import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { checkoutLookMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import type { Browser, Page } from 'playwright-core'
import { createApp } from '../../api/src/create-app.js'
import { serveSite } from '../../api/src/process/site/serve-site.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins } from '../support/checkout-sessions.js'
import { buildLink } from '../support/payment-links.js'
import { type OnPage, registerOnPage } from '../support/processors/on-page.js'
import { serveStripe } from '../support/processors/stripe-script.js'
import { fill, newMerchant, open, said, shows } from '../support/screens.js'
import { startApi, type TestApi } from '../support/test-api.js'

const shop = 'https://shop.example.com'

let api: TestApi
let browser: Browser
let client: SignedInClient
let program: string
let stripe: OnPage
let away: OnPage
beforeAll(async () => {
  api = await startApi({}, async (environment, secret, database) => {
    const app = await createApp(environment, secret, database)
    await serveSite(app, environment, secret)
    return app
  })
  browser = await launchBrowser()
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  stripe = registerOnPage(api, 'stripe', 'fields', 'stripe.com')
  away = registerOnPage(api, 'faraway', 'redirect')
  await stripe.make({ currencies: ['EUR'], name: 'Fields' })
  await away.make({ currencies: ['EUR'], name: 'Redirects' })
})
afterAll(async () => {
  await browser.close()
  stripe.remove()
  away.remove()
  await api.close()
})

const noScript = { javaScriptEnabled: false }
const euros = (overrides: Record<string, unknown> = {}) => buildLink(api, client, { currency: 'EUR', ...overrides })
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ })

/** A visitor for whom the hosts of processors, of a bank and of a shop are played; says which of them were reached. */
async function visit(settings: object = {}) {
  const visitor = await newVisitor(browser, api.url, settings)
  const asked = await serveStripe(visitor.context)
  for (const host of [shop, 'https://bank.example'])
    await visitor.context.route(`${host}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Elsewhere</title><h1>${new URL(route.request().url()).pathname}</h1>`,
      }),
    )
  const faults = () => visitor.faults.filter((one) => !/^left for https:\/\/(js\.stripe\.com|shop\.|bank\.)/.test(one))
  return { ...visitor, asked, policyFaults: faults }
}

async function policyOf(path: string) {
  const { headers } = await fetch(`${api.url}${path}`, { redirect: 'manual' })
  return {
    policy: headers.get('content-security-policy') ?? '',
    permissions: headers.get('permissions-policy') ?? '',
    opener: headers.get('cross-origin-opener-policy'),
  }
}

describe('the policy of /pay/:token', () => {
  it('lets in the processor whose fields it shows, and nobody anywhere else', async () => {
    const [withFields, plain] = [await euros(), await buildLink(api, client)]
    const opened = await policyOf(`/pay/${withFields.token}`)
    expect(opened.policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com;/)
    expect(opened.policy).toContain('frame-src https://js.stripe.com https://hooks.stripe.com;')
    expect(opened.policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(opened.permissions).toContain('payment=(self "https://js.stripe.com" "https://hooks.stripe.com")')
    expect(opened.opener).toBe('same-origin-allow-popups')
    const others = (await api.call('GET', `/payment-links/${withFields.token}`)).body.offers
    const redirectOffer = others.find(({ kind }: { kind: string }) => kind === 'redirect')
    const elsewhere = [
      `/pay/${plain.token}`,
      `/pay/${withFields.token}?with=${redirectOffer.processorAccountID}`,
      `/pay/${withFields.token}/payments/txn_absent`,
      '/client/login',
      '/',
    ]
    for (const path of elsewhere) {
      const { policy, permissions, opener } = await policyOf(path)
      expect([path, policy]).not.toEqual([path, expect.stringMatching(/https:|frame-src|connect-src/)])
      expect([path, permissions.includes('payment=()'), opener]).toEqual([path, true, 'same-origin'])
    }
  })
})

describe("a processor's fields", () => {
  it('are drawn in its frame, make a token, and after a failure the next account is offered', async () => {
    const { page, context, asked, policyFaults } = await visit()
    const made = await euros({ once: true })
    stripe.answers.push({ outcome: 'failed', failureCode: 'declined', failureMessage: 'The card was declined' })
    await open(page, `/pay/${made.token}`)
    await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card').waitFor()
    expect(await page.evaluate(() => (globalThis as never as { stripeOptions: object }).stripeOptions)).toMatchObject({
      ...{ mode: 'payment', amount: 4_200, currency: 'eur', paymentMethodCreation: 'manual' },
      allowedPaymentMethodTypes: ['card'],
    })
    await page.evaluate(() => Object.assign(globalThis, { stripeRefuses: true }))
    await payButton(page).click()
    await said(page, 'Your card number is incomplete.')
    expect(stripe.charges).toHaveLength(0)
    await page.evaluate(() => Object.assign(globalThis, { stripeRefuses: false }))
    await fill(page, { emailAddress: 'ada@payer.example.com' })
    await payButton(page).click()
    await said(page, 'The card was declined')
    expect(stripe.charges.at(-1)).toMatchObject({
      paymentMethod: 'ctoken_pk_stripe',
      payer: { emailAddress: 'ada@payer.example.com' },
    })
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Pay €42.00 with FARAWAY' }).waitFor()
    await page.getByRole('link', { name: 'Pay with STRIPE' }).click()
    await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card').waitFor()
    await payButton(page).click()
    await said(page, 'Payment complete. Thank you')
    expect(asked.some((url) => url.endsWith('stripe.js'))).toBe(true)
    expect(policyFaults()).toEqual([])
    await context.close()
  })

  it('say without scripts that they need them, and leave the other ways', async () => {
    const { page, context } = await visit(noScript)
    await open(page, `/pay/${(await euros()).token}`)
    expect(await page.content()).toContain('needs JavaScript')
    expect(await payButton(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Pay with a test card' }).click()
    await page.locator('[name=cardNumber]').waitFor()
    await context.close()
  })

  it('that do not come are told, beside the other ways', async () => {
    const { page, context } = await visit()
    await context.route('https://js.stripe.com/**', (route) => route.abort())
    await open(page, `/pay/${(await euros()).token}`)
    await said(page, 'We couldn’t load')
    expect(await page.getByRole('link', { name: 'Pay with FARAWAY' }).isVisible()).toBe(true)
    await context.close()
  })
})

describe('a redirect', () => {
  it.each([{}, noScript])('leads to the bank and back, where the processor is asked at once: %j', async (settings) => {
    const { page, context } = await visit(settings)
    const { token } = await euros({ amount: undefined })
    away.answers.push({
      outcome: 'requires_action',
      redirectURL: 'https://bank.example/confirm',
      processorReference: 'x',
    })
    away.inquiries.splice(0, away.inquiries.length, {
      outcome: 'requires_action',
      redirectURL: 'https://bank.example/confirm',
    })
    await open(page, `/pay/${token}`)
    await fill(page, { amount: 'much' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await said(page, 'Enter an amount such as')
    await fill(page, { amount: '12.50' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('link', { name: 'Change amount' }).waitFor()
    // Fields that come meanwhile must not move what is being clicked.
    if (!('javaScriptEnabled' in settings)) await page.locator('iframe[title="Card fields"]').waitFor()
    await page.getByRole('link', { name: 'Pay with FARAWAY' }).click()
    await page.getByRole('button', { name: 'Pay €12.50 with FARAWAY' }).click()
    await said(page, 'Continue with your bank')
    const { returnURL } = away.charges.at(-1) ?? {}
    expect(new URL(returnURL ?? '').pathname).toBe(new URL(page.url()).pathname)
    clock.moveBy(checkoutLookMs)
    away.inquiries.push({ outcome: 'succeeded', processorReference: 'x' })
    await page.getByRole('link', { name: 'Continue' }).click()
    await said(page, '/confirm')
    await page.goto(String(returnURL))
    await said(page, 'Payment complete. Thank you')
    await context.close()
  })
})

describe('/client/profile/return-origins', () => {
  it('keeps where payers return, and says what is wrong with one', async () => {
    const other = await buildClient(api)
    const { page, context } = await newMerchant(browser, api, other, noScript)
    await open(page, '/client/profile')
    await page.getByRole('link', { name: 'Set return addresses' }).click()
    await page.locator('[name=origins]').fill('https://shop.example.com/thanks')
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Send a list of at most 20 origins')
    await page.locator('[name=origins]').fill('https://shop.example.com/\n http://localhost:3000')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.waitForURL('**/client/profile/return-origins')
    await shows(() => page.locator('[name=origins]').inputValue(), 'https://shop.example.com\nhttp://localhost:3000')
    await context.close()
  })
})

describe('a checkout session', () => {
  it.each([{}, noScript])('is paid, and goes back to its merchant: %j', async (settings) => {
    const { page, context } = await visit(settings)
    const { url, checkoutSessionID } = await buildSession(api, program, {
      payer: { emailAddress: 'ada@payer.example.com' },
    })
    await open(page, new URL(url).pathname)
    expect(await page.locator('[name=emailAddress]').inputValue()).toBe('ada@payer.example.com')
    const cancel = page.getByRole('link', { name: 'Back to Harbor Pine' })
    expect(await cancel.getAttribute('href')).toBe(`${shop}/cart?checkoutSessionID=${checkoutSessionID}`)
    await fill(page, { cardNumber: '4242 4242 4242 4242', expiry: '12 / 34', securityCode: '123', emailAddress: 'ada' })
    await payButton(page).click()
    await said(page, 'Enter an email address')
    await fill(page, { cardNumber: '4242 4242 4242 4242', expiry: '12 / 34', securityCode: '123', emailAddress: '' })
    await payButton(page).click()
    await said(page, 'Payment complete. Thank you')
    await page.getByRole('link', { name: 'Back to Harbor Pine' }).click()
    await said(page, '/thanks')
    expect(page.url()).toBe(`${shop}/thanks?order=7&checkoutSessionID=${checkoutSessionID}`)
    await open(page, new URL(url).pathname)
    await said(page, 'Already paid')
    await context.close()
  })

  it('that has expired sends its payer back', async () => {
    const { page, context } = await visit(noScript)
    const { url, checkoutSessionID } = await buildSession(api, program)
    await api.call('POST', `/checkout-sessions/${checkoutSessionID}/expire`, { token: program })
    await open(page, new URL(url).pathname)
    await said(page, 'This checkout has expired')
    await page.getByRole('link', { name: 'Back to Harbor Pine' }).click()
    await said(page, '/cart')
    await context.close()
  })
})
