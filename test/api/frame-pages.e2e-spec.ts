import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { OpenedCheckoutSessionView } from '#contract/checkout-sessions.js'
import { framePageMaxLength } from '#contract/processor-limits.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { buildSession, registerOrigins, shop, tokenOf } from '../support/checkout-sessions.js'
import { buildLink, paymentPath, payLink, payThrough } from '../support/payment-links.js'
import { type OnPage, registerOnPage } from '../support/processors/on-page.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let bank: OnPage
let account: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api, { name: 'Harbor Pine' })
  program = (await buildApiUser(api, client)).accessToken
  bank = registerOnPage(api, 'faraway', 'redirect')
  account = await bank.make({ currencies: ['EUR'] })
})
beforeEach(() => registerOrigins(api, client))
afterAll(async () => {
  bank.remove()
  await api.close()
})

type Session = OpenedCheckoutSessionView & { clientSecret: string }
const build = async () => (await buildSession(api, program, { currency: 'EUR' })) as Session
const redirectURL = 'https://bank.example/confirm'
const page = `${shop}/checkout?cart=7#/pay`

/** The processor sends the payer to a bank. */
function payBy(token: string, pageURL?: unknown, headers?: Record<string, string>) {
  bank.answers.push({ outcome: 'requires_action', redirectURL, processorReference: 'x' })
  const paymentMethod = { type: 'token', processorAccountID: account, token: 'redirect' }
  const body = { paymentMethod, pageURL }
  return headers ? payLink(api, token, body, headers) : payThrough(api, token, body)
}
const returnOf = () => new URL(bank.charges.at(-1)?.returnURL ?? '')
const look = async (token: string, id: string) => (await api.call('GET', paymentPath(token, id))).body

describe('the page that shows a checkout in a frame', () => {
  it('goes along to the processor in our own address, and leads back with the payment behind #', async () => {
    const session = await build()
    const { status, body } = await payBy(session.clientSecret, page)
    expect([status, body.status]).toEqual([201, 'requires_action'])
    const back = returnOf()
    expect([back.pathname, back.searchParams.get('page')]).toEqual([
      `/pay/${tokenOf(session)}/payments/${body.transactionID}`,
      page,
    ])
    const leadsTo = `${page}~gatehouse=${session.clientSecret}/payments/${body.transactionID}`
    expect(body.pageURL).toBe(leadsTo)
    expect((await look(tokenOf(session), body.transactionID)).pageURL).toBe(leadsTo)
  })

  it('leads back to the payment link where the frame shows one', async () => {
    const { token } = await buildLink(api, client, { currency: 'EUR' })
    const { transactionID, pageURL } = (await payBy(token, `${shop}/`)).body
    expect(pageURL).toBe(`${shop}/#~gatehouse=${token}/payments/${transactionID}`)
  })

  it('is not needed: without it the payer comes back to our own page', async () => {
    const { body } = await payBy((await build()).clientSecret)
    expect([body.pageURL, returnOf().search]).toEqual([null, ''])
  })

  it('makes a payment once, however often the same key is sent', async () => {
    const { clientSecret } = await build()
    const headers = idempotencyKey()
    const answers = await Promise.all([1, 2, 3].map(() => payBy(clientSecret, page, headers)))
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.transactionID)
    expect(new Set(made).size).toBe(1)
    const rows = await api.database.read.findBy(Transaction, { transactionID: made[0] })
    expect(rows.map(({ returnURL }) => returnURL?.includes(encodeURIComponent('/checkout?cart=7')))).toEqual([true])
    bank.answers.splice(0)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    '//evil.example/x',
    '\\\\evil.example',
    `${shop}\\@evil.example`,
    `https://shop.example.com@evil.example/`,
    `https://user:secret@shop.example.com/`,
    'https://evil.example/',
    `${shop}.evil.example/`,
    `${shop}:8443/`,
    'http://shop.example.com/',
    'HTTPS://EVIL.example/',
    ' https://evil.example',
    'checkout',
    '',
    7,
    [],
    `${shop}/${'a'.repeat(framePageMaxLength)}`,
    `${shop}/?card=4012888888881881`,
  ])('refuses %j, and makes no payment', async (pageURL) => {
    const session = await build()
    const { status, body } = await payBy(session.clientSecret, pageURL)
    bank.answers.splice(0)
    expect([pageURL, status, Object.keys(body.fields ?? {})]).toEqual([pageURL, 422, ['pageURL']])
    expect((await api.call('GET', `/payment-links/${session.clientSecret}/frame`)).body.underWay).toBeNull()
  })

  it('of a client that registered it in the other mode alone, or of another client, is refused', async () => {
    await registerOrigins(api, client, ['https://live.example.com'], 'live')
    const other = await buildClient(api)
    await registerOrigins(api, other, ['https://other.example.com'])
    for (const origin of ['https://live.example.com', 'https://other.example.com']) {
      const { status } = await payBy((await build()).clientSecret, `${origin}/`)
      expect([origin, status]).toEqual([origin, 422])
    }
    bank.answers.splice(0)
  })

  it('is not led to any more once its origin was taken away', async () => {
    const session = await build()
    const { transactionID } = (await payBy(session.clientSecret, page)).body
    await registerOrigins(api, client, ['https://new.example.com'])
    expect((await look(session.clientSecret, transactionID)).pageURL).toBeNull()
  })

  it('is told to nobody who holds another secret', async () => {
    const [one, other] = [await build(), await build()]
    const { transactionID } = (await payBy(one.clientSecret, page)).body
    expect((await look(other.clientSecret, transactionID)).pageURL).toBeUndefined()
  })
})
