import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { TransactionDetailView } from '#contract/transactions.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, sessionInput, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { buildLink, linkInput, linksPath, payLink } from '../support/payment-links.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let other: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  other = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
afterAll(() => api.close())

const build = (overrides?: Record<string, unknown>) => buildCustomer(api, program, overrides)
const pay = (overrides: object) =>
  api.call('POST', '/transactions', { token: program, body: paymentInput({ ...overrides }), headers: idempotencyKey() })
const detail = async (transactionID: string): Promise<TransactionDetailView> =>
  (await api.call('GET', `/transactions/${transactionID}`, { token: program })).body
const erase = (customerID: string) => api.call('DELETE', `/customers/${customerID}`, { token: program })
const ofCustomer = (customerID: string, rest = '', method = 'GET', token = program) =>
  api.call(method, `/customers/${customerID}/transactions${rest}`, { token })

describe('a payment of a customer', () => {
  it('carries the customer, whose name and address stand for an absent payer', async () => {
    const { customerID } = await build()
    const { status, body } = await pay({ customerID })
    expect([status, body.customerID]).toEqual([201, customerID])
    expect((await detail(body.transactionID)).payer).toEqual({
      emailAddress: 'zenobia.quill@example.com',
      name: 'Zenobia Quill',
    })
    const named = (await pay({ customerID, payer: { name: 'Her brother' } })).body
    expect((await detail(named.transactionID)).payer).toEqual({ emailAddress: null, name: 'Her brother' })
    const { items } = (await ofCustomer(customerID)).body
    expect(items.map((one: { transactionID: string }) => one.transactionID)).toEqual([
      named.transactionID,
      body.transactionID,
    ])
  })

  it('is refused for a customer of another client or mode, an absent one, and an erased one', async () => {
    const foreign = await buildCustomer(api, other.token)
    const erased = await build()
    expect((await erase(erased.customerID)).status).toBe(200)
    for (const customerID of [foreign.customerID, 'cus_00000000000000000000000000', 'x', erased.customerID]) {
      const payment = await pay({ customerID })
      expect([payment.status, Object.keys(payment.body.fields)]).toEqual([422, ['customerID']])
      const body = sessionInput({ customerID })
      const session = await api.call('POST', '/checkout-sessions', { token: program, body, headers: idempotencyKey() })
      expect([session.status, Object.keys(session.body.fields)]).toEqual([422, ['customerID']])
      const linked = { token: client.token, body: linkInput({ customerID }) }
      const link = await api.call('POST', linksPath(client), linked)
      expect([link.status, Object.keys(link.body.fields)]).toEqual([422, ['customerID']])
    }
    expect((await pay({ customerID: 7 })).status).toBe(422)
  })

  it('comes from a checkout session and from a payment link of the customer', async () => {
    const { customerID } = await build()
    const session = await buildSession(api, program, { customerID })
    expect([session.customerID, session.payer.emailAddress]).toEqual([customerID, 'zenobia.quill@example.com'])
    const link = await buildLink(api, client, { customerID })
    for (const token of [tokenOf(session), link.token]) {
      const { body } = await payLink(api, token)
      expect(await detail(body.transactionID)).toMatchObject({ customerID, payer: { name: 'Zenobia Quill' } })
      expect(JSON.stringify(body)).not.toContain(customerID)
    }
  })

  it('is still taken when the customer is erased between session and payment, without the customer', async () => {
    const { customerID } = await build()
    const session = await buildSession(api, program, { customerID })
    expect((await erase(customerID)).body).toMatchObject({ payments: 0, paymentLinks: 1, kept: [] })
    const { status, body } = await payLink(api, tokenOf(session))
    expect(status).toBe(201)
    expect(await detail(body.transactionID)).toMatchObject({ status: 'succeeded', customerID: null, payer: null })
  })
})

describe('PUT /customers/:customerID/transactions/:transactionID', () => {
  it('links a payment, once, and unlinks it; equal addresses alone link nothing', async () => {
    const customer = await build({ emailAddress: 'same@example.com' })
    const { transactionID, customerID } = (await pay({ payer: { emailAddress: 'same@example.com' } })).body
    expect(customerID).toBeNull()
    const path = `/${transactionID}`
    expect((await ofCustomer(customer.customerID, path, 'PUT')).body.customerID).toBe(customer.customerID)
    expect((await ofCustomer(customer.customerID, path, 'PUT')).status).toBe(200)
    const second = await build()
    expect((await ofCustomer(second.customerID, path, 'PUT')).body.code).toBe('PAYMENT_HAS_CUSTOMER')
    expect((await ofCustomer(second.customerID, path, 'DELETE')).status).toBe(404)
    expect((await ofCustomer(customer.customerID, path, 'DELETE')).status).toBe(204)
    expect((await detail(transactionID)).customerID).toBeNull()
    await erase(second.customerID)
    expect((await ofCustomer(second.customerID, path, 'PUT')).body.code).toBe('CUSTOMER_ERASED')
  })

  it('finds neither customers nor payments of others', async () => {
    const { customerID } = await build()
    const foreign = await buildCustomer(api, other.token)
    const { transactionID } = (await pay({})).body
    expect((await ofCustomer(foreign.customerID, `/${transactionID}`, 'PUT')).status).toBe(404)
    expect((await ofCustomer(foreign.customerID, `/${transactionID}`, 'PUT', other.token)).status).toBe(404)
    expect((await ofCustomer(customerID, '/txn_00000000000000000000000000', 'PUT')).status).toBe(404)
    expect((await ofCustomer(foreign.customerID)).status).toBe(404)
    expect((await ofCustomer(customerID, '', 'GET', '')).status).toBe(401)
    const reader = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    expect((await ofCustomer(customerID, `/${transactionID}`, 'PUT', reader)).status).toBe(403)
  })
})
