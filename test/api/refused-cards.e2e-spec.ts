import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sandboxAccountID } from '#contract/processors.js'
import type { SavedPaymentMethodView } from '#contract/saved-methods.js'
import { expiresAtOf } from '../../api/src/money/saved-methods/method-times.js'
import { MethodDetachments } from '../../api/src/money/saved-methods/method-detachments.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { SavedPaymentMethod } from '../../api/src/money/saved-methods/saved-payment-method.entity.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { answering, processorOf } from '../support/processors.js'
import { payerSession } from '../support/payer-portal.js'
import { chargeSaved, methodsOf, saveCard, savingSession } from '../support/saved-methods.js'
import { buildPrice, subscribe } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

/** Is paid with while the customer is there, and declined as stolen without. */
const stolenLater = '4000000000009979'
const stolen = { paymentMethod: stolenLater }
const refused = [409, 'SAVED_METHOD_REFUSED']

const newCustomer = async (): Promise<string> => (await buildCustomer(api, program)).customerID
const save = (customerID: string, overrides = {}) => saveCard(api, program, customerID, overrides)
const read = async ({ customerID, savedPaymentMethodID }: SavedPaymentMethodView): Promise<SavedPaymentMethodView> =>
  (await api.call('GET', `/customers/${customerID}/payment-methods/${savedPaymentMethodID}`, { token: program })).body
const charge = async (method: SavedPaymentMethodView, overrides = {}) => {
  const { status, body } = await chargeSaved(api, program, method.savedPaymentMethodID, overrides)
  return [status, body.code ?? body.failureCode]
}
const paymentsWith = ({ savedPaymentMethodID }: SavedPaymentMethodView): Promise<number> =>
  api.database.read.countBy(Transaction, { savedPaymentMethodID })
const setDefault = ({ customerID, savedPaymentMethodID }: SavedPaymentMethodView) =>
  api.call('PUT', `/customers/${customerID}/default-payment-method`, { token: program, body: { savedPaymentMethodID } })

/** A card of this customer that its bank has reported. */
async function reported(customerID: string): Promise<SavedPaymentMethodView> {
  const method = await save(customerID, stolen)
  expect(await charge(method)).toEqual([201, 'stolen_card'])
  return method
}

/** The processor answers the first charge only after `meanwhile`. */
function whileCharging(meanwhile: () => Promise<unknown>) {
  let isFirst = true
  const otherwise = async (own: () => Promise<unknown>) => {
    if (!isFirst) return own()
    isFirst = false
    await meanwhile()
    return own()
  }
  return <T>(run: () => Promise<T>): Promise<T> => answering(processorOf(api), 'charge', otherwise, run)
}

describe('a saved card that its bank reports stolen', () => {
  it('is charged never again, whoever asks, and no sentence says why', async () => {
    const customerID = await newCustomer()
    const method = await reported(customerID)
    expect((await read(method)).state).toBe('failed')
    const again = await chargeSaved(api, program, method.savedPaymentMethodID)
    expect([again.status, again.body.code]).toEqual(refused)
    expect(again.body.message).toBe(
      'The bank permanently declined this saved payment method, so it can no longer be charged. Use another one',
    )
    expect(await charge(method, { payerIsPresent: true })).toEqual(refused)
    expect(await charge(method, { fallbackToOtherMethods: true })).toEqual(refused)
    const body = {
      ...{ amount: 500, currency: 'EUR', description: 'Fee' },
      ...{ savedPaymentMethodID: method.savedPaymentMethodID },
    }
    const path = `/customers/${customerID}/transactions`
    const byMerchant = await api.call('POST', path, { token: client.token, body, headers: idempotencyKey() })
    expect([byMerchant.status, byMerchant.body.code]).toEqual(refused)
    expect(await paymentsWith(method)).toBe(1)
    const events = await api.database.read.findBy(Event, { type: 'payment_method.updated' })
    expect(events.filter(({ data }) => data.includes(method.savedPaymentMethodID))).toHaveLength(1)
  })

  it('can’t become the default or pay for a subscription, and stays removable by the customer', async () => {
    const customerID = await newCustomer()
    const method = await reported(customerID)
    const { savedPaymentMethodID } = method
    expect([(await setDefault(method)).status, (await setDefault(method)).body.code]).toEqual(refused)
    const asked = await subscribe(api, program, { customerID, items: [{ priceID }], savedPaymentMethodID })
    expect([asked.status, asked.body.code]).toEqual(refused)
    const session = await payerSession(api, program, customerID)
    const path = `/payer-access/sessions/${session}/payment-methods`
    expect((await api.call('GET', path)).body.items).toMatchObject([{ savedPaymentMethodID, state: 'failed' }])
    expect((await api.call('DELETE', `${path}/${savedPaymentMethodID}`)).status).toBe(204)
    expect((await read(method)).state).toBe('detached')
    expect(await charge(method)).toEqual([409, 'SAVED_METHOD_DETACHED'])
  })

  it('is offered at no checkout, and no fallback charges it', async () => {
    const customerID = await newCustomer()
    await reported(customerID)
    const session = await savingSession(api, program, customerID, { savePaymentMethod: 'no' })
    expect((await api.call('GET', `/payment-links/${tokenOf(session)}`)).body.savedMethods).toEqual([])
    const declined = await save(customerID, { paymentMethod: '4000000000000341' })
    expect(await charge(declined, { fallbackToOtherMethods: true })).toEqual([201, 'do_not_honor'])
  })

  it('is charged again once the customer has paid with it anew, as one row', async () => {
    const customerID = await newCustomer()
    const method = await reported(customerID)
    await save(customerID, stolen)
    const [only, ...others] = await methodsOf(api, program, customerID)
    expect([only?.savedPaymentMethodID, only?.state, others]).toEqual([method.savedPaymentMethodID, 'active', []])
    expect(await charge(method)).toEqual([201, 'stolen_card'])
    expect((await read(method)).state).toBe('failed')
  })

  it('is not failed by an answer that came after the customer saved it anew', async () => {
    const customerID = await newCustomer()
    const method = await save(customerID, stolen)
    const late = whileCharging(() => save(customerID, stolen))
    expect(await late(() => charge(method))).toEqual([201, 'stolen_card'])
    expect((await read(method)).state).toBe('active')
  })

  it('stays failed if the customer had agreed before it was reported', async () => {
    const customerID = await newCustomer()
    const method = await save(customerID, stolen)
    const session = await savingSession(api, program, customerID)
    const reportedMeanwhile = whileCharging(() => charge(method))
    const paid = await reportedMeanwhile(() => payThrough(api, tokenOf(session), { paymentMethod: stolenLater }))
    expect(paid.body.status).toBe('succeeded')
    expect(await read(method)).toMatchObject({ state: 'failed', transactionID: method.transactionID })
    expect(await charge(method)).toEqual(refused)
  })

  it('stays failed however often a notice comes, until its bank has replaced the number', async () => {
    const customerID = await newCustomer()
    const method = await reported(customerID)
    const key = JSON.stringify({ customer: customerID, paymentMethod: 'pm_stolen_later' })
    const tell = (saved: object) =>
      answering(
        processorOf(api),
        'readSaved',
        async () => ({ outcome: 'active', saved }),
        () => api.app.get(ProcessorNotices, { strict: false }).methodTold(sandboxAccountID, key),
      )
    const expiry = { month: 12, year: 2030 }
    expect(await tell({ card: { brand: 'visa', last4: '9979' }, expiry })).toBe(true)
    expect(await read(method)).toMatchObject({ state: 'failed', card: { expiryYear: 2030 } })
    await tell({ card: { brand: 'visa', last4: '1111' }, expiry, paymentMethod: 'pm_success' })
    expect(await read(method)).toMatchObject({ state: 'active', card: { last4: '1111' } })
    const { savedPaymentMethodID } = method
    const row = await api.database.read.findOneByOrFail(SavedPaymentMethod, { savedPaymentMethodID })
    expect([row.failedAt, row.dueAt]).toEqual([null, expiresAtOf(expiry)])
    expect(await charge(method)).toEqual([201, null])
  })

  it('keeps no worker busy when its month passes, and an erased customer’s is removed', async () => {
    const customerID = await newCustomer()
    const method = await reported(customerID)
    const { savedPaymentMethodID } = method
    const row = () => api.database.read.findOneByOrFail(SavedPaymentMethod, { savedPaymentMethodID })
    expect((await row()).dueAt).toBeNull()
    expect((await api.call('DELETE', `/customers/${customerID}`, { token: program })).status).toBe(200)
    await api.app.get(MethodDetachments, { strict: false }).workOff(new AbortController().signal)
    expect((await row()).state).toBe('detached')
  })

  it.each(['4000000000000341', '4242424242424242'])('leaves other answers alone: %s', async (paymentMethod) => {
    const method = await save(await newCustomer(), { paymentMethod })
    await charge(method)
    expect((await read(method)).state).toBe('active')
    expect((await charge(method))[0]).toBe(201)
  })
})
