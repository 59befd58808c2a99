import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fieldsForm, fieldUnknown, noSuchField } from '../../libs/contract/messages/checks.js'
import { signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let admin: string
let transactionID: string

beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  admin = await signInAdmin(api)
  transactionID = (await merchant.pay({ amount: 700 })).body.transactionID
  await merchant.pay({ amount: 900 })
})
afterAll(() => api.close())

const list = (query: string) => merchant.get(`/transactions?${query}`)
const refused = (sentence: string) => ({ code: 'INVALID_INPUT', message: sentence, fields: { fields: sentence } })

describe('?fields=', () => {
  it('cuts each row of a list, and leaves the page around it', async () => {
    const { status, body } = await list('fields=amount,status&limit=1')
    expect(status).toBe(200)
    expect(body).toEqual({ items: [{ amount: 900, status: 'succeeded' }], nextCursor: expect.any(String) })
    const next = await list(`fields=amount&limit=1&cursor=${body.nextCursor}`)
    expect(next.body.items).toEqual([{ amount: 700 }])
  })

  it('cuts one thing that is read, and totals', async () => {
    const one = await merchant.get(`/transactions/${transactionID}?fields=%20currency%20,transactionID,currency`)
    expect(one.body).toEqual({ currency: 'USD', transactionID })
    const totals = await api.call('GET', '/transactions/totals?fields=currency', { token: admin })
    expect(totals.body.items).toEqual([{ currency: 'USD' }])
  })

  it.each(['', ',', ' '])('shows all for "%s"', async (said) => {
    const { body } = await list(`fields=${encodeURIComponent(said)}`)
    expect(Object.keys(body.items[0]).length).toBeGreaterThan(15)
  })

  it('names a field that the answer has not, also where there is no row', async () => {
    for (const query of ['fields=amount,secret', 'fields=secret&status=failed']) {
      const { status, body } = await list(query)
      expect([status, body]).toEqual([422, expect.objectContaining(refused(noSuchField('secret')))])
    }
  })

  it.each(['fields=amount&fields=status', 'fields[amount]=1', `fields=${'x'.repeat(61)}`, 'fields=a%20b'])(
    'refuses %s and says its form',
    async (query) => {
      const { status, body } = await list(query)
      if (query.startsWith('fields[')) expect([status, body.fields]).toEqual([422, { 'fields[amount]': fieldUnknown }])
      else expect([status, body]).toEqual([422, expect.objectContaining(refused(fieldsForm))])
    },
  )

  it('tells a stranger, and whoever asks for what is not theirs, nothing else than without it', async () => {
    expect((await api.call('GET', '/transactions?fields=secret')).status).toBe(401)
    const other = await buildMerchant(api)
    expect((await other.get(`/transactions/${transactionID}?fields=secret`)).status).toBe(404)
    expect((await other.get('/transactions?fields=amount')).body.items).toEqual([])
  })

  it('is nothing for a file, which has its own columns, and nothing for what is written', async () => {
    const file = await api.call('GET', '/transactions/export.csv?fields=amount', { token: admin })
    expect([file.status, file.body.fields]).toEqual([422, { fields: fieldUnknown }])
  })

  it('is told by the document for every read whose answer has fields', async () => {
    const { body } = await api.call('GET', '/openapi.json')
    const reads = Object.entries(body.paths).flatMap(([path, { get }]: [string, ReturnType<typeof JSON.parse>]) =>
      get?.responses[200]?.content?.['application/json'] && !/^\/(openapi|collection)\.json$/.test(path)
        ? [{ path, get }]
        : [],
    )
    const silent = reads.filter(({ get }) => !get.parameters?.some(({ name }: { name: string }) => name === 'fields'))
    expect([reads.length > 100, silent.map(({ path }) => path)]).toEqual([true, []])
  })
})
