import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { CustomerView } from '#contract/customers.js'
import { payerLinkLifeMs, payerLinkMailsMax, payerSessionLifeMs, shopOf } from '#contract/payer-shops.js'
import { PayerLink } from '../../api/src/money/payer-access/payer-link.entity.js'
import { PayerSession } from '../../api/src/money/payer-access/payer-session.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { anAddress } from '../support/letters.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { buildCustomer } from '../support/customers.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer } from '../support/mail-server.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let server: MailServer
let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com', RATE_LIMIT_SCALE: '1000' })
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const shop = () => shopOf(client.clientID, 'test')
const request = (emailAddress: unknown, more: object = {}, at = shop()) =>
  api.call('POST', `/payer-access/shops/${at}/links`, { body: { emailAddress, ...more } })
const open = (token: unknown) => api.call('POST', '/payer-access/sessions', { body: { token } })
const session = (token: string, path = '') => api.call('GET', `/payer-access/sessions/${token}${path}`)
const customer = (overrides: Record<string, unknown> = {}) =>
  buildCustomer(api, program, { emailAddress: anAddress(), ...overrides })
const portalLink = ({ customerID }: Pick<CustomerView, 'customerID'>, token = program) =>
  api.call('POST', `/customers/${customerID}/portal-links`, { token })
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''
const mailsTo = (address: string, count = 1) =>
  until(
    async () => server.to(address),
    ({ length }) => length >= count,
  )
const mailedToken = async ({ emailAddress }: CustomerView) => {
  await request(emailAddress)
  return tokenIn((await mailsTo(emailAddress ?? '')).at(-1) as Awaited<ReturnType<typeof mailsTo>>[number])
}
const sessionOf = async (one: CustomerView) => (await open(await mailedToken(one))).body.token as string
const pay = async (customerID: string, overrides: object = {}) => {
  const body = paymentInput({ customerID, ...overrides })
  return (await api.call('POST', '/transactions', { token: program, body, headers: idempotencyKey() })).body
}
const paidIn = async (token: string) =>
  ((await session(token, '/payments')).body.items as { transactionID: string }[]).map((one) => one.transactionID)

describe('POST /payer-access/shops/:shop/links', () => {
  it('mails a link to a customer in the language that was asked for', async () => {
    const one = await customer({ name: 'Zenobia Quill', language: 'es' })
    const { status, body } = await request(String(one.emailAddress).toUpperCase(), { language: 'fr' })
    expect([status, body]).toEqual([202, { message: 'If we know this address, a link is on its way to it.' }])
    const [mail] = await mailsTo(one.emailAddress ?? '')
    expect(mail?.subject).toBe('Votre lien vers Harbor Pine')
    expect(mail?.text).toContain(`https://pay.example.com/pay/you/${shop()}/open?token=`)
    await request(one.emailAddress)
    expect((await mailsTo(one.emailAddress ?? '', 2)).map(({ subject }) => subject)).toContain(
      'Su enlace a Harbor Pine',
    )
  })

  it('answers an unknown address alike, after the same least time, and keeps no link', async () => {
    const before = await api.database.read.count(PayerLink)
    const known = await customer()
    const times: number[] = []
    const answers = []
    for (const address of [anAddress(), known.emailAddress]) {
      const start = performance.now()
      answers.push(await request(address))
      times.push(performance.now() - start)
    }
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(Math.min(...times)).toBeGreaterThanOrEqual(99)
    await mailsTo(known.emailAddress ?? '')
    expect(await api.database.read.count(PayerLink)).toBe(before + 1)
  })

  it('mails no more than so many links to one customer at a time', async () => {
    const one = await customer()
    for (let mail = 1; mail <= payerLinkMailsMax; mail++) {
      await request(one.emailAddress)
      await mailsTo(one.emailAddress ?? '', mail)
    }
    expect((await request(one.emailAddress)).status).toBe(202)
    const next = await customer()
    await request(next.emailAddress)
    await mailsTo(next.emailAddress ?? '')
    expect(await api.database.read.countBy(Mail, { aboutID: one.customerID })).toBe(payerLinkMailsMax)
  })

  it('finds customers of this merchant and this mode alone', async () => {
    const one = await customer()
    const other = await buildClient(api)
    const before = await api.database.read.count(PayerLink)
    expect((await request(one.emailAddress, {}, shopOf(other.clientID, 'test'))).status).toBe(202)
    expect((await request(one.emailAddress, {}, client.clientID)).status).toBe(202)
    const marker = await customer()
    await request(marker.emailAddress)
    await mailsTo(marker.emailAddress ?? '')
    expect(await api.database.read.count(PayerLink)).toBe(before + 1)
  })

  it.each([
    ['emailAddress', { emailAddress: 'zenobia' }],
    ['emailAddress', { emailAddress: 7 }],
    ['language', { language: 'xx' }],
    ['customerID', { customerID: 'cus_1' }],
  ])('refuses a wrong %s: %j', async (name, overrides) => {
    const { status, body } = await request(anAddress(), overrides)
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })

  it('knows no absent merchant', async () => {
    for (const path of ['cli_00000000000000000000000000', '-test', '%00'])
      expect((await api.call('GET', `/payer-access/shops/${path}`)).status).toBe(404)
    expect((await request(anAddress(), {}, 'cli_00000000000000000000000000-test')).status).toBe(404)
    const { status, body } = await api.call('GET', `/payer-access/shops/${shop()}`)
    expect([status, body]).toEqual([200, { shop: shop(), merchantName: 'Harbor Pine', mode: 'test' }])
  })
})

describe('POST /payer-access/sessions', () => {
  it('opens one session for each link, also of five calls at once', async () => {
    const one = await customer()
    const token = await mailedToken(one)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => open(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    expect((await open(token)).body.code).toBe('LINK_USED')
    const opened = answers.find(({ status }) => status === 201)?.body
    expect(opened).toEqual({ token: expect.any(String), endsAt: expect.any(String), shop: shop() })
    expect((await session(opened.token)).body).toEqual({
      ...{ shop: shop(), merchantName: 'Harbor Pine', mode: 'test', endsAt: opened.endsAt },
    })
  })

  it('keeps tokens of 256 bits, hashed, and no address beside them', async () => {
    const one = await customer()
    const token = await mailedToken(one)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const opened = (await open(token)).body.token as string
    const rows = [await api.database.read.find(PayerLink), await api.database.read.find(PayerSession)]
    for (const kept of [token, opened, one.emailAddress]) expect(JSON.stringify(rows)).not.toContain(kept)
    expect((await session(token)).body.code).toBe('PAYER_SESSION_ENDED')
    expect((await open(opened)).body.code).toBe('LINK_UNKNOWN')
  })

  it('refuses tokens that are made up or missing', async () => {
    for (const token of ['a'.repeat(43), '../']) expect((await open(token)).body.code).toBe('LINK_UNKNOWN')
    for (const token of [undefined, '', 7]) expect((await open(token)).status).toBe(422)
  })

  it('ends links after 15 minutes and sessions after 30', async () => {
    const one = await customer()
    const late = await mailedToken(one)
    clock.moveBy(payerLinkLifeMs)
    expect((await open(late)).body.code).toBe('LINK_EXPIRED')
    const next = await customer()
    const opened = await sessionOf(next)
    clock.moveBy(payerSessionLifeMs - 60_000)
    expect((await session(opened)).status).toBe(200)
    clock.moveBy(60_000)
    const { status, body } = await session(opened)
    expect([status, body.code]).toEqual([404, 'PAYER_SESSION_ENDED'])
  })

  it('opens nothing once the address of the customer is another, or the customer is erased', async () => {
    const moved = await customer()
    const [movedLink, movedSession] = [await mailedToken(moved), await sessionOf(await customer())]
    expect((await session(movedSession)).status).toBe(200)
    const body = { name: 'N', emailAddress: anAddress() }
    await api.call('PUT', `/customers/${moved.customerID}`, { token: program, body })
    expect((await open(movedLink)).body.code).toBe('LINK_UNKNOWN')
    const erased = await customer()
    const [erasedSession, given] = [await sessionOf(erased), tokenOf((await portalLink(erased)).body.url)]
    await api.call('DELETE', `/customers/${erased.customerID}`, { token: program })
    expect((await session(erasedSession, '/payments')).body.code).toBe('PAYER_SESSION_ENDED')
    expect((await open(given)).body.code).toBe('LINK_UNKNOWN')
  })
})

describe('GET /payer-access/sessions/:token/payments', () => {
  it('shows the payments of every customer with the address, newest first, and of no other', async () => {
    const emailAddress = anAddress()
    const [one, two, stranger] = [await customer({ emailAddress }), await customer({ emailAddress }), await customer()]
    const paid = [await pay(one.customerID), await pay(two.customerID)]
    const foreign = await pay(stranger.customerID)
    await pay(one.customerID, { paymentMethod: 'pm_insufficient_funds' })
    const token = await sessionOf(one)
    expect(await paidIn(token)).toEqual(paid.map(({ transactionID }) => transactionID).reverse())
    const { body } = await session(token, `/payments/${paid[0].transactionID}`)
    expect(body).toMatchObject({ merchantName: 'Harbor Pine', status: 'succeeded', amountRefunded: 0 })
    expect((await session(token, `/payments/${foreign.transactionID}`)).status).toBe(404)
  })

  it('ends with the session', async () => {
    const token = await sessionOf(await customer())
    for (const end of [204, 404]) expect((await api.call('DELETE', `/payer-access/sessions/${token}`)).status).toBe(end)
    for (const path of ['', '/payments', '/payments/txn_1'])
      expect((await session(token, path)).body.code).toBe('PAYER_SESSION_ENDED')
  })
})

describe('POST /customers/:customerID/portal-links', () => {
  it('gives a link that reaches this customer alone', async () => {
    const emailAddress = anAddress()
    const [one, two] = [await customer({ emailAddress }), await customer({ emailAddress })]
    const [paid] = [await pay(one.customerID), await pay(two.customerID)]
    const { status, body } = await portalLink(one)
    expect([status, body]).toEqual([
      201,
      {
        url: expect.stringContaining(`https://pay.example.com/pay/you/${shop()}/open?token=`),
        expiresAt: expect.any(String),
      },
    ])
    const { token } = (await open(tokenOf(body.url))).body
    expect(await paidIn(token)).toEqual([paid.transactionID])
  })

  it('is for callers of the customer whose role covers it', async () => {
    const one = await customer()
    const other = await buildClient(api)
    const reader = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    const statuses = await Promise.all(
      ['', reader, other.token, client.token].map(async (token) => (await portalLink(one, token)).status),
    )
    expect(statuses).toEqual([401, 403, 404, 201])
    expect((await portalLink({ customerID: 'cus_00000000000000000000000000' })).status).toBe(404)
    const live = await api.call('POST', `/customers/${one.customerID}/portal-links?mode=live`, { token: client.token })
    expect(live.status).toBe(404)
  })

  it('refuses an erased customer', async () => {
    const one = await customer()
    await api.call('DELETE', `/customers/${one.customerID}`, { token: program })
    expect((await portalLink(one)).body.code).toBe('CUSTOMER_ERASED')
  })
})
