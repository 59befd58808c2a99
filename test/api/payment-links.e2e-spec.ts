import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { PaymentLinkView } from '#contract/payment-links.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { PaymentLink } from '../../api/src/money/payment-links/payment-link.entity.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { buildLink, linkInput, linksPath, paymentPath, payLink } from '../support/payment-links.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api, { name: 'Harbor Pine' })
})
afterAll(() => api.close())

const build = (overrides?: Record<string, unknown>, owner = client) => buildLink(api, owner, overrides)
const look = (token: string) => api.call('GET', `/payment-links/${token}`)
const pay = (token: string, body?: object, headers?: Record<string, string>) => payLink(api, token, body, headers)

describe('POST /clients/:clientID/payment-links', () => {
  it('makes a link with a token that nobody guesses', async () => {
    const link = await build({ reference: 'chair-7' })
    expect(link).toEqual({
      paymentLinkID: expect.stringMatching(/^lnk_/),
      clientID: client.clientID,
      mode: 'test',
      token: expect.stringMatching(/^[\w-]{32}$/),
      amount: 4_200,
      currency: 'USD',
      description: 'Blue chair',
      customerID: null,
      reference: 'chair-7',
      once: false,
      status: 'open',
      payments: 0,
      amountPaid: 0,
      expiresAt: null,
      createdAt: expect.any(String),
    })
    const others = await Promise.all([build(), build()])
    expect(new Set([link, ...others].map(({ token }) => token)).size).toBe(3)
  })

  it('leaves a line in the audit log, without the token', async () => {
    const { paymentLinkID, token } = await build()
    const entries = await api.database.read.findBy(AuditEntry, { targetID: paymentLinkID })
    expect(entries.map(({ action, actorID }) => [action, actorID])).toEqual([['payment_link.created', client.clientID]])
    expect(JSON.stringify(entries)).not.toContain(token)
  })

  it.each([
    ['amount', 0],
    ['amount', '4200'],
    ['amount', 1.5],
    ['currency', 'XXX'],
    ['currency', undefined],
    ['description', ''],
    ['description', 'card 4111 1111 1111 1111'],
    ['reference', '4111111111111111'],
    ['once', 'yes'],
    ['expiresAt', 'tomorrow'],
    ['expiresAt', '2026-W47-6'],
    ['expiresAt', '2099-02-30T00:00:00.000Z'],
    ['expiresAt', '2020-01-01T00:00:00.000Z'],
    ['expiresAt', 7],
    ['surprise', 1],
  ])('refuses %s: %j', async (name, value) => {
    const { status, body } = await api.call('POST', linksPath(client), {
      token: client.token,
      body: linkInput({ [name]: value }),
    })
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })

  it('is for the client, and for API users of it whose role covers it', async () => {
    const other = await buildClient(api)
    const { accessToken } = await buildApiUser(api, client)
    const reader = await buildApiUser(api, client, 'Integrator (read only)')
    const statusOf = async (token?: string) =>
      (await api.call('POST', linksPath(client), { token, body: linkInput() })).status
    expect(await statusOf()).toBe(401)
    expect(await statusOf(accessToken)).toBe(201)
    expect(await statusOf(reader.accessToken)).toBe(403)
    expect(await statusOf((await buildApiUser(api, other)).accessToken)).toBe(404)
    expect(await statusOf(await signInAdmin(api))).toBe(403)
    expect(await statusOf(other.token)).toBe(404)
  })
})

describe('GET /clients/:clientID/payment-links', () => {
  it('lists newest first, with what was paid, by status and in pages', async () => {
    const owner = await buildClient(api)
    const [many, used, closed, expired] = [
      await build({}, owner),
      await build({ once: true }, owner),
      await build({}, owner),
      await build({}, owner),
    ]
    await pay(many.token)
    await pay(many.token)
    await pay(many.token, { paymentMethod: 'pm_declined_fraud' })
    await pay(used.token)
    await api.call('POST', linksPath(owner, `/${closed.paymentLinkID}/close`), { token: owner.token })
    const { paymentLinkID } = expired
    await api.database.write((manager) =>
      manager.update(PaymentLink, { paymentLinkID }, { expiresAt: new Date(1_000) }),
    )

    const list = async (query = '') =>
      (await api.call('GET', linksPath(owner, query), { token: owner.token })).body as {
        items: PaymentLinkView[]
        nextCursor: string
      }
    const { items } = await list()
    expect(items.map(({ status, payments, amountPaid }) => [status, payments, amountPaid])).toEqual([
      ['expired', 0, 0],
      ['closed', 0, 0],
      ['used', 1, 4_200],
      ['open', 2, 8_400],
    ])
    for (const { status, paymentLinkID } of items) {
      expect((await list(`?status=${status}`)).items.map((one) => one.paymentLinkID)).toEqual([paymentLinkID])
    }
    const first = await list('?limit=3')
    expect((await list(`?limit=3&cursor=${first.nextCursor}`)).items).toEqual(items.slice(3))
    expect((await api.call('GET', linksPath(owner, '?status=gone'), { token: owner.token })).status).toBe(422)
  })

  it("shows neither another client's links nor one link of another client", async () => {
    const other = await buildClient(api)
    const { paymentLinkID } = await build()
    const ask = (path: string) => api.call('GET', path, { token: other.token })
    expect((await ask(linksPath(client))).status).toBe(404)
    expect((await ask(linksPath(other))).body.items).toEqual([])
    expect((await ask(linksPath(other, `/${paymentLinkID}`))).status).toBe(404)
    expect((await ask(linksPath(other, '/lnk_absent'))).status).toBe(404)
    const close = await api.call('POST', linksPath(other, `/${paymentLinkID}/close`), { token: other.token })
    expect(close.status).toBe(404)
  })
})

describe('a link that takes no payment any more', () => {
  it('is closed by the client, once and for all, while a payment that has begun may end', async () => {
    const link = await build()
    const { transactionID } = (await pay(link.token, { paymentMethod: 'pm_otp' })).body
    const close = () => api.call('POST', linksPath(client, `/${link.paymentLinkID}/close`), { token: client.token })
    expect((await close()).body.status).toBe('closed')
    expect((await close()).status).toBe(200)
    const actions = await api.database.read.findBy(AuditEntry, { targetID: link.paymentLinkID })
    expect(actions.map(({ action }) => action).sort()).toEqual(['payment_link.closed', 'payment_link.created'])
    expect((await look(link.token)).body.status).toBe('closed')
    const refused = await pay(link.token)
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_LINK_CLOSED'])
    const path = `${paymentPath(link.token, transactionID)}/otp`
    expect((await api.call('POST', path, { body: { code: '123456' } })).body.status).toBe('succeeded')
  })

  it('has expired', async () => {
    const { token, paymentLinkID } = await build({ expiresAt: new Date(clock.time() + 3_600_000).toISOString() })
    expect((await pay(token)).status).toBe(201)
    await api.database.write((manager) => manager.update(PaymentLink, { paymentLinkID }, { expiresAt: clock.now() }))
    expect((await look(token)).body.status).toBe('expired')
    expect((await pay(token)).body.code).toBe('PAYMENT_LINK_EXPIRED')
  })

  it('belongs to a client that is suspended: closed, until the client is active again', async () => {
    const owner = await buildClient(api)
    const { token } = await build({}, owner)
    const { transactionID } = (await pay(token, { paymentMethod: 'pm_otp' })).body
    const staff = await signInAdmin(api)
    await api.call('POST', `/clients/${owner.clientID}/suspend`, { token: staff, body: { reason: 'A check' } })
    expect((await look(token)).body.status).toBe('closed')
    expect((await pay(token)).body.code).toBe('PAYMENT_LINK_CLOSED')
    const otp = await api.call('POST', `${paymentPath(token, transactionID)}/otp`, { body: { code: '123456' } })
    expect(otp.body.code).toBe('PAYMENT_LINK_CLOSED')
    await api.call('POST', `/clients/${owner.clientID}/reactivate`, { token: staff, body: {} })
    expect((await look(token)).body.status).toBe('open')
  })
})
