import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OpenedCheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import type { LinkSetupView } from '#contract/payer-setups.js'
import { SessionExpiry } from '../../api/src/money/payment-links/session-expiry.js'
import { PaymentLink } from '../../api/src/money/payment-links/payment-link.entity.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'
import { Setups } from '../../api/src/money/setups/setups.service.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, sessionInput, shop, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { payLink } from '../support/payment-links.js'
import { chargeSaved, methodsOf, saveByLink, setupSession } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
})
afterAll(() => api.close())

const visa = '4242424242424242'
const newCustomer = async (): Promise<string> => (await buildCustomer(api, program)).customerID
const open = async (overrides?: object) => {
  const customerID = await newCustomer()
  const session = await setupSession(api, program, customerID, overrides)
  return { customerID, session, token: tokenOf(session) }
}
const save = (token: string, body: object = { paymentMethod: visa }, headers?: Record<string, string>) =>
  saveByLink(api, token, body, headers)
const look = (token: string, { setupID }: LinkSetupView) =>
  api.call('POST', `/payment-links/${token}/setups/${setupID}/look`)
const read = async (checkoutSessionID: string) =>
  (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body
const refused = async (body: object) =>
  (await api.call('POST', '/checkout-sessions', { token: program, body, headers: idempotencyKey() })).body
const paymentsOf = (customerID: string) => api.database.read.countBy(Transaction, { customerID })
const makeDue = ({ setupID }: LinkSetupView) =>
  api.database.write((manager) => manager.update(Setup, { setupID }, { dueAt: new Date(clock.time() - 1) }))
const workOff = () => api.app.get(Setups, { strict: false }).workOff(new AbortController().signal)

describe('a checkout session with the purpose “setup”', () => {
  it('saves a card with what the payer agreed to, and takes no money', async () => {
    const { customerID, session, token } = await open({ mandateMaximum: 9_900 })
    expect(session).toMatchObject({ purpose: 'setup', amount: 0, savePaymentMethod: 'yes', savedPaymentMethodID: null })
    const { body: page } = await api.call('GET', `/payment-links/${token}`)
    expect(page).toMatchObject({ purpose: 'setup', amount: 0, saving: { choice: 'yes', maximumAmount: 9_900 } })
    const { status, body } = await save(token, { paymentMethod: visa, language: 'fr' })
    expect([status, body.status, body.card]).toEqual([201, 'succeeded', { brand: 'visa', last4: '4242' }])
    const [method, ...others] = await methodsOf(api, program, customerID)
    expect(others).toEqual([])
    expect(method).toMatchObject({ state: 'active', transactionID: null, card: { last4: '4242', country: 'US' } })
    expect(method?.mandate).toMatchObject({ language: 'fr', maximumAmount: 9_900, currency: 'USD' })
    expect(method?.mandate.sentence).toMatch(/^Enregistrer ce moyen de paiement auprès de Harbor Pine/)
    const { savedPaymentMethodID } = method ?? {}
    expect(await read(session.checkoutSessionID)).toMatchObject({
      ...{ status: 'complete', transactionID: null, savedPaymentMethodID },
    })
    expect(await paymentsOf(customerID)).toBe(0)
    const charged = await chargeSaved(api, program, savedPaymentMethodID ?? '', { currency: 'USD', amount: 5_000 })
    expect(charged.body).toMatchObject({ status: 'succeeded', savedPaymentMethodID })
  })

  it('leads back to the merchant’s page with the frame, and to no page of another origin', async () => {
    const { session, token } = await open()
    const { clientSecret } = session as OpenedCheckoutSessionView
    const foreign = await save(String(clientSecret), { paymentMethod: visa, pageURL: 'https://evil.example/' })
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([422, ['pageURL']])
    const { status, body } = await save(String(clientSecret), { paymentMethod: visa, pageURL: `${shop}/account#cards` })
    const leadsTo = `${shop}/account#cards~gatehouse=${clientSecret}/setups/${body.setupID}`
    expect([status, body.pageURL]).toEqual([201, leadsTo])
    expect((await look(token, body)).body.pageURL).toBe(leadsTo)
    await registerOrigins(api, client, ['https://other.example.com'])
    expect((await look(token, body)).body.pageURL).toBeNull()
    await registerOrigins(api, client)
  })

  it('tells programs that the method is attached and the session complete', async () => {
    const { session, token } = await open()
    await save(token)
    const told = (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } })).filter(
      ({ data, type }) => /attached|completed/.test(type) && data.includes(session.customerID ?? ''),
    )
    expect(told.map(({ type }) => type)).toEqual(['payment_method.attached', 'checkout_session.completed'])
  })

  it('saves a test card that expires at the end of this month', async () => {
    const { customerID, token } = await open()
    expect((await save(token, { paymentMethod: '4000000000000317' })).body.status).toBe('succeeded')
    const [method] = await methodsOf(api, program, customerID)
    const savedIn = method?.createdAt.split('-', 2).map(Number)
    expect([method?.card?.expiryYear, method?.card?.expiryMonth]).toEqual(savedIn)
  })

  it('saves one card, although the payer sends it four times at once', async () => {
    const { customerID, token } = await open()
    const headers = idempotencyKey()
    const all = await Promise.all([1, 2, 3, 4].map(() => save(token, { paymentMethod: 'pm_slow' }, headers)))
    expect(all.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    expect((await save(token, { paymentMethod: 'pm_slow' }, headers)).body.status).toBe('succeeded')
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
    expect(await api.database.read.countBy(Setup, { customerID })).toBe(1)
  })

  it('takes one card of four that are sent at once under keys of their own', async () => {
    const { customerID, token } = await open()
    const all = await Promise.all([1, 2, 3, 4].map(() => save(token)))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
  })

  it('asks the processor after a lost answer, and then saves the card once', async () => {
    const { customerID, session, token } = await open()
    const { body } = await save(token, { paymentMethod: 'pm_unknown' })
    expect(body.status).toBe('processing')
    expect((await save(token)).body.code).toBe('PAYMENT_UNDER_WAY')
    expect(
      (await api.call('POST', `/checkout-sessions/${session.checkoutSessionID}/expire`, { token: program })).status,
    ).toBe(409)
    await makeDue(body)
    await workOff()
    expect((await look(token, body)).body.status).toBe('succeeded')
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
  })

  it('lets the payer try another card after a decline', async () => {
    const { customerID, token } = await open()
    const { status, body } = await save(token, { paymentMethod: '4000000000009995' })
    expect([status, body.status, body.mayTryAgain]).toEqual([201, 'failed', true])
    expect(body.failureMessage).toBe('The account doesn’t have enough money')
    expect(await methodsOf(api, program, customerID)).toEqual([])
    expect((await save(token)).body.status).toBe('succeeded')
  })

  it('expires', async () => {
    const { session, token } = await open()
    const { checkoutSessionID: paymentLinkID } = session
    const past = { expiresAt: new Date(clock.time() - 1_000) }
    await api.database.write((manager) => manager.update(PaymentLink, { paymentLinkID }, past))
    await api.app.get(SessionExpiry, { strict: false }).workOff()
    expect((await read(paymentLinkID)).status).toBe('expired')
    expect((await save(token)).body.code).toBe('PAYMENT_LINK_EXPIRED')
  })

  it('takes no payment, and a session with a payment saves nothing without one', async () => {
    const { token } = await open()
    expect((await payLink(api, token)).body.code).toBe('SETUP_TAKES_NO_PAYMENT')
    const other = await buildSession(api, program)
    expect((await save(tokenOf(other))).body.code).toBe('PAYMENT_SAVES_NOTHING')
  })

  it('refuses an amount, an offer, a session without a customer, and a payment without an amount', async () => {
    const customerID = await newCustomer()
    const { amount, ...rest } = sessionInput({ customerID })
    const setup = { ...rest, purpose: 'setup' }
    expect((await refused({ ...setup, amount })).fields).toEqual({ amount: expect.stringMatching(/has no charge/) })
    expect(Object.keys((await refused({ ...setup, savePaymentMethod: 'offer' })).fields)).toEqual(['savePaymentMethod'])
    expect(Object.keys((await refused({ ...setup, customerID: undefined })).fields)).toEqual(['customerID'])
    expect(Object.keys((await refused({ ...setup, purpose: 'gift' })).fields)).toEqual(['purpose'])
    expect((await refused(rest)).fields).toEqual({ amount: expect.stringMatching(/minor units/) })
  })

  it('needs a key, and knows no setup of another session', async () => {
    const { token } = await open()
    const { token: other } = await open()
    const { body } = await save(token)
    expect((await look(other, body)).status).toBe(404)
    expect((await api.call('POST', `/payment-links/${token}/setups`, { body: { paymentMethod: visa } })).status).toBe(
      400,
    )
    expect((await save('absent')).status).toBe(404)
    expect(Object.keys((await save(other, {})).body.fields)).toEqual(['paymentMethod'])
  })

  it('keeps nothing of a customer who is erased', async () => {
    const { customerID, token } = await open()
    await save(token)
    expect((await api.call('DELETE', `/customers/${customerID}`, { token: program })).status).toBe(200)
    const [setup] = await api.database.read.findBy(Setup, { customerID })
    expect(setup).toMatchObject({ ipRange: null, cardLast4: null, cardFingerprint: null })
  })
})
