import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { requestLogBatch, requestLogWriteMs } from '#contract/request-log-limits.js'
import type { RequestLogView } from '#contract/request-logs.js'
import { RequestLogWriter } from '../../api/src/desk/request-logs/request-log-writer.js'
import { buildClient, idempotencyKey, paymentInput, signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { buildPortalUser } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
let other: Merchant
let staff: string
beforeAll(async () => {
  api = await startApi()
  staff = await signInAdmin(api)
  merchant = await buildMerchant(api)
  other = await buildMerchant(api)
})
afterAll(() => api.close())

const own = (path = '') => `/clients/${merchant.clientID}/request-logs${path}`

/** Calls are written in batches beside the answers. */
async function logged(wanted: Record<string, string>, count = 1): Promise<RequestLogView[]> {
  const address = `${own()}?${new URLSearchParams(wanted)}`
  return until(
    async () => (await api.call('GET', address, { token: merchant.token })).body.items as RequestLogView[],
    ({ length }) => length >= count,
  )
}

const create = (body: object, headers = idempotencyKey(), token = merchant.accessToken) =>
  api.call('POST', '/transactions', { token, body, headers })

describe('request logs', () => {
  it('keep a call of a program with its key and its payment, and a replay as one', async () => {
    const headers = idempotencyKey()
    const made = await create(paymentInput(), headers)
    expect(made.status).toBe(201)
    await create(paymentInput(), headers)
    const { transactionID } = made.body
    await logged({ transactionID })
    const [, first] = await logged({ q: headers['idempotency-key'] }, 2)
    const [again] = await logged({ q: headers['idempotency-key'] }, 2)
    expect(first).toMatchObject({
      method: 'POST',
      route: '/transactions',
      status: 201,
      code: null,
      isReplay: false,
      transactionID,
      mode: 'test',
      clientID: merchant.clientID,
    })
    expect(again).toMatchObject({ isReplay: true, status: 201, transactionID })
  })

  it('are written together: what comes while others are written waits with those that follow', async () => {
    const writer = api.app.get(RequestLogWriter, { strict: false }) as unknown as { writeSome(): Promise<boolean> }
    const writes = jest.spyOn(writer, 'writeSome')
    const begun = performance.now()
    let calls = 0
    const caller = async () => {
      for (; performance.now() < begun + 3 * requestLogWriteMs; calls += 1)
        expect((await api.call('GET', '/transactions', { token: merchant.accessToken })).status).toBe(200)
    }
    await Promise.all(Array.from({ length: 8 }, caller))
    const turns = (performance.now() - begun) / requestLogWriteMs
    expect(writes.mock.calls.length).toBeLessThanOrEqual(turns + calls / requestLogBatch + 2)
    writes.mockRestore()
  })

  it('show what followed: the attempt and the events of the payment', async () => {
    const { body } = await create(paymentInput())
    const [log] = await logged({ transactionID: body.transactionID })
    const detail = await api.call('GET', own(`/${log?.requestLogID}`), { token: merchant.token })
    expect(detail.body).toMatchObject({ body: null, attempts: [{ number: 1, outcome: 'succeeded' }] })
    expect(detail.body.events.map(({ type }: { type: string }) => type)).toContain('transaction.succeeded')
  })

  it('keep what a refused call sent, without cards, secrets and persons', async () => {
    const sent = {
      amount: -5,
      currency: 'USD',
      description: 'a lamp',
      reference: 'card 4111 1111 1111 1111',
      paymentMethod: { type: 'card', number: '4242424242424242', securityCode: '123' },
      payer: { emailAddress: 'ada@example.com', name: 'Ada' },
      apiSecret: 'gs_secretsecretsecret',
      metadata: { order: '42' },
    }
    const answer = await create(sent)
    expect(answer.status).toBe(422)
    const [log] = await logged({ q: String(answer.headers.get('x-request-id')) })
    expect(log).toMatchObject({ status: 422, code: 'INVALID_INPUT' })
    const { body } = await api.call('GET', own(`/${log?.requestLogID}`), { token: merchant.token })
    expect(body.body).toMatchObject({ amount: -5, description: 'a lamp', metadata: { order: '42' } })
    const kept = JSON.stringify(body.body)
    for (const word of ['4111', '4242', '123"', 'ada@', 'Ada', 'gs_secret']) expect(kept).not.toContain(word)
  })

  it('are filtered by outcome, code, key and time', async () => {
    await create(paymentInput({ amount: 0 }))
    const refused = await logged({ outcome: 'refused', code: 'INVALID_INPUT' })
    expect(refused.every(({ status }) => status >= 400 && status < 500)).toBe(true)
    const answered = await logged({ outcome: 'answered' })
    expect(answered.every(({ status }) => status < 400)).toBe(true)
    const before = await api.call('GET', `${own()}?to=2020-01-01T00:00:00.000Z`, { token: merchant.token })
    expect(before.body.items).toEqual([])
    const wrong = await api.call('GET', `${own()}?outcome=lucky`, { token: merchant.token })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { outcome: expect.any(String) }])
  })

  it('are of their own client alone, and never of people', async () => {
    const { body } = await create(paymentInput())
    const [log] = await logged({ transactionID: body.transactionID })
    const path = `/request-logs/${log?.requestLogID}`
    expect((await api.call('GET', path, { token: other.accessToken })).status).toBe(404)
    expect((await api.call('GET', path, { token: merchant.accessToken })).status).toBe(200)
    expect((await api.call('GET', path, { token: staff })).body.clientID).toBe(merchant.clientID)
    expect((await api.call('GET', path)).status).toBe(401)
    const stranger = await buildClient(api)
    expect((await api.call('GET', own(), { token: stranger.token })).status).toBe(404)
    const nobody = await buildPortalUser(api, [])
    expect((await api.call('GET', '/request-logs', { token: nobody.token })).status).toBe(403)
    const foreign = await api.call('GET', `/request-logs?clientID=${merchant.clientID}`, { token: other.accessToken })
    expect(foreign.body.items.every(({ clientID }: RequestLogView) => clientID === other.clientID)).toBe(true)
  })

  it('say nothing of a payment of somebody else that a call has named', async () => {
    const theirs = (await create(paymentInput(), idempotencyKey(), other.accessToken)).body.transactionID
    const { headers } = await api.call('GET', `/transactions/${theirs}`, { token: merchant.accessToken })
    const [log] = await logged({ q: String(headers.get('x-request-id')) })
    const detail = await api.call('GET', own(`/${log?.requestLogID}`), { token: merchant.token })
    expect(detail.body).toMatchObject({ status: 404, transactionID: null, attempts: [], events: [] })
  })
})

describe('the timeline of a payment', () => {
  it('tells calls, attempts, moves, books and events in order, and staff also why', async () => {
    const { body } = await create(paymentInput())
    const { transactionID } = body
    await logged({ transactionID })
    const path = `/transactions/${transactionID}/timeline`
    const forMerchant = await api.call('GET', `/clients/${merchant.clientID}${path}`, { token: merchant.token })
    const kinds = forMerchant.body.items.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['request', 'attempt', 'move', 'posting', 'event']))
    for (const kind of ['gate', 'routing', 'risk', 'notice', 'bank_entry']) expect(kinds).not.toContain(kind)
    const times = forMerchant.body.items.map(({ at }: { at: string }) => at)
    expect(times).toEqual([...times].sort())
    const forStaff = await api.call('GET', path, { token: staff })
    expect(forStaff.body.items.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['gate', 'routing']),
    )
    const gate = forStaff.body.items.find(({ kind }: { kind: string }) => kind === 'gate')
    expect(gate.sentence).toMatch(/^Allowed today: .* has "Create payments" through the role/)
  })

  it('follows a refund and what the webhooks became', async () => {
    const { body } = await create(paymentInput())
    const path = `/transactions/${body.transactionID}`
    const refund = { token: merchant.accessToken, body: { amount: 100 }, headers: idempotencyKey() }
    expect((await api.call('POST', `${path}/refunds`, refund)).status).toBe(201)
    const { items } = (await api.call('GET', `${path}/timeline`, { token: merchant.accessToken })).body
    expect(items.map(({ sentence }: { sentence: string }) => sentence)).toEqual(
      expect.arrayContaining([
        'Refund requested',
        'Posted to ledger: Payment',
        'Posted to ledger: Refund',
        'Event refund.succeeded',
      ]),
    )
  })

  it('is absent for whom the payment is not', async () => {
    const { body } = await create(paymentInput())
    const path = `/transactions/${body.transactionID}/timeline`
    expect((await api.call('GET', path, { token: other.accessToken })).status).toBe(404)
    expect((await api.call('GET', `${path}?mode=live`, { token: staff })).status).toBe(404)
    expect((await api.call('GET', '/transactions/txn_nothing/timeline', { token: staff })).status).toBe(404)
    expect((await api.call('GET', path)).status).toBe(401)
  })
})
