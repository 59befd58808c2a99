import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { launchBrowser, newVisitor } from '../support/browser.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { applyCode, payShown } from '../support/coupon-checkouts.js'
import { buildCoupon } from '../support/coupons.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { fill, open, said } from '../support/screens.js'
import { type SharedSite, sharedSite } from '../support/shared-site.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'
import { until } from '../support/until.js'

let browser: Browser
let gatehouse: SharedSite
let program: string
let priceID: string
beforeAll(async () => {
  gatehouse = await sharedSite()
  browser = await launchBrowser()
  const client = await buildClient(gatehouse, { name: 'Harbor Pine' })
  program = (await buildApiUser(gatehouse, client)).accessToken
  await registerOrigins(gatehouse, client)
  await saveInvoiceSettings(gatehouse, program)
  priceID = (await buildPrice(gatehouse, program)).priceID
})
afterAll(() => browser.close())

const narrow = { viewport: { width: 390, height: 844 } }
const noScript = { javaScriptEnabled: false }
const visa = '4242424242424242'
const declined = '4000000000009995'
const card = { cardNumber: visa, expiry: '12 / 34', securityCode: '123' }
const session = (overrides: object = {}) =>
  subscriptionSession(gatehouse, program, priceID, { allowPromotionCodes: true, ...overrides })
const costs = (page: Page, money: string) => page.getByRole('heading', { name: money, exact: true }).waitFor()
const addressOf = (sold: CheckoutSessionView) => `/pay/${tokenOf(sold)}`
const sendCode = async (page: Page, sold: CheckoutSessionView, couponCode: string) => {
  const headers = { origin: new URL(gatehouse.url).origin }
  const form = { coupon: 'apply', couponCode }
  return (await page.request.post(addressOf(sold), { form, headers, failOnStatusCode: false })).text()
}

describe('a payer whose card was declined', () => {
  it.each([{}, noScript])('removes the code and pays the full price: %j', async (settings) => {
    const code = 'javaScriptEnabled' in settings ? 'LEAVE2' : 'LEAVE1'
    await buildCoupon(gatehouse, program, { code, maxRedemptions: 1 })
    const sold = await session()
    await applyCode(gatehouse, sold, code)
    await payShown(gatehouse, sold, { paymentMethod: declined, payer: { emailAddress: anAddress() } })
    const { page, context } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
    await open(page, addressOf(sold))
    await costs(page, '€15.00')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await costs(page, '€30.00')
    await fill(page, card)
    await page.getByRole('button', { name: 'Subscribe and pay €30.00' }).click()
    await said(page, 'Payment complete. Thank you')
    await context.close()
  })

  it.each([{}, noScript])(
    'corrects the address to one that used the code, and pays the full price: %j',
    async (settings) => {
      const code = 'javaScriptEnabled' in settings ? 'TYPO2' : 'TYPO1'
      await buildCoupon(gatehouse, program, { code, oncePerCustomer: true })
      const [used, sold] = [await session(), await session()]
      for (const one of [used, sold]) await applyCode(gatehouse, one, code)
      const emailAddress = anAddress()
      await payShown(gatehouse, used, { paymentMethod: visa, payer: { emailAddress } })
      await payShown(gatehouse, sold, { paymentMethod: declined, payer: { emailAddress: anAddress() } })
      const { page, context } = await newVisitor(browser, gatehouse.url, { ...narrow, ...settings })
      await open(page, addressOf(sold))
      await costs(page, '€15.00')
      await fill(page, { ...card, emailAddress })
      await page.getByRole('button', { name: 'Subscribe and pay €15.00' }).click()
      await said(page, 'You’ve already used this code. You haven’t been charged. Check the price before you pay.')
      await costs(page, '€30.00')
      expect(await page.getByLabel('Email for invoices').inputValue()).toBe(emailAddress)
      await fill(page, card)
      await page.getByRole('button', { name: 'Subscribe and pay €30.00' }).click()
      await said(page, 'Payment complete. Thank you')
      await context.close()
    },
  )
})

describe('the page', () => {
  it('says why a code can’t be used, also where it takes none', async () => {
    await buildCoupon(gatehouse, program, { code: 'CLOSED' })
    const { page, context } = await newVisitor(browser, gatehouse.url, { ...narrow, ...noScript })
    expect(await sendCode(page, await session({ allowPromotionCodes: false }), 'CLOSED')).toContain(
      'Coupon codes can’t be used here.',
    )
    const sold = await session()
    expect(await sendCode(page, sold, '  ')).toContain('Enter a code.')
    expect(await sendCode(page, sold, 'A'.repeat(41))).toContain('We don’t recognize this code. Check the spelling.')
    await context.close()
  })

  it.each(['4242-4242-4242-4242', '4111-1111-1111-1111', '4111111111111111'])(
    'sends no card number back that was typed as a code: %s',
    async (couponCode) => {
      const { page, context } = await newVisitor(browser, gatehouse.url, { ...narrow, ...noScript })
      const answer = await sendCode(page, await session(), couponCode)
      expect(answer).toContain('We don’t recognize this code. Check the spelling.')
      expect(answer).not.toContain(couponCode)
      await context.close()
    },
  )

  it('says of a lost price only what is so, and once', async () => {
    await buildCoupon(gatehouse, program, { code: 'THERE' })
    const sold = await session()
    const { page, context } = await newVisitor(browser, gatehouse.url, narrow)
    await open(page, `${addressOf(sold)}?lost=anything`)
    await costs(page, '€30.00')
    expect(await page.getByText('Check the price').count()).toBe(0)
    await open(page, `${addressOf(sold)}?lost=COUPON_EXPIRED`)
    await said(page, 'This code has expired. You haven’t been charged. Check the price before you pay.')
    await until(
      () => Promise.resolve(page.url()),
      (url) => !url.includes('lost'),
    )
    await applyCode(gatehouse, sold, 'THERE')
    await open(page, `${addressOf(sold)}?lost=COUPON_USED_UP`)
    await costs(page, '€15.00')
    expect(await page.getByText('Check the price').count()).toBe(0)
    await context.close()
  })
})
