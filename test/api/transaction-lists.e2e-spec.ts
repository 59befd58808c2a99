import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { TransactionView } from '../../libs/contract/transactions.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { TransactionReader } from '../../api/src/money/transactions/transaction-reader.service.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, edit, type Merchant, paymentIn, workOff } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let other: Merchant
let token: string
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  other = await buildMerchant(api)
  token = await signInAdmin(api)
  const inputs = [
    { amount: 100, description: 'First order', reference: 'A-1' },
    { amount: 200, currency: 'EUR', reference: 'A-2', description: '=1+1' },
    { amount: 300, paymentMethod: 'pm_declined_fraud', description: 'Red, "large"' },
    { amount: 400, captureMethod: 'manual', reference: 'A-1' },
    { amount: 500, description: '100% Organic_tea' },
  ]
  for (const [index, input] of inputs.entries()) {
    const { transactionID } = (await merchant.pay(input)).body
    await edit(api, transactionID, { createdAt: day(index + 1) })
  }
  await other.pay({ amount: 200, reference: 'A-1' })
})
afterAll(() => api.close())

const amountsOf = async (query: string) => {
  const { status, body } = await merchant.get(`/transactions?${query}`)
  expect([query, status]).toEqual([query, 200])
  return body.items.map(({ amount }: TransactionView) => amount)
}

describe('GET /transactions', () => {
  it.each([
    ['', [500, 400, 300, 200, 100]],
    ['status=succeeded', [500, 200, 100]],
    ['status=authorized', [400]],
    ['reference=A-1', [400, 100]],
    ['reference=A', []],
    ['currency=EUR', [200]],
    ['minAmount=200&maxAmount=400', [400, 300, 200]],
    ['from=2026-01-02T00:00:00.000Z&to=2026-01-04T00:00:00.000Z', [400, 300, 200]],
    ['q=ORGANIC_', [500]],
    ['q=authorized', [400]],
    ['q=%25_%25', []],
    ['status=&q=&currency=', [500, 400, 300, 200, 100]],
  ])('with ?%s lists its own rows that fit', async (query, amounts) => {
    expect(await amountsOf(query)).toEqual(amounts)
  })

  it('pages through them without a gap and without repeating one', async () => {
    const seen: number[] = []
    for (let cursor = ''; ; ) {
      const { body } = await merchant.get(`/transactions?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.items.map(({ amount }: TransactionView) => amount))
      if (body.nextCursor === null) break
      cursor = body.nextCursor
    }
    expect(seen).toEqual([500, 400, 300, 200, 100])
  })

  it.each(['status=paid', 'from=yesterday', 'minAmount=-1', 'maxAmount=1.5', 'currency=usd', 'cursor=x', 'limit=0'])(
    'refuses ?%s',
    async (query) => {
      const { status, body } = await merchant.get(`/transactions?${query}`)
      expect([status, Object.keys(body.fields)]).toEqual([422, [query.split('=')[0]]])
    },
  )

  it('lists staff all of them, or one client’s', async () => {
    const ids = async (query: string) =>
      (await api.call('GET', `/transactions?${query}`, { token })).body.items.map(
        ({ clientID }: TransactionView) => clientID,
      )
    expect(new Set(await ids(''))).toEqual(new Set([merchant.clientID, other.clientID]))
    expect(new Set(await ids(`clientID=${other.clientID}`))).toEqual(new Set([other.clientID]))
    expect(await merchant.get(`/transactions?clientID=${other.clientID}`)).toMatchObject({
      body: { items: Array(5).fill(expect.objectContaining({ clientID: merchant.clientID })) },
    })
  })
})

describe('GET /transactions?q', () => {
  let waiting: string
  beforeAll(async () => {
    waiting = (await other.pay({ description: 'Ärmel, blue', paymentMethod: 'pm_otp' })).body.transactionID
  })

  it.each(['Requires action', 'requires_action', 's ACTION', 'Ärmel', 'BLUE'])('%s finds it', async (q) => {
    const { body } = await other.get(`/transactions?q=${encodeURIComponent(q)}`)
    expect(body.items).toMatchObject([{ transactionID: waiting }])
  })

  it('finds it by its whole id, and nothing by a part of one', async () => {
    const found = async (q: string) => (await other.get(`/transactions?q=${q}`)).body.items
    expect(await found(waiting)).toMatchObject([{ transactionID: waiting }])
    expect(await found(waiting.slice(0, -1))).toEqual([])
  })
})

describe('GET /transactions/:transactionID', () => {
  it('tells the whole story to whoever may hear it', async () => {
    const { transactionID } = (await merchant.pay()).body
    await merchant.ask(transactionID, 'refunds', { amount: 1_000 })
    const detail = await merchant.detail(transactionID)
    expect(detail).toMatchObject({ refunds: [{ amount: 1_000 }], disputes: [], allowedDeeds: ['refund'] })
    expect(detail.ledgerEntries.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill('payment'),
      ...Array(3).fill('refund'),
    ])
    expect(detail.history.map(({ deed }) => deed)).toEqual(['created', 'refunded'])
    const own = await api.call('GET', `/clients/${merchant.clientID}/transactions/${transactionID}`, merchant)
    const staff = await api.call('GET', `/transactions/${transactionID}`, { token })
    expect([own.body, staff.body]).toEqual([detail, { ...detail, processor: expect.anything() }])
    expect((await other.get(`/transactions/${transactionID}`)).status).toBe(404)
    const foreign = await api.call('GET', `/clients/${other.clientID}/transactions/${transactionID}`, other)
    expect(foreign.status).toBe(404)
  })
})

describe('GET /transactions/totals', () => {
  it('adds up for staff what a filter lists of every client', async () => {
    const { body } = await api.call('GET', '/transactions/totals?reference=A-1', { token })
    const usd = { currency: 'USD', payments: 3, amount: 700, amountCaptured: 300, amountRefunded: 0, fee: 8, net: 292 }
    expect(body).toEqual({ isPartial: false, items: [usd] })
    expect((await api.call('GET', '/transactions/totals', { token: merchant.accessToken })).status).toBe(403)
  })

  it('says when it added up the newest alone', async () => {
    const reader = api.app.get(TransactionReader, { strict: false })
    const query = { clientID: merchant.clientID, mode: 'test' as const, to: '2026-01-31T00:00:00.000Z', limit: 20 }
    const of = async (rowsMax: number) => {
      const { isPartial, items } = await reader.totals(query, rowsMax)
      return [isPartial, items.reduce((sum, { amount }) => sum + amount, 0)]
    }
    expect([await of(2), await of(4), await of(5), await of(6)]).toEqual([
      [true, 900],
      [true, 1_400],
      [false, 1_500],
      [false, 1_500],
    ])
  })
})

describe('GET /clients/:clientID/transactions', () => {
  const path = (rest: string) => `/clients/${merchant.clientID}/transactions${rest}`

  it('/totals adds up what the filter lists, per currency', async () => {
    const { body } = await api.call('GET', path('/totals?to=2026-01-31T00:00:00.000Z'), merchant)
    expect(body.items).toEqual([
      { currency: 'USD', payments: 4, amount: 1_300, amountCaptured: 600, amountRefunded: 0, fee: 16, net: 584 },
      { currency: 'EUR', payments: 1, amount: 200, amountCaptured: 200, amountRefunded: 0, fee: 5, net: 195 },
    ])
    expect((await api.call('GET', path('/totals?status=failed&from=2027-01-01'), merchant)).body.items).toEqual([])
  })

  it('/export.csv equals the list, safe for a spreadsheet', async () => {
    const query = '?to=2026-01-31T00:00:00.000Z'
    const { body, headers } = await api.call('GET', path(`/export.csv${query}`), merchant)
    expect(headers.get('content-type')).toContain('text/csv')
    const [names, ...lines] = String(body).trim().split('\r\n')
    expect(names).toMatch(/^transactionID,createdAt,status,currency,amount,/)
    const { items } = (await api.call('GET', path(query), merchant)).body
    expect(lines.map((line) => line.split(',')[0])).toEqual(items.map((one: TransactionView) => one.transactionID))
    expect(body).toContain(",'=1+1,")
    expect(body).toContain(',"Red, ""large""",')
    const staff = await api.call('GET', `/transactions/export.csv${query}&clientID=${merchant.clientID}`, { token })
    expect(staff.body).toBe(body)
  })
})

describe('the events', () => {
  it('tell of every state and refund, with the object as it was shown', async () => {
    const theirs = await buildMerchant(api)
    const { transactionID } = (await theirs.pay({ paymentMethod: 'pm_otp', captureMethod: 'manual' })).body
    await theirs.ask(transactionID, 'otp', { code: '123456' })
    const captured = (await theirs.ask(transactionID, 'capture')).body
    const refunded = (await theirs.ask(transactionID, 'refunds')).body
    await theirs.pay({ paymentMethod: 'pm_declined_fraud' })
    await api.call('POST', `/clients/${theirs.clientID}/apiusers/${theirs.apiUserID}/regenerate-key`, theirs)
    await api.call('POST', `/clients/${theirs.clientID}/suspend`, { token, body: { reason: 'x' } })
    const where = { clientID: theirs.clientID }
    const events = await api.database.read.find(Event, { where, order: { createdAt: 'ASC' } })
    expect(events.map(({ type }) => type).sort()).toEqual([
      'api_user.key_regenerated',
      'client.approved',
      'client.suspended',
      'refund.succeeded',
      'transaction.authorized',
      'transaction.created',
      'transaction.created',
      'transaction.failed',
      'transaction.requires_action',
      'transaction.succeeded',
    ])
    const dataOf = (type: string) => JSON.parse(events.find((event) => event.type === type)?.data ?? '{}')
    expect(dataOf('transaction.succeeded')).toEqual(captured)
    expect(dataOf('refund.succeeded')).toEqual(refunded)
    expect(JSON.stringify(events)).not.toMatch(/secret|hash/i)
  })
})

describe('the indices', () => {
  const postgres = process.env.TEST_ENGINE === 'postgres'
  const pair = `("createdAt", "transactionID") < (1, 'x')`
  it.each([
    ['a client’s list', `"clientID" = 'c' AND ${pair}`, 'transactions_by_clientID_createdAt_transactionID'],
    ['a client’s list of a state', `"clientID" = 'c' AND "status" = 's' AND ${pair}`, 'clientID_status_createdAt'],
    ['everybody’s list', pair, 'transactions_by_createdAt_transactionID'],
    ['everybody’s list of a state', `"status" = 's' AND ${pair}`, 'transactions_by_status_createdAt_transactionID'],
    ['a reference', `"reference" = 'r' AND "clientID" = 'c'`, 'transactions_by_reference_clientID'],
    ['what is due', '"dueAt" <= 1', 'transactions_by_dueAt'],
  ])('%s is found by one', async (_, where, index) => {
    const order = where.includes('dueAt') ? '"dueAt"' : '"createdAt" DESC, "transactionID" DESC'
    const query = `SELECT * FROM "transactions" WHERE ${where} ORDER BY ${order} LIMIT 20`
    const plan = await api.database.write(async (manager) => {
      // So few rows are read faster without an index: the question is whether one fits.
      if (postgres) await manager.query('SET LOCAL enable_seqscan = off')
      return manager.query(`EXPLAIN ${postgres ? '' : 'QUERY PLAN '}${query}`) as Promise<unknown>
    })
    const text = JSON.stringify(plan)
    // Of several that fit, PostgreSQL takes any while the table is small.
    if (postgres) return expect(text).toMatch(/Index (Only )?Scan(?!.*Sort)/)
    expect(text).toContain(index)
    expect(text).not.toContain('TEMP B-TREE')
  })
})

describe('DELETE /clients/:id', () => {
  const remove = ({ clientID }: Merchant) => api.call('DELETE', `/clients/${clientID}`, { token })

  it('is refused while the client has a balance or open payments', async () => {
    const leaving = await buildMerchant(api)
    const { transactionID } = await paymentIn(api, leaving, 'authorized')
    expect((await remove(leaving)).body.code).toBe('CLIENT_HAS_OPEN_PAYMENTS')
    await leaving.ask(transactionID, 'capture')
    expect((await remove(leaving)).body.code).toBe('CLIENT_HAS_BALANCE')
    await leaving.ask(transactionID, 'refunds')
    await workOff(api)
    expect((await remove(leaving)).status).toBe(204)
  })
})
