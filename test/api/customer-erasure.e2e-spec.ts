import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { exportedAtOnce } from '#contract/read-limits.js'
import { PaymentLink } from '../../api/src/money/payment-links/payment-link.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer, customerInput } from '../support/customers.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { payLink } from '../support/payment-links.js'
import { disputeNow } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { buildEndpoint } from '../support/webhooks.js'
import { WebhookInspectorRequest } from '../../api/src/webhooks/inspector/webhook-inspector-request.entity.js'

const person = {
  name: 'Zebulon Wrexford-Quill',
  emailAddress: 'zebulon@wrexford-quill.example.com',
  phoneNumber: '+442079460958',
  address: { line1: '47 Thistledown Quay', city: 'Ravenglass-on-Sea', postalCode: 'ZX47 9QQ' },
  reference: 'wrexford-shop-0047',
  metadata: { nickname: 'Zebbie the Brave' },
}
const words = [
  ...[person.name, person.emailAddress, person.phoneNumber, person.reference, person.metadata.nickname],
  ...Object.values(person.address),
]

let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' })
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
afterAll(() => api.close())

const erase = (customerID: string, token = program, headers: Record<string, string> = {}) =>
  api.call('DELETE', `/customers/${customerID}`, { token, headers })
const exported = (customerID: string, token = program) => api.call('POST', `/customers/${customerID}/export`, { token })
const pay = async (overrides: object) =>
  (
    await api.call('POST', '/transactions', {
      token: program,
      body: paymentInput({ ...overrides }),
      headers: idempotencyKey(),
    })
  ).body
const wordsIn = (dump: string) => words.filter((word) => formsOf(word).some((form) => dump.includes(form)))

describe('DELETE /customers/:customerID', () => {
  it('leaves no word of the person in any table or file, and every payment in place', async () => {
    const { url } = (await api.call('POST', `/clients/${client.clientID}/webhook-inspector`, { token: client.token }))
      .body
    await buildEndpoint(api, client, url)
    const key = idempotencyKey()
    const created = { token: program, body: person, headers: key }
    const { customerID } = (await api.call('POST', '/customers', created)).body
    const changed = { ...person, name: 'Zebulon Wrexford-Quill' }
    await api.call('PUT', `/customers/${customerID}`, { token: program, body: { ...changed, language: 'fr' } })
    await api.call('POST', '/customers', { token: program, body: { ...person, wrong: 1 }, headers: idempotencyKey() })
    const payment = await pay({ customerID, payer: { emailAddress: person.emailAddress, ipAddress: '203.0.113.7' } })
    const session = await buildSession(api, program, { customerID })
    await payLink(api, tokenOf(session))
    const inspected = () => api.database.read.find(WebhookInspectorRequest)
    await until(inspected, (rows) => rows.some(({ body }) => body.includes('checkout_session.completed')))
    await until(inspected, (rows) => rows.filter(({ body }) => /"customer\.(created|updated)"/.test(body)).length === 2)
    expect(wordsIn(await dumpOf(api)).sort()).toEqual([...words].sort())

    const { status, body } = await erase(customerID)
    expect([status, body]).toMatchObject([
      200,
      {
        payments: 2,
        paymentLinks: 1,
        events: 3,
        kept: ['payments'],
        customer: { customerID, name: null, metadata: {} },
      },
    ])
    expect(body.customer.erasedAt).toEqual(expect.any(String))
    const dump = await dumpOf(api)
    expect(wordsIn(dump)).toEqual([])
    expect(dump).not.toContain('203.0.113.7')

    const after = (await api.call('GET', `/transactions/${payment.transactionID}`, { token: program })).body
    expect(after).toMatchObject({ customerID, payer: null, amount: payment.amount, status: 'succeeded' })
    const again = await api.call('POST', '/customers', created)
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', body.customer])
    const listed = (await api.call('GET', '/customers', { token: program })).body.items
    expect(listed.map((one: { customerID: string }) => one.customerID)).not.toContain(customerID)
    const change = { token: program, body: customerInput() }
    expect((await api.call('PUT', `/customers/${customerID}`, change)).body.code).toBe('CUSTOMER_ERASED')
  })

  it('tells of it once, and answers the same when it is asked again', async () => {
    const { customerID } = await buildCustomer(api, program)
    const first = (await erase(customerID)).body
    const second = (await erase(customerID)).body
    expect(second.customer).toEqual(first.customer)
    const told = (await api.database.read.findBy(Event, { type: 'customer.erased' })).filter(({ data }) =>
      data.includes(customerID),
    )
    expect(told.map(({ data }) => JSON.parse(data))).toEqual([first.customer])
    const lines = await api.database.read.findBy(AuditEntry, { targetID: customerID })
    expect(lines.map(({ action }) => action)).toEqual(['customer.erased'])
  })

  it('waits for payments that are in progress', async () => {
    const { customerID } = await buildCustomer(api, program)
    const { transactionID } = await pay({ customerID, paymentMethod: 'pm_otp' })
    expect((await erase(customerID)).body.code).toBe('CUSTOMER_HAS_OPEN_PAYMENTS')
    await api.call('POST', `/transactions/${transactionID}/cancel`, { token: program, headers: idempotencyKey() })
    expect((await erase(customerID)).status).toBe(200)
  })

  it('frees the reference, and is refused for a version that was not seen', async () => {
    const customer = await buildCustomer(api, program, { reference: 'again' })
    expect((await erase(customer.customerID, program, { 'if-match': '"old"' })).status).toBe(412)
    expect((await erase(customer.customerID, program, { 'if-match': `"${customer.version}"` })).status).toBe(200)
    expect((await buildCustomer(api, program, { reference: 'again' })).reference).toBe('again')
  })

  it('is for those whose role covers it, and finds no customer of others', async () => {
    const { customerID } = await buildCustomer(api, program)
    const other = await buildClient(api)
    const reader = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    for (const call of [erase, exported]) {
      const statuses = await Promise.all(
        ['', reader, other.token].map(async (token) => (await call(customerID, token)).status),
      )
      expect(statuses).toEqual([401, 403, 404])
      expect((await call('cus_00000000000000000000000000')).status).toBe(404)
    }
    expect((await erase(customerID, client.token)).status).toBe(200)
  })
})

describe('POST /customers/:customerID/export', () => {
  it('answers the customer, the payments with their payers, the links and the history', async () => {
    const { customerID } = await buildCustomer(api, program)
    const { transactionID } = await pay({ customerID, payer: { name: 'Zed', ipAddress: '203.0.113.9' } })
    const { checkoutSessionID } = await buildSession(api, program, { customerID })
    const { status, body } = await exported(customerID)
    expect([status, body]).toMatchObject([
      200,
      {
        customer: { customerID, name: 'Zenobia Quill' },
        payments: [{ transactionID, payer: { name: 'Zed' }, payerIPAddress: '203.0.113.9' }],
        paymentLinks: [{ paymentLinkID: checkoutSessionID, status: 'open', payer: { name: 'Zenobia Quill' } }],
        history: [{ action: 'customer.exported' }],
      },
    ])
  })

  it('writes each of many links once, in order', async () => {
    const { customerID } = await buildCustomer(api, program)
    const { checkoutSessionID: paymentLinkID } = await buildSession(api, program, { customerID })
    const first = await api.database.read.findOneByOrFail(PaymentLink, { paymentLinkID })
    const ids = Array.from({ length: 2 * exportedAtOnce }, () => newId('chs'))
    const copies = ids.map((id) => ({ ...first, paymentLinkID: id, token: id }))
    await api.database.write((manager) => manager.insert(PaymentLink, copies))
    const { body } = await exported(customerID)
    const shown = body.paymentLinks.map((one: { paymentLinkID: string }) => one.paymentLinkID)
    expect(shown).toEqual([paymentLinkID, ...ids].toSorted())
    expect([body.payments, body.history.length]).toEqual([[], 1])
  })

  it('is a file that nobody keeps', async () => {
    const { customerID } = await buildCustomer(api, program)
    const { headers } = await exported(customerID)
    expect([headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
      `attachment; filename="customer-${customerID}.json"`,
      'no-store',
    ])
  })

  it('says which evidence stays after erasure', async () => {
    const { customerID } = await buildCustomer(api, program)
    const { transactionID } = await pay({ customerID })
    await disputeNow(api, transactionID)
    await api.database.write((manager) =>
      manager.query(`UPDATE "disputes" SET "evidenceFiles" = '[]' WHERE "transactionID" = '${transactionID}'`),
    )
    expect((await erase(customerID)).body.kept).toEqual(['payments', 'dispute_evidence'])
  })
})
