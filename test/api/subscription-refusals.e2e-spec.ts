import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice, buildSubscriber, buildSubscription, subscribe } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let foreign: string
let price: { priceID: string; productID: string }
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  foreign = (await buildApiUser(api, await buildClient(api))).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  price = await buildPrice(api, program)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const start = '2027-01-31T09:00:00.000Z'
const items = (quantity = 1, priceID = price.priceID) => [{ priceID, quantity }]
const newSubscriber = (overrides?: Input) => buildSubscriber(api, program, start, overrides)
const build = (body: object) => buildSubscription(api, program, body)
const path = ({ subscriptionID }: SubscriptionView) => `/subscriptions/${subscriptionID}`
const act = (one: SubscriptionView, action: string, body: object = {}, headers = {}) =>
  api.call('POST', `${path(one)}/${action}`, { token: program, body, headers })
const faultOf = async (body: object) => (await subscribe(api, program, body)).body

describe('POST /subscriptions', () => {
  it('refuses every bad input with a sentence', async () => {
    const { customerID } = await newSubscriber()
    const yen = await buildPrice(api, program, { currency: 'JPY', unitAmount: 500 })
    const weekly = await buildPrice(api, program, { interval: 'week' })
    const oneOff = await makeBilling(api, program, '/prices', {
      productID: price.productID,
      currency: 'EUR',
      unitAmount: 5,
    })
    const retired = await buildPrice(api, program)
    await api.call('POST', `/prices/${retired.priceID}/retire`, { token: program })
    const both = (priceID: string) => [{ priceID: price.priceID }, { priceID }]
    const cases: [string, RegExp, Input][] = [
      ['items', /same currency/, { items: both(yen.priceID) }],
      ['items', /same interval/, { items: both(weekly.priceID) }],
      ['items', /one-time price/, { items: items(1, oneOff.priceID) }],
      ['items', /retired/, { items: items(1, retired.priceID) }],
      ['items', /doesn’t exist/, { items: items(1, 'prc_absent') }],
      ['items', /each price once/, { items: both(price.priceID) }],
      ['items', /whole number/, { items: items(0) }],
      ['items', /whole number/, { items: items(1.5) }],
      ['items', /whole number/, { items: items(1e9) }],
      ['items', /list of 1 to 20/, { items: [] }],
      ['items', /invalid color/, { items: [{ priceID: price.priceID, color: 'red' }] }],
      ['items', /tax rate/, { items: [{ priceID: price.priceID, taxRateID: 'txr_absent' }] }],
      ['anchorAt', /future/, { anchorAt: '2027-01-31T08:00:00Z' }],
      ['anchorAt', /one billing period/, { anchorAt: '2027-04-01T08:00:00Z' }],
      ['anchorAt', /either/, { anchorAt: '2027-02-02T08:00:00Z', trialDays: 3 }],
      ['trialEndsAt', /future/, { trialEndsAt: '2027-01-01T00:00:00Z' }],
      ['trialEndsAt', /within 730 days/, { trialEndsAt: '2037-01-01T00:00:00Z' }],
      ['timeZone', /time zone/, { timeZone: 'Mars/Olympus' }],
      ['collection', /one of/, { collection: 'cash' }],
      ['customerID', /./, { customerID: 'cus_absent' }],
    ]
    for (const [field, sentence, input] of cases) {
      const { code, fields } = await faultOf({ customerID, items: items(), ...input })
      expect([input, code, Object.keys(fields ?? {})]).toEqual([input, 'INVALID_INPUT', [field]])
      expect(fields[field]).toMatch(sentence)
    }
  })

  it('refuses a method that was removed, and one of another customer', async () => {
    const { customerID, savedPaymentMethodID } = await newSubscriber()
    const another = await newSubscriber()
    const foreignMethod = await faultOf({ customerID: another.customerID, items: items(), savedPaymentMethodID })
    expect(Object.keys(foreignMethod.fields)).toEqual(['paymentMethod'])
    await api.call('DELETE', `/customers/${customerID}/payment-methods/${savedPaymentMethodID}`, { token: program })
    expect((await faultOf({ customerID, items: items(), savedPaymentMethodID })).code).toBe('SAVED_METHOD_DETACHED')
  })

  it('needs a token, and shows no subscriptions of other merchants', async () => {
    const { customerID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    expect((await api.call('POST', '/subscriptions', { body: {} })).status).toBe(401)
    expect((await api.call('GET', '/subscriptions', { token: await signInAdmin(api) })).status).toBe(403)
    for (const [method, rest, body] of [
      ...[
        ['GET', '', undefined],
        ['GET', '/payment-tries', undefined],
        ['PUT', '', { items: items() }],
      ],
      ...[
        ['POST', '/cancel', {}],
        ['POST', '/pause', {}],
        ['POST', '/resume', {}],
        ['POST', '/preview', {}],
      ],
    ] as [string, string, object | undefined][])
      expect((await api.call(method, `${path(made)}${rest}`, { token: foreign, ...(body && { body }) })).status).toBe(
        404,
      )
    expect((await api.call('GET', '/subscriptions', { token: foreign })).body.items).toEqual([])
    const mine = await api.call('GET', `/subscriptions?customerID=${customerID}&status=active`, { token: program })
    expect(mine.body.items).toEqual([made])
    const byMerchant = await api.call('GET', path(made), { token: client.token })
    expect(byMerchant.body).toEqual(made)
  })

  it('keeps its customer from being erased until it is canceled', async () => {
    const { customerID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    const erase = () => api.call('DELETE', `/customers/${customerID}`, { token: program })
    expect((await erase()).body.code).toBe('CUSTOMER_SUBSCRIBED')
    await act(made, 'cancel', { when: 'now' })
    expect((await erase()).status).toBe(200)
  })
})
