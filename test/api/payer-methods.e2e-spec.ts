import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CustomerView } from '#contract/customers.js'
import type { PayerMethodView } from '#contract/payer-access.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { anAddress } from '../support/letters.js'
import { buildMember } from '../support/members.js'
import { buildRole } from '../support/rights.js'
import { payThrough } from '../support/payment-links.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000', EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
afterAll(() => api.close())

async function customerWithCard(paymentMethod = '4242424242424242'): Promise<CustomerView> {
  const customer = await buildCustomer(api, program, { emailAddress: anAddress() })
  const { customerID } = customer
  const session = await buildSession(api, program, { customerID, savePaymentMethod: 'yes' })
  const { status, body } = await payThrough(api, tokenOf(session), { paymentMethod })
  expect([status, body.status]).toEqual([201, 'succeeded'])
  return customer
}

async function sessionOf({ customerID }: CustomerView): Promise<string> {
  const { url } = (await api.call('POST', `/customers/${customerID}/portal-links`, { token: program })).body
  const token = new URL(url).searchParams.get('token')
  return (await api.call('POST', '/payer-access/sessions', { body: { token } })).body.token
}

const pathOf = (token: string, id = '') => `/payer-access/sessions/${token}/payment-methods${id && `/${id}`}`
const methodsOf = async (token: string): Promise<PayerMethodView[]> => (await api.call('GET', pathOf(token))).body.items

describe('saved methods on the page of a payer', () => {
  it('are listed with what the payer agreed to, and removed', async () => {
    const customer = await customerWithCard()
    const token = await sessionOf(customer)
    const [method] = await methodsOf(token)
    expect(method).toMatchObject({ type: 'card', state: 'active', card: { brand: 'visa', last4: '4242' } })
    expect(method?.sentence).not.toBe('')
    const id = String(method?.savedPaymentMethodID)
    expect((await api.call('GET', pathOf(token, id))).body).toEqual(method)
    const removed = await Promise.all([1, 2, 3].map(() => api.call('DELETE', pathOf(token, id))))
    expect(removed.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await methodsOf(token)).toEqual([])
    const own = `/customers/${customer.customerID}/payment-methods/${id}`
    expect((await api.call('GET', own, { token: program })).body.state).toBe('detached')
  })

  it('are those of the payer alone', async () => {
    const [token, other] = [await sessionOf(await customerWithCard()), await sessionOf(await customerWithCard())]
    const id = String((await methodsOf(other))[0]?.savedPaymentMethodID)
    for (const call of ['GET', 'DELETE']) expect((await api.call(call, pathOf(token, id))).status).toBe(404)
    expect(await methodsOf(other)).toHaveLength(1)
  })

  it('end with the session', async () => {
    const token = await sessionOf(await customerWithCard())
    const id = String((await methodsOf(token))[0]?.savedPaymentMethodID)
    await api.call('DELETE', `/payer-access/sessions/${token}`)
    for (const [call, path] of [
      ['GET', pathOf(token)],
      ['GET', pathOf(token, id)],
      ['DELETE', pathOf(token, id)],
    ] as const)
      expect((await api.call(call, path)).body.code).toBe('PAYER_SESSION_ENDED')
  })
})

describe('a link that a member makes who may only make links', () => {
  it('lets the payer remove a method, and the log names who made it', async () => {
    const { customerID } = await customerWithCard()
    const role = await buildRole(api, [['POST', '/customers/:customerID/portal-links']], { isForMembers: true })
    const member = await buildMember(api, client, role)
    const path = `/customers/${customerID}/payment-methods`
    expect((await api.call('GET', path, { token: member.token })).status).toBe(403)
    const made = await api.call('POST', `/customers/${customerID}/portal-links`, { token: member.token })
    const token = new URL(made.body.url).searchParams.get('token')
    const session = (await api.call('POST', '/payer-access/sessions', { body: { token } })).body.token
    const id = String((await methodsOf(session))[0]?.savedPaymentMethodID)
    expect((await api.call('DELETE', `${path}/${id}`, { token: member.token })).status).toBe(403)
    expect((await api.call('DELETE', pathOf(session, id))).status).toBe(204)
    const audited = (action: string, targetID: string) => api.database.read.findBy(AuditEntry, { action, targetID })
    const [link] = await audited('customer.portal_link_created', customerID)
    expect(link).toMatchObject({ actorKind: 'client', actorLoginID: expect.stringMatching(/^lgn_/) })
    expect(await audited('customer.portal_opened', customerID)).toHaveLength(1)
    expect(await audited('saved_payment_method.detached', id)).toHaveLength(1)
  })
})
