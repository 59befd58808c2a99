import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { PaymentAttempt } from '../../api/src/money/transactions/payment-attempt.entity.js'
import { MethodDetachments } from '../../api/src/money/saved-methods/method-detachments.js'
import { SavedPaymentMethod } from '../../api/src/money/saved-methods/saved-payment-method.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins, sessionInput, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { payThrough } from '../support/payment-links.js'
import { expectSoundBooks, inquire, read as readPayment } from '../support/payments.js'
import { chargeSaved, methodsOf, saveCard, savingSession } from '../support/saved-methods.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let foreign: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  foreign = (await buildApiUser(api, await buildClient(api))).accessToken
})
afterAll(() => api.close())

const newCustomer = async (): Promise<string> => (await buildCustomer(api, program)).customerID
const save = (customerID: string, overrides?: Record<string, unknown>) => saveCard(api, program, customerID, overrides)
const charge = ({ savedPaymentMethodID }: SavedPaymentMethodView, overrides?: object, token = program) =>
  chargeSaved(api, token, savedPaymentMethodID, overrides)
const pathOf = ({ customerID, savedPaymentMethodID }: SavedPaymentMethodView) =>
  `/customers/${customerID}/payment-methods/${savedPaymentMethodID}`
const read = async (method: SavedPaymentMethodView): Promise<SavedPaymentMethodView> =>
  (await api.call('GET', pathOf(method), { token: program })).body
const remove = (method: SavedPaymentMethodView, token = program, headers: Record<string, string> = {}) =>
  api.call('DELETE', pathOf(method), { token, headers })
const rowOf = ({ savedPaymentMethodID }: SavedPaymentMethodView) =>
  api.database.read.findOneByOrFail(SavedPaymentMethod, { savedPaymentMethodID })
const edit = ({ savedPaymentMethodID }: SavedPaymentMethodView, change: Partial<SavedPaymentMethod>) =>
  api.database.write((manager) => manager.update(SavedPaymentMethod, { savedPaymentMethodID }, change))
const workOff = () => api.app.get(MethodDetachments, { strict: false }).workOff(new AbortController().signal)
const eventsOf = async ({ savedPaymentMethodID }: SavedPaymentMethodView): Promise<string[]> =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ type, data }) => type.startsWith('payment_method.') && data.includes(savedPaymentMethodID))
    .map(({ type }) => type)

describe('a checkout session that saves the payment method', () => {
  it('keeps the card with the sentence that the payer agreed to', async () => {
    const customerID = await newCustomer()
    const session = await savingSession(api, program, customerID, { mandateMaximum: 25_000 })
    expect(session).toMatchObject({ savePaymentMethod: 'yes', savedMethodUsage: 'off_session', mandateMaximum: 25_000 })
    const paid = await payThrough(api, tokenOf(session), { paymentMethod: '4242424242424242', language: 'fr' })
    const [method, ...others] = await methodsOf(api, program, customerID)
    expect(others).toEqual([])
    expect(method).toEqual({
      savedPaymentMethodID: expect.stringMatching(/^spm_/),
      clientID: client.clientID,
      mode: 'test',
      customerID,
      type: 'card',
      card: {
        brand: 'visa',
        last4: '4242',
        country: 'US',
        expiryMonth: expect.any(Number),
        expiryYear: expect.any(Number),
      },
      state: 'active',
      usage: 'off_session',
      mandate: {
        sentence: expect.stringMatching(/Harbor Pine pourra le débiter .* 250,00/),
        language: 'fr',
        acceptedAt: expect.any(String),
        ipRange: expect.stringMatching(/\/(24|48)$/),
        maximumAmount: 25_000,
        currency: session.currency,
      },
      transactionID: paid.body.transactionID,
      version: expect.any(String),
      detachedAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(await eventsOf(method as SavedPaymentMethodView)).toEqual(['payment_method.attached'])
    expect((await rowOf(method as SavedPaymentMethodView)).sealedReference).not.toContain('pm_success')
  })

  it('keeps the same card once, also when it is paid with four times at once', async () => {
    const customerID = await newCustomer()
    const sessions = await Promise.all([1, 2, 3, 4].map(() => savingSession(api, program, customerID)))
    const paid = await Promise.all(
      sessions.map((session) => payThrough(api, tokenOf(session), { paymentMethod: '5555555555554444' })),
    )
    expect(paid.map(({ body }) => body.status)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
    expect(await methodsOf(api, program, customerID)).toHaveLength(1)
    await save(customerID)
    expect(await methodsOf(api, program, customerID)).toHaveLength(2)
  })

  it.each([
    ['no', true, 0],
    ['offer', undefined, 0],
    ['offer', true, 1],
    ['yes', undefined, 1],
  ])('with “%s” and the box %s saves %d methods', async (savePaymentMethod, saveMethod, count) => {
    const customerID = await newCustomer()
    const session = await savingSession(api, program, customerID, { savePaymentMethod })
    await payThrough(api, tokenOf(session), { paymentMethod: '4242424242424242', ...(saveMethod && { saveMethod }) })
    expect(await methodsOf(api, program, customerID)).toHaveLength(count)
  })

  it('saves nothing when the payment is declined, and after a one-time code what was paid', async () => {
    const customerID = await newCustomer()
    const declined = await savingSession(api, program, customerID)
    await payThrough(api, tokenOf(declined), { paymentMethod: '4000000000009995' })
    expect(await methodsOf(api, program, customerID)).toEqual([])
    const session = await savingSession(api, program, customerID)
    const { transactionID } = (await payThrough(api, tokenOf(session), { paymentMethod: '4000002500003155' })).body
    expect(await methodsOf(api, program, customerID)).toEqual([])
    const path = `/payment-links/${tokenOf(session)}/payments/${transactionID}/otp`
    await api.call('POST', path, { body: { code: '123456' }, headers: idempotencyKey() })
    expect(await methodsOf(api, program, customerID)).toMatchObject([{ transactionID, card: { last4: '3155' } }])
  })

  it('needs a customer', async () => {
    const body = sessionInput({ savePaymentMethod: 'offer' })
    const answer = await api.call('POST', '/checkout-sessions', { token: program, body, headers: idempotencyKey() })
    expect([answer.status, answer.body.fields]).toEqual([422, { customerID: expect.any(String) }])
  })
})

describe('POST /transactions with a saved method', () => {
  it('charges it without the payer, and says so in the routing', async () => {
    const method = await save(await newCustomer())
    const { status, body } = await charge(method)
    expect([status, body.fields]).toEqual([201, undefined])
    const { savedPaymentMethodID, customerID } = method
    expect(body).toMatchObject({ status: 'succeeded', customerID, savedPaymentMethodID, card: { last4: '4242' } })
    const attempt = await api.database.read.findOneByOrFail(PaymentAttempt, { transactionID: body.transactionID })
    expect(attempt.chosenBecause).toBe('saved_method')
    await expectSoundBooks(api)
  })

  it('charges once for a key, also after the method was removed', async () => {
    const method = await save(await newCustomer())
    const key = idempotencyKey()
    const same = () => chargeSaved(api, program, method.savedPaymentMethodID, {}, key)
    const answers = await Promise.all([1, 2, 3, 4].map(same))
    const ids = answers.flatMap(({ body }) => body.transactionID ?? [])
    expect(new Set(ids).size).toBe(1)
    await remove(method)
    const again = await same()
    expect([again.status, again.body.transactionID]).toEqual([201, ids[0]])
  })

  it('is declined or asks for the payer where the payer is absent', async () => {
    const customerID = await newCustomer()
    const declined = await save(customerID, { paymentMethod: '4000000000000341' })
    expect((await charge(declined)).body).toMatchObject({ status: 'failed', failureCode: 'do_not_honor' })
    expect((await charge(declined, { payerIsPresent: true })).body.status).toBe('succeeded')
  })

  it('tries the other saved methods only where that is asked for', async () => {
    const customerID = await newCustomer()
    const declined = await save(customerID, { paymentMethod: '4000000000000341' })
    const other = await save(customerID, { paymentMethod: '5555555555554444' })
    expect((await charge(declined)).body.status).toBe('failed')
    const { body } = await charge(declined, { fallbackToOtherMethods: true })
    const { savedPaymentMethodID } = other
    expect(body).toMatchObject({ status: 'succeeded', savedPaymentMethodID, card: { last4: '4444' } })
  })

  it('loses no answer: an inquiry ends the payment without a second charge', async () => {
    const method = await save(await newCustomer())
    await edit(method, { paymentMethod: 'pm_unknown' })
    const { body } = await charge(method)
    expect(body.status).toBe('processing')
    await inquire(api, body.transactionID)
    const { status, amountCaptured } = await readPayment(api, body.transactionID)
    expect([status, amountCaptured]).toEqual(['succeeded', 10_000])
    await expectSoundBooks(api)
  })

  it('refuses what the payer has not agreed to', async () => {
    const customerID = await newCustomer()
    const limited = await save(customerID, { mandateMaximum: 10_000, amount: 5_000, currency: 'EUR' })
    expect((await charge(limited, { amount: 10_000 })).status).toBe(201)
    expect((await charge(limited, { amount: 10_001 })).body.code).toBe('ABOVE_MANDATE_MAXIMUM')
    expect((await charge(limited, { amount: 100, currency: 'USD' })).body.code).toBe('ABOVE_MANDATE_MAXIMUM')
    const present = await save(customerID, { savedMethodUsage: 'on_session', paymentMethod: '5555555555554444' })
    expect((await charge(present)).body.code).toBe('SAVED_METHOD_ON_SESSION_ONLY')
    expect((await charge(present, { payerIsPresent: true })).status).toBe(201)
  })

  it('refuses a method of another client, of another customer, or one that is gone', async () => {
    const method = await save(await newCustomer())
    expect((await charge(method, {}, foreign)).body.fields).toEqual({ paymentMethod: expect.any(String) })
    const customerID = await newCustomer()
    expect((await charge(method, { customerID })).body.fields).toEqual({ paymentMethod: expect.any(String) })
    await remove(method)
    expect((await charge(method)).body.code).toBe('SAVED_METHOD_DETACHED')
    const expired = await save(customerID)
    await edit(expired, { dueAt: new Date(clock.time() - 1) })
    await workOff()
    expect((await read(expired)).state).toBe('expired')
    expect((await charge(expired)).body.code).toBe('SAVED_METHOD_EXPIRED')
    expect((await charge(method, { payerIsPresent: true, paymentMethod: 'pm_success' })).status).toBe(422)
  })
})

describe('DELETE /customers/:customerID/payment-methods/:savedPaymentMethodID', () => {
  it('removes it at the processor too, once of four calls', async () => {
    const method = await save(await newCustomer())
    const answers = await Promise.all([1, 2, 3, 4].map(() => remove(method)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await read(method)).state).toBe('detached')
    expect(await rowOf(method)).toMatchObject({ sealedReference: null, dueAt: null })
    expect(await eventsOf(method)).toEqual(['payment_method.attached', 'payment_method.detached'])
  })

  it('refuses a version that has changed, and is absent for others', async () => {
    const method = await save(await newCustomer())
    expect((await remove(method, program, { 'if-match': '"other"' })).status).toBe(412)
    for (const call of [remove(method, foreign), api.call('GET', pathOf(method), { token: foreign })])
      expect((await call).status).toBe(404)
    expect((await api.call('GET', pathOf(method), {})).status).toBe(401)
    expect((await read(method)).state).toBe('active')
  })

  it('is taken up again by a worker when its process died after the first unit', async () => {
    const method = await save(await newCustomer())
    await edit(method, { state: 'detached', detachedAt: clock.now(), dueAt: new Date(clock.time() - 1) })
    await workOff()
    expect(await rowOf(method)).toMatchObject({ sealedReference: null, dueAt: null })
  })
})

it('erasure removes saved methods, and an export lists them', async () => {
  const customerID = await newCustomer()
  const method = await save(customerID)
  const exported = await api.call('POST', `/customers/${customerID}/export`, { token: program })
  expect(exported.body.paymentMethods).toMatchObject([{ savedPaymentMethodID: method.savedPaymentMethodID }])
  expect((await api.call('DELETE', `/customers/${customerID}`, { token: program })).status).toBe(200)
  expect(await read(method)).toMatchObject({ state: 'detached', card: null, mandate: { ipRange: null } })
  await edit(method, { dueAt: new Date(clock.time() - 1) })
  await workOff()
  expect((await rowOf(method)).sealedReference).toBeNull()
})
