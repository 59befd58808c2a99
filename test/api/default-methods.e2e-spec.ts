import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CustomerView } from '#contract/customers.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
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

const saved = async (overrides: object = {}): Promise<SavedPaymentMethodView> =>
  saveCard(api, program, (await buildCustomer(api, program)).customerID, { ...overrides })
const customer = async (customerID: string): Promise<CustomerView> =>
  (await api.call('GET', `/customers/${customerID}`, { token: program })).body
const setDefault = (customerID: string, body: object, headers: Record<string, string> = {}, token = program) =>
  api.call('PUT', `/customers/${customerID}/default-payment-method`, { token, body, headers })
const charge = (customerID: string, overrides: object = {}, token = program, headers = idempotencyKey()) =>
  api.call('POST', `/customers/${customerID}/transactions`, {
    token,
    headers,
    body: { amount: 2_500, currency: 'USD', description: 'Membership', ...overrides },
  })
const remove = ({ customerID, savedPaymentMethodID }: SavedPaymentMethodView) =>
  api.call('DELETE', `/customers/${customerID}/payment-methods/${savedPaymentMethodID}`, { token: program })

describe('PUT /customers/:customerID/default-payment-method', () => {
  it('sets the default, shows it on the customer, and clears it', async () => {
    const { customerID, savedPaymentMethodID } = await saved()
    expect((await customer(customerID)).defaultPaymentMethodID).toBeNull()
    const { status, body } = await setDefault(customerID, { savedPaymentMethodID })
    expect([status, body.defaultPaymentMethodID]).toEqual([200, savedPaymentMethodID])
    expect((await setDefault(customerID, {})).body.defaultPaymentMethodID).toBeNull()
  })

  it('is cleared when the method is removed', async () => {
    const method = await saved()
    const { customerID, savedPaymentMethodID } = method
    await setDefault(customerID, { savedPaymentMethodID })
    await remove(method)
    expect((await customer(customerID)).defaultPaymentMethodID).toBeNull()
    const again = await setDefault(customerID, { savedPaymentMethodID })
    expect([again.status, again.body.code]).toEqual([409, 'SAVED_METHOD_DETACHED'])
  })

  it('stays when the customer is edited', async () => {
    const { customerID, savedPaymentMethodID } = await saved()
    await setDefault(customerID, { savedPaymentMethodID })
    await api.call('PUT', `/customers/${customerID}`, { token: program, body: { name: 'Zenobia Quill-Marsh' } })
    expect((await customer(customerID)).defaultPaymentMethodID).toBe(savedPaymentMethodID)
  })

  it('refuses the method of another customer, a changed version, another merchant and a visitor', async () => {
    const { customerID, savedPaymentMethodID } = await saved()
    const other = await saved()
    const wrong = await setDefault(customerID, { savedPaymentMethodID: other.savedPaymentMethodID })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['paymentMethod']])
    const stale = await setDefault(customerID, { savedPaymentMethodID }, { 'if-match': '"0"' })
    expect(stale.status).toBe(412)
    const foreign = (await buildApiUser(api, await buildClient(api))).accessToken
    expect((await setDefault(customerID, { savedPaymentMethodID }, {}, foreign)).status).toBe(404)
    expect((await api.call('PUT', `/customers/${customerID}/default-payment-method`, { body: {} })).status).toBe(401)
  })
})

describe('POST /customers/:customerID/transactions', () => {
  it('charges the method that it names, for a program and for a member of the merchant', async () => {
    const { customerID, savedPaymentMethodID } = await saved()
    for (const token of [program, client.token]) {
      const { status, body } = await charge(customerID, { savedPaymentMethodID, reference: 'A-7' }, token)
      expect([status, body.status, body.reference]).toEqual([201, 'succeeded', 'A-7'])
      expect(await read(api, body.transactionID)).toMatchObject({ savedPaymentMethodID, customerID, payerIsPresent: 0 })
    }
    await expectSoundBooks(api)
  })

  it('charges the default method when it names none, and so does POST /transactions', async () => {
    const { customerID, savedPaymentMethodID } = await saved()
    expect((await charge(customerID)).body.code).toBe('NO_DEFAULT_METHOD')
    await setDefault(customerID, { savedPaymentMethodID })
    expect((await charge(customerID)).body).toMatchObject({ status: 'succeeded', savedPaymentMethodID })
    const body = paymentInput({ customerID, paymentMethod: { type: 'saved' } })
    const made = await api.call('POST', '/transactions', { token: program, body, headers: idempotencyKey() })
    expect(made.body).toMatchObject({ status: 'succeeded', savedPaymentMethodID })
    const nobody = paymentInput({ paymentMethod: { type: 'saved' } })
    const refused = await api.call('POST', '/transactions', { token: program, body: nobody, headers: idempotencyKey() })
    expect(refused.body.code).toBe('NO_DEFAULT_METHOD')
  })

  it('charges once under one key', async () => {
    const { customerID, savedPaymentMethodID } = await saved()
    const headers = idempotencyKey()
    const again = () => charge(customerID, { savedPaymentMethodID }, program, headers)
    const first = await again()
    expect((await again()).body.transactionID).toBe(first.body.transactionID)
  })

  it('refuses an erased customer, another merchant, a visitor, and wrong input', async () => {
    const { customerID, savedPaymentMethodID } = await saved()
    const foreign = (await buildApiUser(api, await buildClient(api))).accessToken
    expect((await charge(customerID, { savedPaymentMethodID }, foreign)).status).toBe(404)
    expect((await api.call('POST', `/customers/${customerID}/transactions`, { body: {} })).status).toBe(401)
    expect(Object.keys((await charge(customerID, { amount: 0, description: '' })).body.fields).sort()).toEqual([
      'amount',
      'description',
    ])
    expect((await api.call('DELETE', `/customers/${customerID}`, { token: program })).status).toBe(200)
    expect((await customer(customerID)).defaultPaymentMethodID).toBeNull()
    const erased = await charge(customerID, { savedPaymentMethodID })
    expect([erased.status, erased.body.code]).toEqual([409, 'SAVED_METHOD_DETACHED'])
    expect((await methodsOf(api, program, customerID))[0]).toMatchObject({ state: 'detached', card: null })
  })
})
