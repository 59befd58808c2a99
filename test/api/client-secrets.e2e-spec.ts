import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OpenedCheckoutSessionView } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import { embeddedReceiptMs } from '#contract/limits.js'
import { PaymentLink } from '../../api/src/money/payment-links/payment-link.entity.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, sessionInput, shop, tokenOf } from '../support/checkout-sessions.js'
import { buildLink, paymentPath, payThrough } from '../support/payment-links.js'
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

type Session = OpenedCheckoutSessionView & { clientSecret: string }
const build = async () => (await buildSession(api, program)) as Session
const look = async (secret: string) => (await api.call('GET', `/payment-links/${secret}`)).status
const frame = async (secret: string) => {
  const { status, body } = await api.call('GET', `/payment-links/${secret}/frame`)
  return [status, body.status]
}
/** Once it is paid, a secret opens its payment and nothing else. */
const pay = (secret: string, paymentMethod = 'pm_success') => payThrough(api, secret, { paymentMethod })
const expire = ({ checkoutSessionID }: Session) =>
  api.call('POST', `/checkout-sessions/${checkoutSessionID}/expire`, { token: program })
const read = async ({ checkoutSessionID }: Session) =>
  (await api.call('GET', `/checkout-sessions/${checkoutSessionID}`, { token: program })).body

describe('the client secret of a checkout session', () => {
  it('opens that session, and pays it', async () => {
    const session = await build()
    const looked = await api.call('GET', `/payment-links/${session.clientSecret}`)
    expect([looked.status, looked.body.description, looked.body.amount]).toEqual([200, 'Blue chair', 4_200])
    const { status, body } = await pay(session.clientSecret)
    expect([status, body.status]).toEqual([201, 'succeeded'])
    expect(await read(session)).toMatchObject({ status: 'complete', transactionID: body.transactionID })
  })

  it('is answered for the session while it is open, and by no list and no event', async () => {
    const session = await build()
    expect((await read(session)).clientSecret).toBe(session.clientSecret)
    const list = await api.call('GET', '/checkout-sessions', { token: program })
    expect(list.body.items.length).toBeGreaterThan(0)
    expect(JSON.stringify(list.body)).not.toContain('_secret_')
    await pay(session.clientSecret)
    expect((await read(session)).clientSecret).toBeNull()
    const events = await api.database.read.find(Event)
    expect(events.some(({ data }) => data.includes(session.checkoutSessionID))).toBe(true)
    expect(events.some(({ data }) => data.includes('_secret_'))).toBe(false)
  })

  it('is kept in no table, and the same key is answered the same secret', async () => {
    const headers = idempotencyKey()
    const make = () => api.call('POST', '/checkout-sessions', { token: program, headers, body: sessionInput() })
    const [first, again] = [await make(), await make()]
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
    const kept = await api.database.read.query('SELECT * FROM "idempotency_keys"')
    expect(JSON.stringify(kept)).toContain(first.body.checkoutSessionID)
    expect(JSON.stringify(kept)).not.toContain('_secret_')
  })

  it('opens nothing with a character changed, or with the id of another session', async () => {
    const [one, other] = [await build(), await build()]
    const [id, proof = ''] = one.clientSecret.split('_secret_')
    const changed = `${id}_secret_${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`
    const swapped = `${other.checkoutSessionID}_secret_${proof}`
    for (const secret of [changed, swapped, `${id}_secret_`, `${one.clientSecret}x`, `chs_absent_secret_${proof}`])
      expect([secret, await look(secret), (await pay(secret)).status, (await frame(secret))[0]]).toEqual([
        ...[secret, 404, 404, 404],
      ])
  })

  it('reads no payment of another session', async () => {
    const [one, other] = [await build(), await build()]
    const { transactionID } = (await pay(one.clientSecret)).body
    expect((await api.call('GET', paymentPath(other.clientSecret, transactionID))).status).toBe(404)
  })

  it('opens nothing after completion, and for an hour still shows the payment to its payer', async () => {
    const session = await build()
    const { transactionID } = (await pay(session.clientSecret)).body
    expect([await look(session.clientSecret), (await pay(session.clientSecret)).status]).toEqual([404, 404])
    expect(await frame(session.clientSecret)).toEqual([200, 'used'])
    const path = paymentPath(session.clientSecret, transactionID)
    expect((await api.call('GET', path)).body.status).toBe('succeeded')
    await api.database.write((manager) =>
      manager.update(
        PaymentLink,
        { paymentLinkID: session.checkoutSessionID },
        { completedAt: new Date(clock.time() - embeddedReceiptMs - 1) },
      ),
    )
    expect((await api.call('GET', path)).status).toBe(404)
    // The address of our own page is the receipt, and stays.
    expect((await api.call('GET', paymentPath(tokenOf(session), transactionID))).status).toBe(200)
  })

  it('opens nothing after the session was expired', async () => {
    const session = await build()
    const declined = (await pay(session.clientSecret, 'pm_declined_fraud')).body
    expect((await expire(session)).status).toBe(200)
    expect([await look(session.clientSecret), (await pay(session.clientSecret)).status]).toEqual([404, 404])
    expect((await api.call('GET', paymentPath(session.clientSecret, declined.transactionID))).status).toBe(404)
    expect(await frame(session.clientSecret)).toEqual([200, 'expired'])
    expect((await read(session)).clientSecret).toBeNull()
  })
})

describe('GET /payment-links/:token/frame', () => {
  it("names the client's return origins of that mode alone, and no amount", async () => {
    await registerOrigins(api, client, ['https://live.example.com'], 'live')
    const session = await build()
    expect((await api.call('GET', `/payment-links/${session.clientSecret}/frame`)).body).toEqual({
      mode: 'test',
      merchantName: 'Harbor Pine',
      status: 'open',
      checkoutSessionID: session.checkoutSessionID,
      shop: `${client.clientID}-test`,
      origins: [shop],
      purpose: 'payment',
      underWay: null,
    })
    const link = await buildLink(api, client)
    const ofLink = (await api.call('GET', `/payment-links/${link.token}/frame`)).body
    expect([ofLink.checkoutSessionID, ofLink.origins]).toEqual([null, [shop]])
  })

  it('names the payment that is under way, to the holder of the client secret alone', async () => {
    const session = await build()
    const { transactionID } = (await pay(session.clientSecret, 'pm_otp')).body
    const look = async (token: string) => (await api.call('GET', `/payment-links/${token}/frame`)).body.underWay
    expect(await look(session.clientSecret)).toEqual({ kind: 'payments', id: transactionID })
    expect(await look(tokenOf(session))).toBeNull()
    const body = { code: '123456' }
    await api.call('POST', `${paymentPath(session.clientSecret, transactionID)}/otp`, { body })
    expect(await look(session.clientSecret)).toBeNull()
  })

  it('names nobody for a client without return origins', async () => {
    const other = await buildClient(api)
    const link = await buildLink(api, other)
    expect((await api.call('GET', `/payment-links/${link.token}/frame`)).body.origins).toEqual([])
  })
})
