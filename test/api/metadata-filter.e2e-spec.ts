import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { metadataFiltersMax, metadataTextMaxLength } from '#contract/limits.js'
import { realCardSentence } from '#contract/card-field.js'
import { field } from '#contract/messages/fields.js'
import type { TransactionView } from '#contract/transactions.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let other: Merchant
let token: string

const kept: Record<string, string>[] = [
  { order: '42', shop: 'Bristol' },
  { order: '42', shop: 'Bath' },
  { order: '421' },
  { note: '"order":"42"', '"': '\\', 'a]b[c': '[x]' },
  { a: 'b,', ',': ':', ':': ':' },
  { a: 'b,', ':': ':' },
  { größe: 'ß ☕ 👟', empty: '', '$.order': "' OR 1=1 --", '%': '_' },
]
const amounts = kept.map((_, index) => (index + 1) * 100)

beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  other = await buildMerchant(api)
  token = await signInAdmin(api)
  for (const [index, metadata] of kept.entries()) await merchant.pay({ amount: amounts[index], metadata })
  await merchant.pay({ amount: 5_000 })
  await other.pay({ amount: 9_000, metadata: { order: '42' } })
})
afterAll(() => api.close())

const queryOf = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, text]) => `metadata[${encodeURIComponent(key)}]=${encodeURIComponent(text)}`)
    .join('&')
const listed = async (query: string) => {
  const { status, body } = await merchant.get(`/transactions?${query}`)
  expect([query, status]).toEqual([query, 200])
  return body.items.map(({ amount }: TransactionView) => amount)
}

describe('GET /transactions?metadata[key]=value', () => {
  it.each([
    [{ order: '42' }, [200, 100]],
    [{ order: '42', shop: 'Bath' }, [200]],
    [{ order: '421', shop: 'Bath' }, []],
    [{ order: '4' }, []],
    [{ Order: '42' }, []],
    [{ shop: 'bath' }, []],
    [{ note: '"order":"42"' }, [400]],
    [{ '"': '\\' }, [400]],
    [{ 'a]b[c': '[x]' }, [400]],
    [{ ',': ':' }, [500]],
    [{ größe: 'ß ☕ 👟' }, [700]],
    [{ empty: '' }, [700]],
    [{ '$.order': "' OR 1=1 --" }, [700]],
    [{ '%': '_' }, [700]],
    [{ '%': '%' }, []],
    [{ '?': '?' }, []],
    [{ toStrings: 'x' }, []],
  ])('lists for %j its own payments that have it', async (pairs, expected) => {
    expect(await listed(queryOf(pairs as Record<string, string>))).toEqual(expected)
  })

  it('joins it with every other filter, and pages', async () => {
    const query = queryOf({ order: '42' })
    expect(await listed(`${query}&maxAmount=100`)).toEqual([100])
    expect(await listed(`${query}&q=order`)).toEqual(await listed('q=order&maxAmount=200'))
    const first = (await merchant.get(`/transactions?${query}&limit=1`)).body
    const second = (await merchant.get(`/transactions?${query}&limit=1&cursor=${first.nextCursor}`)).body
    const seen = [...first.items, ...second.items].map(({ amount }: TransactionView) => amount)
    expect([seen, second.nextCursor]).toEqual([[200, 100], null])
  })

  it('serves staff all clients or one, a client its own, and nobody else', async () => {
    const query = queryOf({ order: '42' })
    const ask = async (path: string, by?: string) => {
      const { status, body } = await api.call('GET', `${path}?${query}`, by ? { token: by } : {})
      return [status, body.items?.map(({ amount }: TransactionView) => amount)]
    }
    expect(await ask('/transactions', token)).toEqual([200, [9_000, 200, 100]])
    const own = `/clients/${merchant.clientID}/transactions`
    expect(await ask(own, merchant.token)).toEqual([200, [200, 100]])
    expect(await ask(`/clients/${other.clientID}/transactions`, other.token)).toEqual([200, [9_000]])
    expect(await ask('/transactions', other.accessToken)).toEqual([200, [9_000]])
    expect(await ask(own)).toEqual([401, undefined])
    expect(await ask('/transactions')).toEqual([401, undefined])
    expect(await ask(own, merchant.accessToken)).toEqual([403, undefined])
    expect(await ask('/transactions', merchant.token)).toEqual([403, undefined])
    expect(await ask(own, (await buildClient(api)).token)).toEqual([404, undefined])
  })

  it('counts in files and totals too', async () => {
    const query = queryOf({ order: '42' })
    const csv = await api.call('GET', `/clients/${merchant.clientID}/transactions/export.csv?${query}`, merchant)
    expect(String(csv.body).trim().split('\r\n')).toHaveLength(3)
    const all = await api.call('GET', `/transactions/export.csv?${query}`, { token })
    expect(String(all.body).trim().split('\r\n')).toHaveLength(4)
    const totals = await api.call('GET', `/clients/${merchant.clientID}/transactions/totals?${query}`, merchant)
    expect(totals.body.items).toMatchObject([{ payments: 2, amount: 300 }])
    const ofAll = await api.call('GET', `/transactions/totals?${query}`, { token })
    expect(ofAll.body.items).toMatchObject([{ payments: 3, amount: 9_300 }])
  })

  const long = 'x'.repeat(metadataTextMaxLength + 1)
  const many = Object.fromEntries(Array.from({ length: metadataFiltersMax + 1 }, (_, index) => [`k${index}`, 'x']))
  it.each([
    ['no key', 'metadata[]=42'],
    ['no brackets', 'metadata=42'],
    ['both', 'metadata=42&metadata[order]=42'],
    ['a key twice', 'metadata[order]=42&metadata[order]=43'],
    ['too many keys', queryOf(many)],
    ['a long key', queryOf({ [long]: 'x' })],
    ['a long value', queryOf({ order: long })],
    ['a NUL character', 'metadata[order]=%00'],
    ['a NUL character in the key', 'metadata[%00]=1'],
    ['constructor', 'metadata[constructor]=x'],
    ['__proto__', 'metadata[__proto__]=x'],
    ['toString', 'metadata[toString]=x'],
  ])('refuses %s', async (_what, query) => {
    const refused = { status: 422, body: { fields: { metadata: field.metadataFilterInvalid } } }
    expect(await merchant.get(`/transactions?${query}`)).toMatchObject(refused)
    expect(await api.call('GET', `/transactions/export.csv?${query}`, { token })).toMatchObject(refused)
  })

  it('refuses a card number, and brackets at other fields and lists', async () => {
    const card = await merchant.get(`/transactions?${queryOf({ order: '4111 1111 1111 1111' })}`)
    expect(card).toMatchObject({ status: 422, body: { fields: { metadata: realCardSentence } } })
    const status = await merchant.get('/transactions?status[a]=succeeded')
    expect([status.status, Object.keys(status.body.fields)]).toEqual([422, ['status[a]']])
    const elsewhere = await api.call('GET', '/roles?metadata[a]=b', { token })
    expect([elsewhere.status, elsewhere.body.fields]).toEqual([422, { metadata: 'Unknown field' }])
  })
})

describe('the document', () => {
  it('says how it is written', async () => {
    const { paths } = (await api.call('GET', '/openapi.json')).body
    for (const path of ['/transactions', '/transactions/export.csv', '/clients/{clientID}/transactions']) {
      const found = paths[path].get.parameters.find(({ name }: { name: string }) => name === 'metadata')
      expect(found).toMatchObject({ in: 'query', style: 'deepObject', schema: { type: 'object', maxProperties: 5 } })
    }
  })
})
