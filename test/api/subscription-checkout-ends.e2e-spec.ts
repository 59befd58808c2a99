import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import type { SetupStatus } from '#contract/saved-methods.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { Customer } from '../../api/src/money/customers/customer.entity.js'
import { Setup } from '../../api/src/money/setups/setup.entity.js'

import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { registerOrigins, tokenOf } from '../support/checkout-sessions.js'
import { buildCustomer } from '../support/customers.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { anAddress } from '../support/letters.js'
import { paymentPath, payLink, payThrough } from '../support/payment-links.js'
import { expectSoundBooks } from '../support/payments.js'
import { methodsOf, saveByLink } from '../support/saved-methods.js'
import { askForSession, subscriptionInput, subscriptionSession } from '../support/subscription-checkouts.js'
import { advance, buildClock, buildPrice, invoicesOf, subscribe } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const visa = '4242424242424242'
const open = (overrides?: Input) => subscriptionSession(api, program, priceID, overrides)
const payer = () => ({ emailAddress: anAddress() })
const pay = (session: CheckoutSessionView, body: Input = {}) =>
  payThrough(api, tokenOf(session), { paymentMethod: visa, payer: payer(), ...body })
const page = async (session: CheckoutSessionView) => (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
const read = async ({ checkoutSessionID }: CheckoutSessionView): Promise<CheckoutSessionView> =>
  (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body
const begunBy = ({ checkoutSessionID }: CheckoutSessionView) =>
  api.database.read.findBy(Subscription, { checkoutSessionID })
const only = async (session: CheckoutSessionView) => {
  const [subscription, ...others] = await begunBy(session)
  expect(others).toEqual([])
  return subscription as Subscription
}
const invoices = async (session: CheckoutSessionView) => invoicesOf(api, program, (await only(session)).subscriptionID)
const cancel = async (session: CheckoutSessionView) => {
  const path = `/subscriptions/${(await only(session)).subscriptionID}/cancel`
  return api.call('POST', path, { token: program, body: { when: 'now' } })
}
const workOff = () => api.app.get(DueSubscriptions, { strict: false }).workOff()

describe('a checkout that sells a subscription', () => {
  it('cannot be canceled while the payer is at the bank, and takes no payment once it is canceled', async () => {
    const session = await open()
    const { body } = await pay(session, { paymentMethod: '4000002500003155' })
    const asked = await cancel(session)
    expect([asked.status, asked.body.code]).toEqual([409, 'INVOICE_BEING_PAID'])
    const path = `${paymentPath(tokenOf(session), body.transactionID)}/cancel`
    const given = await api.call('POST', path, { body: {}, headers: idempotencyKey() })
    expect([given.status, (await cancel(session)).status]).toEqual([200, 200])
    const late = await payLink(api, tokenOf(session), { paymentMethod: visa, payer: payer() })
    expect([late.status, (await only(session)).status, (await page(session)).status]).toEqual([
      ...[409, 'canceled', 'expired'],
    ])
  })

  it('answers the same refused payment to a call that is sent again after the cancellation', async () => {
    const session = await open()
    const [body, headers] = [{ paymentMethod: '4000000000009995', payer: payer() }, idempotencyKey()]
    const first = await payLink(api, tokenOf(session), body, headers)
    expect((await cancel(session)).status).toBe(200)
    const second = await payLink(api, tokenOf(session), body, headers)
    expect([second.status, second.body.transactionID]).toEqual([201, first.body.transactionID])
  })

  it('keeps the address that is typed for a named customer without one, and no other', async () => {
    const [bare, known] = [
      await buildCustomer(api, program, { emailAddress: undefined }),
      await buildCustomer(api, program, { emailAddress: anAddress() }),
    ]
    const emailAddress = anAddress()
    for (const [{ customerID }, kept] of [
      [bare, emailAddress],
      [known, known.emailAddress],
    ] as const) {
      const session = await open({ customerID })
      expect((await pay(session, { payer: { emailAddress } })).body.status).toBe('succeeded')
      expect(await api.database.read.findOneBy(Customer, { customerID })).toMatchObject({ emailAddress: kept })
      expect((await invoices(session)).map(({ buyer }) => buyer?.emailAddress)).toEqual([kept])
    }
  })
})

describe('a customer on a closed test clock', () => {
  it('starts no subscription', async () => {
    const { testClockID } = await buildClock(api, program, '2027-01-01T09:00:00Z')
    const { customerID } = await buildCustomer(api, program, { testClockID })
    const session = await open({ customerID })
    await api.call('POST', `/test-clocks/${testClockID}/close`, { token: program })
    const sold = await askForSession(api, program, subscriptionInput(priceID, { customerID }))
    const made = await subscribe(api, program, { customerID, items: [{ priceID }], collection: 'send_invoice' })
    const paid = await payLink(api, tokenOf(session), { paymentMethod: visa })
    expect([sold, made, paid].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'TEST_CLOCK_CLOSED'],
      [409, 'TEST_CLOCK_CLOSED'],
      [409, 'PAYMENT_LINK_CLOSED'],
    ])
    expect([await begunBy(session), (await page(session)).status]).toEqual([[], 'closed'])
  })
})

describe('a checkout with a trial', () => {
  it('saves the card, takes nothing, and charges once the trial has ended', async () => {
    const { testClockID } = await buildClock(api, program, '2027-01-01T09:00:00Z')
    const { customerID } = await buildCustomer(api, program, { testClockID })
    const session = await open({ customerID, trialDays: 14 })
    expect([session.amount, session.trialDays]).toEqual([0, 14])
    const declined = await saveByLink(api, tokenOf(session), { paymentMethod: '4000000000009995' })
    expect([declined.body.status, (await only(session)).status]).toEqual(['failed', 'incomplete'])
    await advance(api, program, testClockID, '2027-01-02T09:00:00Z')
    const { body } = await saveByLink(api, tokenOf(session), { paymentMethod: visa })
    expect([body.status, body.subscription.trialDays]).toEqual(['succeeded', 14])
    const subscription = await only(session)
    expect(subscription).toMatchObject({ status: 'trialing', trialEndsAt: new Date('2027-01-16T09:00:00Z') })
    expect((await read(session)).subscriptionID).toBe(subscription.subscriptionID)
    expect(await invoices(session)).toEqual([])
    await advance(api, program, testClockID, '2027-01-17T09:00:00Z')
    expect((await invoices(session)).map(({ status, total }) => [status, total])).toEqual([['paid', 3_000]])
    expect((await only(session)).status).toBe('active')
  })

  it('makes a customer of the payer', async () => {
    const session = await open({ trialDays: 7 })
    const nobody = await saveByLink(api, tokenOf(session), { paymentMethod: visa })
    expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([422, ['payer']])
    const given = payer()
    expect((await saveByLink(api, tokenOf(session), { paymentMethod: visa, payer: given })).body.status).toBe(
      'succeeded',
    )
    const { customerID, status } = await only(session)
    expect(status).toBe('trialing')
    expect(await api.database.read.findOneBy(Customer, { customerID })).toMatchObject(given)
    expect((await payLink(api, tokenOf(session), { paymentMethod: visa })).body.code).toBe('SETUP_TAKES_NO_PAYMENT')
  })

  it.each([false, true])('is not canceled under a payer who saves the card, on a test clock: %s', async (isOnClock) => {
    const { testClockID } = await buildClock(api, program, '2027-01-01T09:00:00Z')
    const { customerID } = await buildCustomer(api, program, isOnClock ? { testClockID } : {})
    const session = await open({ customerID, trialDays: 7 })
    const { body } = await saveByLink(api, tokenOf(session), { paymentMethod: '4000000000009995' })
    const setupIs = (status: SetupStatus) =>
      api.database.write((manager) => manager.update(Setup, { setupID: body.setupID }, { status }))
    await setupIs('requires_action')
    if (isOnClock) await advance(api, program, testClockID, '2027-02-01T09:00:00Z')
    else {
      const { subscriptionID } = await only(session)
      const due = { dueAt: new Date(clock.time() - 2_000) }
      await api.database.write((manager) => manager.update(Subscription, { subscriptionID }, due))
      await workOff()
    }
    expect((await only(session)).status).toBe('incomplete')
    await setupIs('failed')
    expect((await saveByLink(api, tokenOf(session), { paymentMethod: visa })).body.status).toBe('succeeded')
    expect((await only(session)).status).toBe('trialing')
  })

  it('saves nothing once it is canceled, whatever address is typed', async () => {
    const session = await open({ trialDays: 7 })
    await saveByLink(api, tokenOf(session), { paymentMethod: '4000000000009995', payer: payer() })
    expect((await cancel(session)).status).toBe(200)
    const late = await saveByLink(api, tokenOf(session), { paymentMethod: visa, payer: payer() })
    const { customerID, status } = await only(session)
    expect([late.status, status, await methodsOf(api, program, customerID)]).toEqual([409, 'canceled', []])
  })

  it('starts one trial of five that are sent at once', async () => {
    const session = await open({ trialDays: 7 })
    const given = payer()
    const all = await Promise.all(
      Array.from({ length: 5 }, () => saveByLink(api, tokenOf(session), { paymentMethod: visa, payer: given })),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect((await only(session)).status).toBe('trialing')
    expect(await api.database.read.countBy(Customer, given)).toBe(1)
  })
})
