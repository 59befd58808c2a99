import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Checkouts } from '../../libs/medusa/src/checkouts.js'
import type { GatehouseMedusaOptions } from '../../libs/medusa/src/options.js'
import { PaymentMoves } from '../../libs/medusa/src/payment-moves.js'
import { problemOf } from '../../libs/medusa/src/problems.js'
import { Refunds } from '../../libs/medusa/src/refunds.js'
import { Gatehouse } from '../../libs/sdk/src/gatehouse.js'
import { buildApiUser } from '../support/builders.js'
import { registerOrigins, shop } from '../support/checkout-sessions.js'
import { FaultProxy } from '../support/fault-proxy.js'
import { payLink } from '../support/payment-links.js'
import { buildMerchant, expectSoundBooks, inquire, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let proxy: FaultProxy
let gatehouse: Gatehouse
let options: GatehouseMedusaOptions
let count = 0
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  await registerOrigins(api, merchant)
  const { apiKey, apiSecret } = await buildApiUser(api, merchant)
  proxy = await new FaultProxy(api.url).start()
  gatehouse = new Gatehouse({ url: proxy.url, apiKey, apiSecret, retriesMax: 0 })
  const back = { successURL: `${shop}/thanks`, cancelURL: `${shop}/cart` }
  options = { url: proxy.url, apiKey, apiSecret, webhookSecret: 'whsec_', ...back }
})
afterAll(async () => {
  await expectSoundBooks(api)
  await proxy.stop()
  await api.close()
})
beforeEach(() => {
  proxy.faults = []
})

const asked = (overrides: object = {}) => {
  const sessionID = `payses_${(count += 1)}`
  const none = { customerID: null, successURL: null, cancelURL: null }
  return { sessionID, amount: 42, currencyCode: 'usd', idempotencyKey: sessionID, ...none, ...overrides }
}
const checkouts = (overrides: Partial<GatehouseMedusaOptions> = {}) =>
  new Checkouts(gatehouse, { ...options, ...overrides })
const tokenOf = ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1) ?? ''

async function paid(overrides: Partial<GatehouseMedusaOptions> = {}, paymentMethod = 'pm_success') {
  const started = await checkouts(overrides).start(asked())
  const { body } = await payLink(api, tokenOf(started), { paymentMethod })
  const stated = await checkouts(overrides).state(started.checkoutSessionID, started.session_id)
  return { ...started, ...stated, tried: String(body.transactionID), paidBy: String(stated.data.transactionID) }
}

/** Medusa's own list of refunds, which loses one whose provider failed. */
const medusa = (...known: string[]) => ({ isKnown: (id: string) => Promise.resolve(known.includes(id)) })
const lost = (on: string) => proxy.faults.push({ on, fault: 'lost' })

describe('a payment session of Medusa', () => {
  it('is a checkout session with its amount in minor units and its name in the metadata', async () => {
    const { checkoutSessionID, session_id } = await checkouts().start(asked({ amount: '1.9', currencyCode: 'kwd' }))
    const session = await gatehouse.checkoutSessions.get(checkoutSessionID)
    expect(session).toMatchObject({
      amount: 1_900,
      currency: 'KWD',
      captureMethod: 'manual',
      metadata: { medusaPaymentSession: session_id },
      successURL: `${shop}/thanks`,
    })
  })

  it('is made once when the answer is lost, and goes where the storefront says within its origins', async () => {
    const same = asked({ successURL: `${shop}/dk/thanks` })
    lost('POST /checkout-sessions')
    await expect(checkouts().start(same)).rejects.toMatchObject({ code: 'NO_ANSWER' })
    const { checkoutSessionID } = await checkouts().start(same)
    const { items } = await gatehouse.checkoutSessions.list({ limit: 100 })
    expect(items.filter(({ reference }) => reference === same.sessionID)).toEqual([
      expect.objectContaining({ checkoutSessionID, successURL: `${shop}/dk/thanks` }),
    ])
    const elsewhere = checkouts().start(asked({ successURL: 'https://thief.example/' }))
    await expect(elsewhere).rejects.toMatchObject({ status: 422 })
  })

  it('asks for more until it is paid, also after a decline', async () => {
    const { checkoutSessionID, session_id, url } = await checkouts().start(asked())
    const status = async () => (await checkouts().state(checkoutSessionID, session_id)).status
    expect(await status()).toBe('requires_more')
    await payLink(api, tokenOf({ url }), { paymentMethod: 'pm_declined_fraud' })
    expect(await status()).toBe('requires_more')
    await payLink(api, tokenOf({ url }))
    expect(await status()).toBe('authorized')
  })

  it('is captured at once if the options say so', async () => {
    expect((await paid({ capture: true })).status).toBe('captured')
  })

  it('waits for a payment without an answer, and never says that it failed', async () => {
    const { status, data, tried, session_id } = await paid({ capture: true }, 'pm_unknown')
    expect(status).toBe('pending_authorization')
    await inquire(api, tried)
    expect((await checkouts().state(data.checkoutSessionID, session_id)).status).toBe('captured')
  })

  it('is not paid by the checkout session of another one', async () => {
    const cheap = await paid()
    const { session_id } = await checkouts().start(asked({ amount: 9_000 }))
    const state = checkouts().state(cheap.checkoutSessionID, session_id)
    await expect(state).rejects.toMatchObject({ kind: 'not_allowed' })
    await expect(checkouts().end(cheap.checkoutSessionID, session_id)).rejects.toMatchObject({ kind: 'not_allowed' })
  })

  it('is replaced when the amount changes, and a changed mind leads to a third one', async () => {
    const first = asked()
    const one = await checkouts().start(first)
    expect(await checkouts().replace(one.checkoutSessionID, first)).toEqual(one)
    const two = await checkouts().replace(one.checkoutSessionID, { ...first, amount: 50 })
    const three = await checkouts().replace(two.checkoutSessionID, first)
    expect([one, two, three].map(({ amount }) => amount)).toEqual([4_200, 5_000, 4_200])
    const states = [one, two, three].map(async ({ checkoutSessionID }) => {
      return (await gatehouse.checkoutSessions.get(checkoutSessionID)).status
    })
    expect(await Promise.all(states)).toEqual(['expired', 'expired', 'open'])
  })

  it('can be ended twice, releases what was authorized, and not what was captured', async () => {
    const open = await checkouts().start(asked())
    for (let times = 0; times < 2; times += 1) await checkouts().end(open.checkoutSessionID, open.session_id)
    expect((await payLink(api, tokenOf(open))).status).toBe(409)
    const authorized = await paid()
    await checkouts().end(authorized.checkoutSessionID, authorized.session_id)
    expect((await merchant.detail(authorized.paidBy)).status).toBe('canceled')
    const captured = await paid({ capture: true })
    const end = checkouts().end(captured.checkoutSessionID, captured.session_id)
    await expect(end).rejects.toMatchObject({ kind: 'not_allowed' })
  })

  it('ends although the customer left at the bank, and stays while an outcome is unknown', async () => {
    const left = await paid({}, 'pm_otp')
    expect(left.status).toBe('requires_more')
    await checkouts().end(left.checkoutSessionID, left.session_id)
    expect((await merchant.detail(left.tried)).status).toBe('canceled')
    const unknown = await paid({}, 'pm_unknown')
    const end = checkouts().end(unknown.checkoutSessionID, unknown.session_id)
    await expect(end).rejects.toMatchObject({ code: 'PAYMENT_UNDER_WAY' })
  })
})

describe('a capture of Medusa', () => {
  const moves = () => new PaymentMoves(gatehouse)
  const capture = (transactionID: string, amount: number, total: number, idempotencyKey: string) =>
    moves().capture(transactionID, { amount, total, idempotencyKey })

  it('takes a part once, and refuses what was released', async () => {
    const { paidBy } = await paid()
    await capture(paidBy, 1_000, 1_000, 'capt_a1')
    expect(await merchant.detail(paidBy)).toMatchObject({ status: 'succeeded', amountCaptured: 1_000 })
    await expect(capture(paidBy, 3_200, 4_200, 'capt_a2')).rejects.toMatchObject({ kind: 'not_allowed' })
    expect((await merchant.detail(paidBy)).amountCaptured).toBe(1_000)
  })

  it('is found again when its answer was lost and Medusa tries with another ID', async () => {
    const { paidBy } = await paid()
    lost(`POST /transactions/${paidBy}/capture`)
    await expect(capture(paidBy, 4_200, 4_200, 'capt_b1')).rejects.toThrow(/never happens twice/)
    await capture(paidBy, 4_200, 4_200, 'capt_b2')
    expect((await merchant.detail(paidBy)).amountCaptured).toBe(4_200)
  })

  it('happens once when two start side by side', async () => {
    const { paidBy } = await paid()
    const both = await Promise.allSettled([
      capture(paidBy, 4_200, 4_200, 'capt_c1'),
      capture(paidBy, 4_200, 4_200, 'capt_c2'),
    ])
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await merchant.detail(paidBy)).toMatchObject({ status: 'succeeded', amountCaptured: 4_200 })
  })

  it('refuses more than was authorized, and somebody else’s payment', async () => {
    const { paidBy } = await paid()
    await expect(capture(paidBy, 8_400, 8_400, 'capt_d1')).rejects.toMatchObject({ status: 422 })
    const other = await buildMerchant(api)
    const { transactionID } = (await other.pay({ captureMethod: 'manual' })).body
    await expect(capture(transactionID, 10_000, 10_000, 'capt_d2')).rejects.toMatchObject({ status: 404 })
  })

  it('is canceled twice without a fault, and not after the capture', async () => {
    const { paidBy } = await paid()
    for (const key of ['pay_e1', 'pay_e2']) await moves().cancel(paidBy, key)
    expect((await merchant.detail(paidBy)).status).toBe('canceled')
    const captured = await paid({ capture: true })
    await expect(moves().cancel(captured.paidBy, 'pay_e3')).rejects.toThrow(/Refund it instead/)
  })
})

describe('a refund of Medusa', () => {
  const refund = (transactionID: string, amount: number, medusaRefundID: string, ...known: string[]) =>
    new Refunds(gatehouse).refund(transactionID, { amount, medusaRefundID, ...medusa(...known, medusaRefundID) })

  it('refunds parts, each once', async () => {
    const { paidBy } = await paid({ capture: true })
    await refund(paidBy, 1_000, 'ref_a1')
    await refund(paidBy, 1_000, 'ref_a2', 'ref_a1')
    expect((await merchant.detail(paidBy)).amountRefunded).toBe(2_000)
  })

  it('is not made a second time when its answer was lost and Medusa tries with another ID', async () => {
    const { paidBy } = await paid({ capture: true })
    lost(`POST /transactions/${paidBy}/refunds`)
    await expect(refund(paidBy, 1_000, 'ref_b1')).rejects.toThrow(/never happens twice/)
    await expect(refund(paidBy, 700, 'ref_b2')).rejects.toThrow('Refund USD 10.00 first.')
    await refund(paidBy, 1_000, 'ref_b3')
    expect((await merchant.detail(paidBy)).amountRefunded).toBe(1_000)
  })

  it('refuses what is no longer there, in words for the shop', async () => {
    const { paidBy } = await paid({ capture: true })
    const error = await refund(paidBy, 9_900, 'ref_c1').catch(problemOf)
    expect(error).toMatchObject({ kind: 'not_allowed', message: expect.stringMatching(/Gatehouse request /) })
  })
})
