import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { askForSession, subscriptionInput, subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(() => api.close())

type Input = Record<string, unknown>
const open = (overrides?: Input) => subscriptionSession(api, program, priceID, overrides)
const refused = async (overrides: Input) => {
  const { status, body } = await askForSession(api, program, subscriptionInput(priceID, overrides))
  return [status, body.fields && Object.keys(body.fields)]
}
const page = async (session: CheckoutSessionView) => (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body

describe('POST /checkout-sessions with the purpose “subscription”', () => {
  it('makes the amount of the prices', async () => {
    const session = await open({ items: [{ priceID, quantity: 3 }] })
    expect(session).toMatchObject({
      ...{ purpose: 'subscription', amount: 9_000, savePaymentMethod: 'yes', customerID: null },
      ...{ items: [{ priceID, quantity: 3, taxRateID: null }], trialDays: null, subscriptionID: null },
    })
    expect(await page(session)).toMatchObject({
      ...{ purpose: 'subscription', amount: 9_000, status: 'open', saving: { choice: 'yes', usage: 'off_session' } },
      subscription: {
        ...{ items: [{ name: 'Seats', quantity: 3, amount: 9_000 }], amountPerPeriod: 9_000 },
        ...{ interval: 'month', intervalCount: 1, trialDays: null },
      },
    })
  })

  it.each<[string, Input]>([
    ['items', { items: undefined }],
    ['items', { items: [] }],
    ['items', { items: [{ priceID: 'prc_unknown' }] }],
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
    ['savePaymentMethod', { savePaymentMethod: 'no' }],
    ['savePaymentMethod', { mandateMaximum: 500 }],
    ['captureMethod', { captureMethod: 'manual' }],
    ['trialDays', { trialDays: 0 }],
    ['trialDays', { trialDays: 731 }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['customerID', { customerID: 'cus_unknown' }],
  ])('refuses a wrong %s: %j', async (field, overrides) => {
    expect(await refused(overrides)).toEqual([422, [field]])
  })

  it.each(['payment', 'setup'])('refuses items, trial and time zone with the purpose “%s”', async (purpose) => {
    for (const given of [{ items: [{ priceID }] }, { trialDays: 3 }, { timeZone: 'UTC' }]) {
      const input = { ...subscriptionInput(priceID, { purpose }), items: undefined, ...given }
      const { status, body } = await askForSession(
        api,
        program,
        purpose === 'payment' ? { ...input, amount: 5 } : input,
      )
      expect([status, Object.keys(body.fields)]).toEqual([422, Object.keys(given)])
    }
  })

  it('refuses prices of another merchant, retired ones, and those that are paid once', async () => {
    const other = await buildClient(api)
    const foreign = await buildPrice(api, (await buildApiUser(api, other)).accessToken)
    const retired = await buildPrice(api, program)
    await api.call('POST', `/prices/${retired.priceID}/retire`, { token: program, body: {} })
    const once = await buildPrice(api, program, { interval: undefined })
    const free = await buildPrice(api, program, { unitAmount: 0 })
    for (const one of [foreign, retired, once, free])
      expect(await refused({ items: [{ priceID: one.priceID }] })).toEqual([422, ['items']])
  })

  it('answers a repeated call again, although its price is retired by now', async () => {
    const given = await buildPrice(api, program)
    const asked = { token: program, body: subscriptionInput(given.priceID), headers: idempotencyKey() }
    const first = await api.call('POST', '/checkout-sessions', asked)
    await api.call('POST', `/prices/${given.priceID}/retire`, { token: program, body: {} })
    const again = await api.call('POST', '/checkout-sessions', asked)
    expect([again.status, again.body]).toEqual([201, first.body])
    const body = subscriptionInput(priceID)
    const other = await api.call('POST', '/checkout-sessions', { ...asked, body })
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('refuses while the merchant has no invoice settings', async () => {
    const other = await buildClient(api)
    const token = (await buildApiUser(api, other)).accessToken
    await registerOrigins(api, other)
    const price = await buildPrice(api, token)
    const { status, body } = await askForSession(api, token, subscriptionInput(price.priceID))
    expect([status, body.code]).toEqual([409, 'INVOICE_SELLER_MISSING'])
  })

  it('says in the frame what the session is for', async () => {
    const { body } = await api.call('GET', `/payment-links/${tokenOf(await open())}/frame`)
    expect(body.purpose).toBe('subscription')
  })
})
