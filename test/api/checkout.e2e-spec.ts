import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PaymentLinkView } from '#contract/payment-links.js'
import { sandboxAccountID } from '#contract/processors.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { buildLink, linksPath, makeOverdue, paymentPath, payLink } from '../support/payment-links.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

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
const read = async ({ paymentLinkID }: PaymentLinkView): Promise<PaymentLinkView> =>
  (await api.call('GET', linksPath(client, `/${paymentLinkID}`), { token: client.token })).body

describe('GET /payment-links/:token', () => {
  it('shows the payer what is sold and by whom, and nothing else', async () => {
    const { token } = await build({ reference: 'private' })
    const { status, body } = await look(token)
    expect([status, body]).toEqual([
      200,
      {
        mode: 'test',
        merchantName: 'Harbor Pine',
        amount: 4_200,
        currency: 'USD',
        description: 'Blue chair',
        status: 'open',
        isUnderWay: false,
        offers: [expect.objectContaining({ kind: 'test_form', processorAccountID: sandboxAccountID })],
        session: null,
        purpose: 'payment',
        saving: null,
        savedMethods: [],
        takesParts: false,
        subscription: null,
      },
    ])
  })

  it.each(['absent', '%00', 'a'.repeat(32), "' OR 1=1 --"])('answers 404 to %j', async (token) => {
    const path = token === '%00' ? token : encodeURIComponent(token)
    expect((await look(path)).status).toBe(404)
    expect((await pay(path)).status).toBe(404)
    expect((await api.call('GET', paymentPath(path, 'txn_1'))).status).toBe(404)
  })
})

describe('POST /payment-links/:token/payments', () => {
  it('pays in the name of the client, without an API user', async () => {
    const link = await build({ reference: 'chair-8' })
    const { status, body } = await pay(link.token, { paymentMethod: '4242 4242 4242 4242' })
    expect([status, body]).toEqual([
      201,
      {
        transactionID: expect.stringMatching(/^txn_/),
        mode: 'test',
        merchantName: 'Harbor Pine',
        amount: 4_200,
        amountRefunded: 0,
        currency: 'USD',
        description: 'Blue chair',
        status: 'succeeded',
        card: { brand: 'visa', last4: '4242' },
        isTransfer: false,
        failureMessage: null,
        rest: null,
        nextAction: null,
        testCode: null,
        shop: null,
        mayPayAgain: true,
        session: null,
        pageURL: null,
        createdAt: expect.any(String),
      },
    ])
    const { transactionID } = body
    const path = `/clients/${client.clientID}/transactions/${transactionID}`
    const transaction = (await api.call('GET', path, { token: client.token })).body
    expect(transaction).toMatchObject({ paymentLinkID: link.paymentLinkID, reference: 'chair-8', fee: 105, net: 4_095 })
    expect(await api.database.read.findOneByOrFail(Transaction, { transactionID })).toMatchObject({ apiUserID: null })
    expect((await api.call('GET', paymentPath(link.token, transactionID))).body).toEqual(body)
    expect(await read(link)).toMatchObject({ payments: 1, amountPaid: 4_200, status: 'open' })
  })

  it('wants a key, and charges once for each', async () => {
    const { token } = await build()
    expect((await pay(token, { paymentMethod: 'pm_success' }, {})).status).toBe(400)
    const key = idempotencyKey()
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(token, { paymentMethod: 'pm_success' }, key)))
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    const again = await pay(token, { paymentMethod: 'pm_success' }, key)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    const paid = answers.filter(({ status }) => status === 201).map(({ body }) => body.transactionID)
    expect(new Set([...paid, again.body.transactionID]).size).toBe(1)
    expect((await pay(token, { paymentMethod: 'pm_declined_fraud' }, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    // Another link's key is another key.
    expect((await pay((await build()).token, { paymentMethod: 'pm_success' }, key)).status).toBe(201)
  })

  it('takes the amount from the payer only where the link leaves it open', async () => {
    const fixed = await build()
    const open = await build({ amount: undefined, currency: 'JPY' })
    expect(open.amount).toBeNull()
    const paymentMethod = 'pm_success'
    expect((await pay(fixed.token, { paymentMethod, amount: 1 })).body.fields).toHaveProperty('amount')
    expect((await pay(open.token, { paymentMethod })).body.fields).toHaveProperty('amount')
    expect((await pay(open.token, { paymentMethod, amount: 1.5 })).body.fields).toHaveProperty('amount')
    const { status, body } = await pay(open.token, { paymentMethod, amount: 500 })
    expect([status, body.amount, body.currency]).toEqual([201, 500, 'JPY'])
  })

  it('refuses what may be a real card number, and keeps it nowhere', async () => {
    const { token } = await build()
    for (const number of ['4111111111111111', '4111 1111 1111 1111', '4012-8888-8888-1881']) {
      const { status, body } = await pay(token, { paymentMethod: number })
      expect([status, body.fields.paymentMethod]).toEqual([422, expect.stringContaining('real card number')])
      expect(JSON.stringify(body)).not.toContain(number)
    }
    const dump = await dumpOf(api)
    expect(dump).toContain(token)
    expect(formsOf('4111111111111111').some((form) => dump.includes(form))).toBe(false)
    expect((await pay(token, { paymentMethod: '4242424242424241' })).status).toBe(422)
  })

  it('asks for the code, sends it again, and takes it', async () => {
    const { token } = await build({ once: true })
    const { body } = await pay(token, { paymentMethod: '4000 0025 0000 3155' })
    const path = paymentPath(token, body.transactionID)
    expect([body.status, body.nextAction.triesLeft]).toEqual(['requires_action', 5])
    expect(body.testCode).toBe('123456')
    expect((await api.call('POST', `${path}/resend-otp`)).status).toBe(429)
    const wrong = await api.call('POST', `${path}/otp`, { body: { code: '000000' } })
    expect([wrong.status, wrong.body.fields.code]).toEqual([422, 'Incorrect code. 4 tries left'])
    const right = await api.call('POST', `${path}/otp`, { body: { code: '123456' } })
    expect([right.status, right.body.status, right.body.mayPayAgain]).toEqual([200, 'succeeded', false])
    expect((await api.call('POST', `${path}/otp`, { body: { code: '123456' } })).status).toBe(409)
    expect((await api.call('POST', `${path}/cancel`)).status).toBe(409)
  })

  it('knows a payment by its own link alone', async () => {
    const [one, other] = [await build(), await build()]
    const { transactionID } = (await pay(one.token, { paymentMethod: 'pm_otp' })).body
    const foreign = paymentPath(other.token, transactionID)
    expect((await api.call('GET', foreign)).status).toBe(404)
    expect((await api.call('POST', `${foreign}/otp`, { body: { code: '123456' } })).status).toBe(404)
    expect((await api.call('POST', `${foreign}/resend-otp`)).status).toBe(404)
    expect((await api.call('POST', `${foreign}/cancel`)).status).toBe(404)
    expect((await api.call('GET', paymentPath(one.token, transactionID))).body.status).toBe('requires_action')
  })
})

describe('a link for one payment', () => {
  it('is paid once, however many try at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const link = await build({ once: true })
      const answers = await Promise.all(Array.from({ length: 8 }, () => pay(link.token)))
      const codes = answers.map(({ status, body }) => (status === 201 ? body.status : body.code))
      expect(codes.filter((code) => code === 'succeeded')).toHaveLength(1)
      expect(codes.every((code) => ['succeeded', 'PAYMENT_UNDER_WAY', 'PAYMENT_LINK_USED'].includes(code))).toBe(true)
      expect(await read(link)).toMatchObject({ status: 'used', payments: 1, amountPaid: 4_200 })
    }
  })

  it('is free again after a decline', async () => {
    const { token } = await build({ once: true })
    const declined = (await pay(token, { paymentMethod: 'pm_declined_insufficient_funds' })).body
    expect([declined.status, declined.failureMessage, declined.mayPayAgain]).toEqual([
      'failed',
      'The account doesn’t have enough money',
      true,
    ])
    expect((await pay(token)).body.status).toBe('succeeded')
    const late = await pay(token)
    expect([late.status, late.body.code]).toEqual([409, 'PAYMENT_LINK_USED'])
  })

  it('answers the payer again who used it up', async () => {
    const { token } = await build({ once: true })
    const key = idempotencyKey()
    const first = await pay(token, { paymentMethod: 'pm_success' }, key)
    const again = await pay(token, { paymentMethod: 'pm_success' }, key)
    expect([again.status, again.body.transactionID]).toEqual([201, first.body.transactionID])
  })

  it('waits for a payer with a code, and is free again when that payer leaves', async () => {
    const { token } = await build({ once: true })
    const { transactionID } = (await pay(token, { paymentMethod: 'pm_otp' })).body
    expect((await look(token)).body).toMatchObject({ status: 'open', isUnderWay: true })
    expect((await pay(token)).body.code).toBe('PAYMENT_UNDER_WAY')
    const left = await api.call('POST', `${paymentPath(token, transactionID)}/cancel`)
    expect([left.status, left.body.status, left.body.mayPayAgain]).toEqual([200, 'canceled', true])
    const { transactionID: second } = (await pay(token, { paymentMethod: 'pm_otp' })).body
    await makeOverdue(api, second)
    await until(
      () => look(token),
      ({ body }) => !body.isUnderWay,
    )
    expect((await api.call('GET', paymentPath(token, second))).body.status).toBe('expired')
    expect((await pay(token)).body.status).toBe('succeeded')
  })

  it('is paid by one of two: the code, or the other payer after the first one left', async () => {
    const { token, paymentLinkID } = await build({ once: true })
    const { transactionID } = (await pay(token, { paymentMethod: 'pm_otp' })).body
    const path = paymentPath(token, transactionID)
    await Promise.all([
      api.call('POST', `${path}/otp`, { body: { code: '123456' } }),
      api.call('POST', `${path}/cancel`).then(() => pay(token)),
    ])
    const statuses = await until(
      () => api.database.read.findBy(Transaction, { paymentLinkID }),
      (rows) => rows.every(({ inFlight }) => inFlight === null),
    )
    expect(statuses.filter(({ status }) => status === 'succeeded')).toHaveLength(1)
  })
})

describe('a flood of payments', () => {
  it('is limited per address', async () => {
    const strict = await startApi({ RATE_LIMIT_SCALE: '0.05' })
    const codes = []
    for (let call = 0; call < 4; call += 1) {
      const { status } = await strict.call('POST', '/payment-links/absent/payments', {
        body: {},
        headers: idempotencyKey(),
      })
      codes.push(status)
    }
    expect(codes.at(-1)).toBe(429)
    await strict.close()
  })
})
