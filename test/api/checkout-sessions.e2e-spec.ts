import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { PaymentLink } from '../../api/src/money/payment-links/payment-link.entity.js'
import { SessionExpiry } from '../../api/src/money/payment-links/session-expiry.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, sessionInput, shop, tokenOf } from '../support/checkout-sessions.js'
import { linksPath, paymentPath, payLink } from '../support/payment-links.js'
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

const make = (overrides: object = {}, headers: Record<string, string> = idempotencyKey(), token = program) =>
  api.call('POST', '/checkout-sessions', { token, body: sessionInput({ ...overrides }), headers })
const build = (overrides?: Record<string, unknown>) => buildSession(api, program, overrides)
const read = async ({ checkoutSessionID }: CheckoutSessionView): Promise<CheckoutSessionView> =>
  (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body
const expire = ({ checkoutSessionID }: CheckoutSessionView, token = program) =>
  api.call('POST', `/checkout-sessions/${checkoutSessionID}/expire`, { token })
const pay = (session: CheckoutSessionView, paymentMethod = 'pm_success') =>
  payLink(api, tokenOf(session), { paymentMethod })
const eventsOf = async ({ checkoutSessionID }: CheckoutSessionView): Promise<string[]> =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC' } }))
    .filter(({ type, data }) => type.startsWith('checkout_session') && data.includes(checkoutSessionID))
    .map(({ type }) => type)
const makeOver = ({ checkoutSessionID: paymentLinkID }: CheckoutSessionView) =>
  api.database.write((manager) =>
    manager.update(PaymentLink, { paymentLinkID }, { expiresAt: new Date(clock.time() - 1) }),
  )
const workOff = () => api.app.get(SessionExpiry, { strict: false }).workOff()

describe('POST /checkout-sessions', () => {
  it('answers the address where it is paid, and all that was given', async () => {
    const metadata = { order: '7' }
    const payer = { emailAddress: 'Ada@example.com' }
    const { status, body } = await make({ reference: 'chair-7', metadata, payer, expiresInMinutes: 5 })
    expect([status, body]).toEqual([
      201,
      {
        checkoutSessionID: expect.stringMatching(/^chs_/),
        clientID: client.clientID,
        mode: 'test',
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/pay\/[\w-]{32}$/),
        status: 'open',
        amount: 4_200,
        currency: 'USD',
        description: 'Blue chair',
        reference: 'chair-7',
        metadata,
        ...{ customerID: null, items: null, trialDays: null, subscriptionID: null },
        ...{ allowPromotionCodes: false, coupon: null, savePaymentMethod: 'no', purpose: 'payment' },
        ...{ savedPaymentMethodID: null, savedMethodUsage: 'off_session' },
        mandateMaximum: null,
        payer: { emailAddress: 'ada@example.com', name: null },
        captureMethod: 'automatic',
        successURL: `${shop}/thanks?order=7`,
        cancelURL: `${shop}/cart`,
        transactionID: null,
        expiresAt: new Date(Date.parse(body.createdAt) + 300_000).toISOString(),
        completedAt: null,
        createdAt: expect.any(String),
        clientSecret: expect.stringMatching(/^chs_\w+_secret_[\w-]{32}$/),
      },
    ])
    expect(await read(body)).toEqual(body)
  })

  it('wants a key, and makes one session for each', async () => {
    expect((await make({}, {})).status).toBe(400)
    const key = idempotencyKey()
    const answers = await Promise.all([1, 2, 3].map(() => make({}, key)))
    expect(new Set(answers.map(({ body }) => body.checkoutSessionID)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed')).length).toBe(2)
    expect((await make({ amount: 1 }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it.each([
    ['amount', undefined],
    ['amount', 0],
    ['currency', 'XXX'],
    ['description', ''],
    ['metadata', { card: '4111111111111111' }],
    ['payer', { emailAddress: 'ada' }],
    ['payer', 'Ada'],
    ['successURL', undefined],
    ['successURL', 'javascript:alert(1)'],
    ['successURL', 'https://thief.example'],
    ['successURL', 'https://shop.example.com@thief.example'],
    ['successURL', 'http://shop.example.com'],
    ['cancelURL', 'https://shop.example.com:444/cart'],
    ['expiresInMinutes', 4],
    ['expiresInMinutes', 1_441],
    ['expiresInMinutes', '60'],
    ['captureMethod', 'later'],
    ['surprise', 1],
  ])('refuses %s: %j', async (name, value) => {
    const { status, body } = await make({ [name]: value })
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })

  it('is for programs and members whose role covers it, each for its own client', async () => {
    const other = await buildClient(api)
    const reader = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    const statusOf = async (token: string) => (await make({}, idempotencyKey(), token)).status
    expect(await Promise.all(['', reader, client.token].map(statusOf))).toEqual([401, 403, 201])
    // Its own origins count, and it has none.
    expect((await make({}, idempotencyKey(), other.token)).body.fields).toHaveProperty('successURL')
    const session = await build()
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/expire'],
    ] as const)
      expect(
        (await api.call(method, `/checkout-sessions/${session.checkoutSessionID}${path}`, { token: other.token }))
          .status,
      ).toBe(404)
    expect((await api.call('GET', '/checkout-sessions', { token: other.token })).body.items).toEqual([])
    expect((await expire({ ...session, checkoutSessionID: 'chs_absent' })).status).toBe(404)
    expect((await read(session)).status).toBe('open')
  })

  it('is no payment link, nor is a payment link a session', async () => {
    const { checkoutSessionID } = await build()
    const { items } = (await api.call('GET', linksPath(client), { token: client.token })).body
    expect(items).toEqual([])
    expect((await api.call('GET', linksPath(client, `/${checkoutSessionID}`), { token: client.token })).status).toBe(
      404,
    )
    const close = linksPath(client, `/${checkoutSessionID}/close`)
    expect((await api.call('POST', close, { token: client.token })).status).toBe(404)
    const body = { currency: 'USD', description: 'A link' }
    const link = (await api.call('POST', linksPath(client), { token: client.token, body })).body
    expect((await api.call('GET', `/checkout-sessions/${link.paymentLinkID}`, { token: program })).status).toBe(404)
  })
})

describe('a checkout session', () => {
  it('is completed by its payment, which returns the payer with its id', async () => {
    const session = await build({ reference: 'chair-9', metadata: { order: '9' }, payer: { name: 'Ada' } })
    const { checkoutSessionID } = session
    const looked = (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body
    expect(looked.session).toEqual({
      successURL: null,
      cancelURL: `${shop}/cart?checkoutSessionID=${checkoutSessionID}`,
      payerEmailAddress: null,
    })
    const { status, body } = await pay(session)
    const successURL = `${shop}/thanks?order=7&checkoutSessionID=${checkoutSessionID}`
    expect([status, body.session.successURL, body.mayPayAgain]).toEqual([201, successURL, false])
    const { transactionID } = body
    expect(await read(session)).toMatchObject({ status: 'complete', transactionID, completedAt: expect.any(String) })
    const payment = (await api.call('GET', `/transactions/${transactionID}`, { token: program })).body
    expect(payment).toMatchObject({
      ...{ reference: 'chair-9', metadata: { order: '9' }, paymentLinkID: checkoutSessionID },
      payer: { emailAddress: null, name: 'Ada' },
    })
    expect(await eventsOf(session)).toEqual(['checkout_session.completed'])
    expect([(await expire(session)).body.code, (await pay(session)).body.code]).toEqual([
      'CHECKOUT_SESSION_COMPLETED',
      'PAYMENT_LINK_USED',
    ])
  })

  it('is complete once it is authorized; its merchant alone lets the money go, and it stays so', async () => {
    const session = await build({ captureMethod: 'manual' })
    const { transactionID, session: back } = (await pay(session)).body
    expect(back.successURL).toContain(session.checkoutSessionID)
    expect((await read(session)).status).toBe('complete')
    const byPayer = await api.call('POST', `${paymentPath(tokenOf(session), transactionID)}/cancel`)
    expect([byPayer.status, byPayer.body.code]).toEqual([409, 'TRANSACTION_STATE_CONFLICT'])
    const canceled = await api.call('POST', `/transactions/${transactionID}/cancel`, {
      token: program,
      headers: idempotencyKey(),
    })
    expect(canceled.status).toBe(200)
    expect((await pay(session)).status).toBe(409)
    expect(await eventsOf(session)).toEqual(['checkout_session.completed'])
  })

  it('takes another try after a decline', async () => {
    const session = await build()
    expect((await pay(session, 'pm_declined_fraud')).body).toMatchObject({ status: 'failed', mayPayAgain: true })
    expect((await read(session)).status).toBe('open')
    expect((await pay(session)).body.status).toBe('succeeded')
  })

  it('is paid exactly once, however many try, and never paid and expired', async () => {
    for (let round = 0; round < 6; round += 1) {
      const session = await build()
      const tries = [pay(session), expire(session), pay(session), expire(session), pay(session)]
      const statuses = (await Promise.all<{ status: number }>(tries)).map(({ status }) => status)
      const paid = statuses.filter((status) => status === 201).length
      const ended = (await read(session)).status
      expect([paid, ended]).toEqual(paid ? [1, 'complete'] : [0, 'expired'])
      expect(await eventsOf(session)).toEqual([paid ? 'checkout_session.completed' : 'checkout_session.expired'])
    }
  })

  it('expires by hand, once, and takes no payment afterwards', async () => {
    const session = await build()
    const answers = await Promise.all([expire(session), expire(session, client.token), expire(session)])
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(3).fill([200, 'expired']))
    expect(await eventsOf(session)).toEqual(['checkout_session.expired'])
    expect((await pay(session)).body.code).toBe('PAYMENT_LINK_EXPIRED')
  })

  it('expires by time, but not under a payer', async () => {
    const [left, paying] = [await build(), await build()]
    const { transactionID } = (await pay(paying, 'pm_otp')).body
    expect((await expire(paying)).body.code).toBe('PAYMENT_UNDER_WAY')
    await Promise.all([makeOver(left), makeOver(paying)])
    expect((await pay(left)).body.code).toBe('PAYMENT_LINK_EXPIRED')
    const told = await Promise.all([workOff(), workOff()])
    expect(told[0] + told[1]).toBeLessThanOrEqual(1)
    expect([(await read(left)).status, (await read(paying)).status]).toEqual(['expired', 'open'])
    expect(await eventsOf(left)).toEqual(['checkout_session.expired'])
    const otp = `${paymentPath(tokenOf(paying), transactionID)}/otp`
    expect((await api.call('POST', otp, { body: { code: '123456' } })).status).toBe(200)
    await workOff()
    expect([(await read(paying)).status, await eventsOf(paying)]).toEqual(['complete', ['checkout_session.completed']])
  })
})

describe('GET /checkout-sessions', () => {
  it('lists those of one state, the newest first', async () => {
    const [open, over, paid] = [await build(), await build(), await build()]
    await Promise.all([expire(over), pay(paid)])
    for (const [status, session] of Object.entries({ open, expired: over, complete: paid })) {
      const { body } = await api.call('GET', `/checkout-sessions?status=${status}`, { token: program })
      expect(body.items.map(({ checkoutSessionID }: CheckoutSessionView) => checkoutSessionID)).toContain(
        session.checkoutSessionID,
      )
      expect(new Set(body.items.map((one: CheckoutSessionView) => one.status))).toEqual(new Set([status]))
    }
    const wrong = await api.call('GET', '/checkout-sessions?status=paid', { token: program })
    expect(wrong.body.fields).toHaveProperty('status')
    expect((await api.call('GET', '/checkout-sessions?mode=live', { token: client.token })).body.items).toEqual([])
    expect((await api.call('GET', '/checkout-sessions?mode=live', { token: program })).status).toBe(403)
  })
})
