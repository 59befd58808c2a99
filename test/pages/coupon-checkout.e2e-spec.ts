import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { accessibilityFaults, overflow } from '../support/accessibility.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins, shop, tokenOf } from '../support/checkout-sessions.js'
import { applyCode, payShown } from '../support/coupon-checkouts.js'
import { buildCoupon } from '../support/coupons.js'
import { Embedding, hears } from '../support/embedding.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { fill, open, said, signInAsClient } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'

let browser: Browser
let gatehouse: SharedSite
let client: SignedInClient
let program: string
let price: { priceID: string; productID: string }
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  program = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, program)
  price = await buildPrice(gatehouse, program)
})
afterAll(() => browser.close())

const narrow = { viewport: { width: 390, height: 844 } }
const noScript = { javaScriptEnabled: false }
const card = { cardNumber: '4242424242424242', expiry: '12 / 34', securityCode: '123' }
const session = (overrides: object = {}) =>
  subscriptionSession(gatehouse, program, price.priceID, { allowPromotionCodes: true, ...overrides })
const subscriptionOf = async ({ checkoutSessionID }: CheckoutSessionView) => {
  const { body } = await gatehouse.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })
  return (await gatehouse.call('GET', `/subscriptions/${body.subscriptionID}`, { token: program })).body
}
// Axe runs in the page, which takes scripts.
const expectFits = async (page: Page, settings: object) => {
  if (!('javaScriptEnabled' in settings))
    expect([await overflow(page), await accessibilityFaults(page)]).toEqual([0, []])
}
/** Chromium reports each form that was refused. */
const ofOurs = (faults: string[]) => faults.filter((fault) => !/status of 4(09|10|22)/.test(fault))
const costs = (page: Page, money: string) => page.getByRole('heading', { name: money, exact: true }).waitFor()

async function enter(at: Page | FrameLocator, code: string): Promise<void> {
  const field = at.getByLabel('Coupon code', { exact: true })
  if (!(await field.isVisible())) await at.getByText('Add a coupon code').click()
  await field.fill(code)
  await at.getByRole('button', { name: 'Apply' }).click()
}

describe('a payer', () => {
  it.each([
    ['light', {}],
    ['dark', noScript],
  ] as const)('types a code, sees each payment and pays it: %s, %j', async (colorScheme, settings) => {
    const { couponID } = await buildCoupon(gatehouse, program, { code: `PAGE-${colorScheme}`, duration: 'once' })
    const sold = await session()
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, colorScheme, ...settings })
    await open(page, `/pay/${tokenOf(sold)}`)
    await costs(page, '€30.00')
    await enter(page, 'NOWHERE')
    await said(page, 'We don’t recognize this code. Check the spelling.')
    await expectFits(page, settings)
    await enter(page, `page-${colorScheme}`)
    await costs(page, '€15.00')
    await said(page, `Code PAGE-${colorScheme.toUpperCase()}`)
    await said(page, '-€15.00')
    await said(page, 'Then €30.00 every month')
    await said(
      page,
      /to charge this payment method €15.00 for the first payment, then €30.00 every month until you cancel/,
    )
    await expectFits(page, settings)
    await page.getByRole('button', { name: /^Remove/ }).click()
    await costs(page, '€30.00')
    await enter(page, `page-${colorScheme}`)
    await costs(page, '€15.00')
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Subscribe and pay €15.00' }).click()
    await said(page, 'Payment complete. Thank you')
    expect(await subscriptionOf(sold)).toMatchObject({ status: 'active', discount: { couponID }, nextDiscount: null })
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })

  it.each([{}, noScript])('saves a card where a code takes everything off: %j', async (settings) => {
    const code = 'javaScriptEnabled' in settings ? 'FREE2' : 'FREE1'
    await buildCoupon(gatehouse, program, { code, percentOff: 100, duration: 'repeating', periods: 3 })
    const sold = await session()
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
    await open(page, `/pay/${tokenOf(sold)}`)
    await enter(page, code)
    await costs(page, '€0.00')
    await said(page, '€0.00 for each of the first 3 payments, then €30.00 every month')
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await page.getByRole('heading', { name: 'You’re subscribed. Thank you' }).waitFor()
    expect(await subscriptionOf(sold)).toMatchObject({ status: 'active', nextDiscount: { periodsLeft: 2 } })
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })

  it.each([{}, noScript])('who loses the last redemption is told, and pays nothing: %j', async (settings) => {
    const code = 'javaScriptEnabled' in settings ? 'LAST2' : 'LAST1'
    await buildCoupon(gatehouse, program, { code, maxRedemptions: 1 })
    const [sold, winner] = [await session(), await session()]
    for (const one of [sold, winner]) await applyCode(gatehouse, one, code)
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
    await open(page, `/pay/${tokenOf(sold)}`)
    await costs(page, '€15.00')
    await payShown(gatehouse, winner, {
      ...{ paymentMethod: '4242424242424242', payer: { emailAddress: anAddress() } },
    })
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Subscribe and pay €15.00' }).click()
    await said(
      page,
      'This code has been used the maximum number of times. You haven’t been charged. Check the price before you pay.',
    )
    await costs(page, '€30.00')
    await expectFits(page, settings)
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Subscribe and pay €30.00' }).click()
    await said(page, 'Payment complete. Thank you')
    expect(await subscriptionOf(sold)).toMatchObject({ status: 'active', discount: null })
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })

  it('whose page shows another price than the session is told, and pays nothing', async () => {
    await buildCoupon(gatehouse, program, { code: 'BACK' })
    const sold = await session()
    await applyCode(gatehouse, sold, 'BACK')
    const { page, context } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `/pay/${tokenOf(sold)}`)
    await costs(page, '€15.00')
    await gatehouse.call('DELETE', `/payment-links/${tokenOf(sold)}/coupon`)
    await fill(page, { ...card, emailAddress: anAddress() })
    await page.getByRole('button', { name: 'Subscribe and pay €15.00' }).click()
    await said(
      page,
      'The price changed while this page was open. You haven’t been charged. Check the price before you pay.',
    )
    await costs(page, '€30.00')
    const { body } = await gatehouse.call('GET', `/checkout-sessions/${sold.checkoutSessionID}`, { token: program })
    expect([body.status, body.subscriptionID]).toEqual(['open', null])
    await context.close()
  })

  it('sees no field for a code where the merchant allows none', async () => {
    const { page, context } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `/pay/${tokenOf(await session({ allowPromotionCodes: false }))}`)
    await costs(page, '€30.00')
    expect(await page.getByText('Add a coupon code').count()).toBe(0)
    await context.close()
  })

  it('types a code in a frame on the page of the merchant', async () => {
    const world = await Embedding.start()
    try {
      await saveInvoiceSettings(world.api, world.program)
      const { priceID } = await buildPrice(world.api, world.program)
      await buildCoupon(world.api, world.program, { code: 'FRAMED' })
      const returns = { successURL: `${world.shop.origin}/thanks`, cancelURL: `${world.shop.origin}/basket` }
      const asked = { allowPromotionCodes: true, ...returns }
      const { clientSecret } = await subscriptionSession(world.api, world.program, priceID, asked)
      const { page, context, frame } = await world.visit([clientSecret ?? ''], "checkouts[0].mount('#pay0')")
      await hears(page, 'ready')
      await enter(frame, 'framed')
      await frame.getByRole('heading', { name: '€15.00', exact: true }).waitFor()
      await frame.getByLabel('Email for invoices').fill(anAddress())
      await frame.getByLabel('Card number').fill(card.cardNumber)
      await frame.getByLabel('Expiry date').fill(card.expiry)
      await frame.getByLabel('Security code').fill(card.securityCode)
      await frame.getByRole('button', { name: 'Subscribe and pay €15.00' }).click()
      await frame.getByText('Payment complete').waitFor()
      await context.close()
    } finally {
      await world.close()
    }
  })
})

describe('a merchant', () => {
  it.each([{}, noScript])('allows codes on a subscription link: %j', async (settings) => {
    const { page, context, faults } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
    await signInAsClient(page, client.emailAddress)
    await page.waitForURL('**/client/dashboard')
    await open(page, `/client/products/${price.productID}/prices/${price.priceID}/subscription-link`)
    await fill(page, { quantity: '0', returnURL: `${shop}/thanks` })
    await page.getByLabel('Customers can enter a coupon code').check()
    await page.getByRole('button', { name: 'Create subscription link' }).click()
    await page.locator('[name=quantity][aria-invalid=true]').waitFor()
    expect(await page.getByLabel('Customers can enter a coupon code').isChecked()).toBe(true)
    await expectFits(page, settings)
    await fill(page, { quantity: '1' })
    await page.getByRole('button', { name: 'Create subscription link' }).click()
    await page.waitForURL('**/client/payment-links/sessions')
    const [made] = (await gatehouse.call('GET', '/checkout-sessions', { token: program })).body.items
    expect(made).toMatchObject({ purpose: 'subscription', allowPromotionCodes: true, coupon: null })
    const code = 'javaScriptEnabled' in settings ? 'SHOWN2' : 'SHOWN1'
    await buildCoupon(gatehouse, program, { code })
    await applyCode(gatehouse, made, code)
    await open(page, '/client/payment-links/sessions')
    await said(page, `Code ${code}`)
    await expectFits(page, settings)
    expect(ofOurs(faults)).toEqual([])
    await context.close()
  })
})
