import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { PaymentLink } from '../../api/src/money/payment-links/payment-link.entity.js'
import { SoldSubscriptions } from '../../api/src/money/payment-links/sold-subscriptions.js'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { Customer } from '../../api/src/money/customers/customer.entity.js'
import { buildApiUser, buildClient, idempotencyKey } from '../support/builders.js'
import { buildSession, registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { payLink, payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { payerSession } from '../support/payer-portal.js'
import { saveByLink, saveCard } from '../support/saved-methods.js'
import { subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice, cardNow } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

const sandbox = processors.find(({ name }) => name === 'sandbox') as ProcessorEntry

let api: TestApi
let program: string
let priceID: string
let elsewhere: { session: string; method: string }
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  const [client, other] = [await buildClient(api), await buildClient(api)]
  program = (await buildApiUser(api, client)).accessToken
  const stranger = (await buildApiUser(api, other)).accessToken
  await registerOrigins(api, client)
  await registerOrigins(api, other)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
  const { customerID } = await buildCustomer(api, stranger)
  const { savedPaymentMethodID: method } = await saveCard(api, stranger, customerID)
  elsewhere = { session: await payerSession(api, stranger, customerID), method }
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const open = (overrides?: Input) => subscriptionSession(api, program, priceID, overrides)
const page = async (session: CheckoutSessionView) => (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
const askFor = (token: string, payerSession: string) =>
  api.call('POST', `/payment-links/${token}/saved-methods`, { body: { payerSession } })
async function offeredAt(session: CheckoutSessionView, payer?: string): Promise<string[]> {
  const { savedMethods } = await page(session)
  const items = payer ? (await askFor(tokenOf(session), payer)).body.items : savedMethods
  return items.map((one: Input) => one.savedPaymentMethodID)
}
const begunBy = ({ checkoutSessionID }: CheckoutSessionView) =>
  api.database.read.findOneBy(Subscription, { checkoutSessionID })
const saved = (savedPaymentMethodID: string, given: Input = {}) => ({
  ...{ paymentMethod: { type: 'saved', savedPaymentMethodID } },
  ...given,
})

async function signedIn() {
  const { customerID, emailAddress } = await buildCustomer(api, program, { emailAddress: anAddress() })
  const { savedPaymentMethodID } = await saveCard(api, program, customerID)
  return { customerID, emailAddress, savedPaymentMethodID, payer: await payerSession(api, program, customerID) }
}

describe('a payer who is signed in, at a checkout that names no customer', () => {
  it('subscribes as the customer with a saved card, and stays one customer', async () => {
    const { customerID, emailAddress, savedPaymentMethodID, payer } = await signedIn()
    const session = await open()
    expect([await offeredAt(session), await offeredAt(session, payer)]).toEqual([[], [savedPaymentMethodID]])
    const before = await api.database.read.count(Customer)
    const paid = await payThrough(api, tokenOf(session), saved(savedPaymentMethodID, { payerSession: payer }))
    expect([paid.status, paid.body.status]).toEqual([201, 'succeeded'])
    expect(await begunBy(session)).toMatchObject({ status: 'active', customerID, savedPaymentMethodID })
    expect(await api.database.read.count(Customer)).toBe(before)
    const { body } = await api.call('GET', `/checkout-sessions/${session.checkoutSessionID}`, { token: program })
    expect(body).toMatchObject({ status: 'complete', customerID, payer: { emailAddress } })
  })

  it('is never told apart by the address of the checkout, which anybody may read', async () => {
    const { payer } = await signedIn()
    const token = tokenOf(await open())
    const { status, body } = await api.call('GET', `/payment-links/${token}?payerSession=${payer}`)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['payerSession']])
    expect((await api.call('POST', `/payment-links/${token}/saved-methods`, { body: {} })).status).toBe(422)
    expect((await askFor('unknown', payer)).status).toBe(404)
  })

  it('is answered the same if they ask again with the key, signed in anew or not at all', async () => {
    for (const [path, terms] of [[payLink, {}] as const, [saveByLink, { trialDays: 7 }] as const]) {
      const { customerID, savedPaymentMethodID, payer } = await signedIn()
      const token = tokenOf(await open(terms))
      const headers = idempotencyKey()
      const first = await path(api, token, saved(savedPaymentMethodID, { payerSession: payer }), headers)
      expect(first.status).toBe(201)
      await api.call('DELETE', `/payer-access/sessions/${payer}`)
      for (const given of [
        { payerSession: await payerSession(api, program, customerID) },
        {},
        { payerSession: payer },
      ]) {
        const again = await path(api, token, saved(savedPaymentMethodID, given), headers)
        const idOf = ({ transactionID, setupID }: Input) => transactionID ?? setupID
        expect([again.status, idOf(again.body)]).toEqual([201, idOf(first.body)])
      }
      const other = await path(api, token, saved('spm_other', { payerSession: payer }), headers)
      expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    }
  })

  it('starts a trial', async () => {
    const { customerID, savedPaymentMethodID, payer } = await signedIn()
    const session = await open({ trialDays: 7 })
    const started = await saveByLink(api, tokenOf(session), saved(savedPaymentMethodID, { payerSession: payer }))
    expect([started.status, started.body.status]).toEqual([201, 'succeeded'])
    expect(await begunBy(session)).toMatchObject({ status: 'trialing', customerID, savedPaymentMethodID })
  })

  it('shows and charges the cards to nobody else, also once the session is the customer’s', async () => {
    const { customerID, emailAddress, savedPaymentMethodID, payer } = await signedIn()
    await cardNow(api, savedPaymentMethodID, 'pm_declined_insufficient_funds')
    const session = await open()
    const token = tokenOf(session)
    const without = await payLink(api, token, saved(savedPaymentMethodID))
    expect([without.status, await begunBy(session)]).toEqual([422, null])
    expect((await payThrough(api, token, saved(savedPaymentMethodID, { payerSession: payer }))).body.status).toBe(
      'failed',
    )
    expect([await offeredAt(session), await offeredAt(session, payer)]).toEqual([[], [savedPaymentMethodID]])
    const other = await signedIn()
    expect(await offeredAt(session, other.payer)).toEqual([])
    for (const given of [{}, { payerSession: other.payer }])
      expect((await payLink(api, token, saved(savedPaymentMethodID, given))).status).toBe(422)
    const theirs = saved(other.savedPaymentMethodID, { payerSession: other.payer })
    expect((await payLink(api, token, theirs)).status).toBe(422)
    // The address of a customer who was signed in is not corrected by whoever pays.
    const card = { paymentMethod: '4242424242424242', payer: { emailAddress: anAddress() } }
    expect((await payThrough(api, token, card)).body.status).toBe('succeeded')
    expect(await begunBy(session)).toMatchObject({ status: 'active', customerID })
    expect(await api.database.read.findOneBy(Customer, { customerID })).toMatchObject({ emailAddress })
  })

  it('offers nothing by a session of another merchant, that has ended or that is invented', async () => {
    const { savedPaymentMethodID, payer } = await signedIn()
    const session = await open()
    expect(await offeredAt(session, elsewhere.session)).toEqual([])
    const foreign = saved(elsewhere.method, { payerSession: elsewhere.session })
    expect((await payLink(api, tokenOf(session), foreign)).status).toBe(422)
    await api.call('DELETE', `/payer-access/sessions/${payer}`)
    for (const ended of [payer, 'invented']) {
      expect(await offeredAt(session, ended)).toEqual([])
      const { body } = await payLink(api, tokenOf(session), saved(savedPaymentMethodID, { payerSession: ended }))
      expect(body.code).toBe('PAYER_SESSION_ENDED')
    }
    expect(await begunBy(session)).toBeNull()
  })

  it('offers nothing after an attempt as somebody new, or where no subscription is sold', async () => {
    const { savedPaymentMethodID, payer } = await signedIn()
    const session = await open()
    await payThrough(api, tokenOf(session), {
      ...{ paymentMethod: '4000000000009995', payer: { emailAddress: anAddress() } },
    })
    expect(await offeredAt(session, payer)).toEqual([])
    const given = saved(savedPaymentMethodID, { payerSession: payer })
    expect((await payLink(api, tokenOf(session), given)).status).toBe(422)
    const once = await buildSession(api, program)
    expect(await offeredAt(once, payer)).toEqual([])
    expect((await payLink(api, tokenOf(once), given)).status).toBe(422)
  })

  it('makes one subscription, whoever of two is first', async () => {
    const { customerID, savedPaymentMethodID, payer } = await signedIn()
    const session = await open()
    const known = saved(savedPaymentMethodID, { payerSession: payer })
    const fresh = { paymentMethod: '4242424242424242', payer: { emailAddress: anAddress() } }
    const all = await Promise.all([known, fresh, known, fresh].map((body) => payLink(api, tokenOf(session), body)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    const begun = await begunBy(session)
    expect(begun?.status).toBe('active')
    // One who came first leaves the other refused, and a payment with a typed card may be of either.
    if (all[0]?.status === 201 || all[2]?.status === 201) expect(begun?.customerID).toBe(customerID)
  })

  it('starts no trial of one customer with the card of another', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    for (const isOvertaken of [true, false]) {
      const session = await open({ trialDays: 7 })
      const token = tokenOf(session)
      const theirs = saved(two.savedPaymentMethodID, { payerSession: two.payer })
      const { sales } = api.app.get(SoldSubscriptions, { strict: false })
      const begin = sales.begin.bind(sales)
      const begun = jest.spyOn(sales, 'begin').mockImplementationOnce(async (link, given) => {
        // Another tab is faster: before this one has begun, or right after.
        if (isOvertaken) await begin(link, { customerID: one.customerID })
        const own = await begin(link, given)
        if (!isOvertaken)
          await api.database.write((manager) => manager.update(PaymentLink, { token }, { customerID: one.customerID }))
        return own
      })
      const { status, body } = await saveByLink(api, token, theirs)
      begun.mockRestore()
      expect([status, body.code]).toEqual(isOvertaken ? [409, 'PAYMENT_LINK_CHANGED'] : [422, 'INVALID_INPUT'])
      const { checkoutSessionID } = session
      expect(await api.database.read.countBy(Subscription, { checkoutSessionID, status: 'trialing' })).toBe(0)
    }
  })

  it('is offered no card whose processor doesn’t take the price', async () => {
    const { savedPaymentMethodID, payer } = await signedIn()
    sandbox.leastAmounts = { EUR: 50 }
    try {
      const small = (await buildPrice(api, program, { unitAmount: 40 })).priceID
      for (const terms of [{}, { trialDays: 7 }]) {
        const session = await subscriptionSession(api, program, small, terms)
        expect([await offeredAt(session, payer), (await page(session)).offers]).toEqual([[], []])
        const save = 'trialDays' in terms ? saveByLink : payLink
        for (const given of [saved(savedPaymentMethodID, { payerSession: payer }), { paymentMethod: 'pm_success' }])
          expect((await save(api, tokenOf(session), given)).status).toBe(422)
        expect(await begunBy(session)).toBeNull()
      }
    } finally {
      delete sandbox.leastAmounts
    }
  })
})
