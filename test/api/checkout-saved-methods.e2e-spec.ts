import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildLink, payLink, paymentPath, payThrough } from '../support/payment-links.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { methodsOf, saveCard } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
afterAll(() => api.close())

const save = async (overrides: object = {}) => {
  const { customerID } = await buildCustomer(api, program)
  return saveCard(api, program, customerID, { ...overrides })
}
const sessionOf = async (customerID: string, overrides: object = {}) =>
  tokenOf(await buildSession(api, program, { customerID, ...overrides }))
const offeredAt = async (token: string) => (await api.call('GET', `/payment-links/${token}`)).body.savedMethods
const asSaved = (savedPaymentMethodID: string) => ({ paymentMethod: { type: 'saved', savedPaymentMethodID } })

describe('GET /payment-links/:token, with saved methods', () => {
  it('offers the customer of a session what was saved, and says brand, last digits and expiry', async () => {
    const { customerID, savedPaymentMethodID, card } = await save()
    expect(await offeredAt(await sessionOf(customerID))).toEqual([
      {
        savedPaymentMethodID,
        card: { brand: 'visa', last4: '4242', expiryMonth: card?.expiryMonth, expiryYear: card?.expiryYear },
      },
    ])
  })

  it('offers none that is removed, above its maximum or of another currency', async () => {
    const { customerID, savedPaymentMethodID } = await save({ mandateMaximum: 5_000 })
    expect(await offeredAt(await sessionOf(customerID, { amount: 5_000 }))).toHaveLength(1)
    expect(await offeredAt(await sessionOf(customerID, { amount: 5_001 }))).toEqual([])
    expect(await offeredAt(await sessionOf(customerID, { amount: 5_000, currency: 'EUR' }))).toEqual([])
    const path = `/customers/${customerID}/payment-methods/${savedPaymentMethodID}`
    expect((await api.call('DELETE', path, { token: program })).status).toBe(200)
    expect(await offeredAt(await sessionOf(customerID, { amount: 5_000 }))).toEqual([])
  })

  it('offers none by a payment link, or in a session without a customer', async () => {
    const { customerID, savedPaymentMethodID } = await save()
    const link = await buildLink(api, client, { customerID })
    expect(await offeredAt(link.token)).toEqual([])
    const { status, body } = await payLink(api, link.token, asSaved(savedPaymentMethodID))
    expect([status, Object.keys(body.fields)]).toEqual([422, ['paymentMethod']])
    expect(await offeredAt(tokenOf(await buildSession(api, program)))).toEqual([])
  })
})

describe('POST /payment-links/:token/payments, with a saved method', () => {
  it('charges it while the payer is present, and saves nothing again', async () => {
    const { customerID, savedPaymentMethodID } = await save({ savedMethodUsage: 'on_session' })
    const token = await sessionOf(customerID, { savePaymentMethod: 'yes' })
    const { status, body } = await payThrough(api, token, asSaved(savedPaymentMethodID))
    expect([status, body.status, body.card]).toEqual([201, 'succeeded', { brand: 'visa', last4: '4242' }])
    const row = await read(api, body.transactionID)
    expect(row).toMatchObject({ savedPaymentMethodID, customerID, payerIsPresent: 1, methodSetupID: null })
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
    await expectSoundBooks(api)
  })

  it('succeeds with a card that the bank declines without the payer', async () => {
    const { customerID, savedPaymentMethodID } = await save({ paymentMethod: '4000000000000341' })
    const { body } = await payThrough(api, await sessionOf(customerID), asSaved(savedPaymentMethodID))
    expect(body.status).toBe('succeeded')
  })

  it('refuses the method of another customer, an unknown one and one that is not text', async () => {
    const { savedPaymentMethodID } = await save()
    const token = await sessionOf((await buildCustomer(api, program)).customerID)
    for (const id of [savedPaymentMethodID, 'spm_00000000000000000000000000']) {
      const { status, body } = await payLink(api, token, asSaved(id))
      expect([status, Object.keys(body.fields)]).toEqual([422, ['paymentMethod']])
    }
    const wrong = await payLink(api, token, { paymentMethod: { type: 'saved', savedPaymentMethodID: 7 } })
    expect(wrong.status).toBe(422)
  })

  it('charges once, although it is sent four times at once under one key', async () => {
    const { customerID, savedPaymentMethodID } = await save()
    const token = await sessionOf(customerID)
    const headers = idempotencyKey()
    const pay = () => payLink(api, token, asSaved(savedPaymentMethodID), headers)
    await Promise.all([pay(), pay(), pay(), pay()])
    const { body } = await pay()
    expect((await api.call('GET', paymentPath(token, body.transactionID))).body.status).toBe('succeeded')
    const { body: listed } = await api.call('GET', `/customers/${customerID}/transactions`, { token: program })
    expect(listed.items).toHaveLength(2)
  })
})
