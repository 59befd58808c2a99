import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { buildApiUser, buildClient, idempotencyKey, type SignedInClient } from '../support/builders.js'
import { makeBilling, sendBilling } from '../support/invoices.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
})
afterAll(() => api.close())

type Input = Record<string, unknown>
const rate = (overrides: Input = {}) => ({ name: 'VAT', percentage: 19, taxBehavior: 'exclusive', ...overrides })
const read = (path: string, token = program) => api.call('GET', path, { token })
const retire = (path: string, token = program) => api.call('POST', `${path}/retire`, { token })
const buildProduct = async (overrides: Input = {}) =>
  makeBilling(api, program, '/products', { name: 'Tea subscription', ...overrides })
const priceInput = async (overrides: Input = {}) => ({
  productID: (await buildProduct()).productID,
  currency: 'EUR',
  ...overrides,
})
const eventsOf = async (id: string) =>
  (await api.database.read.find(Event, { order: { createdAt: 'ASC', eventID: 'ASC' } }))
    .filter(({ data }) => data.includes(`"${id}"`))
    .map(({ type }) => type)

describe('POST /tax-rates', () => {
  it('keeps four decimals exactly', async () => {
    const made = await makeBilling(api, program, '/tax-rates', rate({ percentage: 8.3075, country: 'us' }))
    expect(made).toMatchObject({ name: 'VAT', percentage: 8.3075, country: 'US', isReverseCharge: false })
    expect((await read(`/tax-rates/${made.taxRateID}`)).body).toEqual(made)
  })

  it.each([
    ['percentage', rate({ percentage: 8.30755 })],
    ['percentage', rate({ percentage: -1 })],
    ['percentage', rate({ percentage: 100.0001 })],
    ['percentage', rate({ percentage: '19' })],
    ['percentage', rate({ isReverseCharge: true })],
    ['taxBehavior', rate({ taxBehavior: 'both' })],
    ['country', rate({ country: 'Germany' })],
    ['name', rate({ name: '' })],
  ])('refuses a wrong %s: %j', async (name, input) => {
    const { status, body } = await sendBilling(api, program, '/tax-rates', input)
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })

  it('retires a rate once, and keeps it readable', async () => {
    const { taxRateID } = await makeBilling(api, program, '/tax-rates', rate())
    const first = await retire(`/tax-rates/${taxRateID}`)
    expect([first.status, first.body.retiredAt]).toEqual([200, expect.any(String)])
    expect((await retire(`/tax-rates/${taxRateID}`)).body).toEqual(first.body)
  })
})

describe('products', () => {
  it('are changed by who has seen them, retired, and told of', async () => {
    const product = await buildProduct()
    const path = `/products/${product.productID}`
    const save = (name: string, ifMatch: string) =>
      api.call('PUT', path, { token: program, body: { name }, headers: { 'if-match': ifMatch } })
    expect((await save('Green tea', product.version)).body.name).toBe('Green tea')
    expect((await save('Black tea', product.version)).body.code).toBe('CHANGED_MEANWHILE')
    expect((await retire(path)).body.retiredAt).toEqual(expect.any(String))
    expect((await save('Black tea', '*')).body.code).toBe('PRODUCT_RETIRED')
    expect(await eventsOf(product.productID)).toEqual(['product.created', 'product.updated', 'product.updated'])
    expect((await read('/products?q=green')).body.items).toHaveLength(1)
  })
})

describe('POST /prices', () => {
  it('takes one amount, once or for each interval', async () => {
    const monthly = await makeBilling(api, program, '/prices', await priceInput({ unitAmount: 900, interval: 'month' }))
    expect(monthly).toMatchObject({ unitAmount: 900, interval: 'month', intervalCount: 1, tiers: null })
    const once = await makeBilling(api, program, '/prices', await priceInput({ unitAmount: 0 }))
    expect(once).toMatchObject({ unitAmount: 0, interval: null, intervalCount: null })
    const listed = (await read(`/prices?productID=${once.productID}`)).body.items
    expect(listed).toEqual([once])
  })

  it.each([
    ['unitAmount', {}],
    ['unitAmount', { unitAmount: 1, tiers: [{ upTo: null, unitAmount: 1 }] }],
    ['unitAmount', { unitAmount: 1.5 }],
    ['unitAmount', { unitAmount: -1 }],
    ['tiers', { tiers: [] }],
    ['tiers', { tiers: [{ upTo: 10, unitAmount: 1 }] }],
    [
      'tiers',
      {
        tiers: [
          { upTo: 10, unitAmount: 2 },
          { upTo: 10, unitAmount: 1 },
          { upTo: null, unitAmount: 0 },
        ],
      },
    ],
    ['interval', { unitAmount: 1, interval: 'decade' }],
    ['interval', { unitAmount: 1, intervalCount: 2 }],
    ['intervalCount', { unitAmount: 1, interval: 'month', intervalCount: 0 }],
    ['currency', { unitAmount: 1, currency: 'XXX' }],
    ['productID', { unitAmount: 1, productID: 'prd_00000000000000000000000000' }],
  ])('refuses a wrong %s: %j', async (name, overrides) => {
    const { status, body } = await sendBilling(api, program, '/prices', await priceInput(overrides))
    expect([status, Object.keys(body.fields)]).toEqual([422, [name]])
  })

  it('refuses a retired product and the product of another client', async () => {
    const { productID } = await buildProduct()
    await retire(`/products/${productID}`)
    const other = await buildClient(api)
    const theirs = await makeBilling(api, other.token, '/products', { name: 'Theirs' })
    for (const wrong of [productID, theirs.productID]) {
      const answer = await sendBilling(api, program, '/prices', { productID: wrong, currency: 'EUR', unitAmount: 1 })
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['productID']])
    }
  })

  it('retires a price with one event', async () => {
    const { priceID } = await makeBilling(api, program, '/prices', await priceInput({ unitAmount: 5 }))
    await retire(`/prices/${priceID}`)
    expect((await retire(`/prices/${priceID}`)).body.retiredAt).toEqual(expect.any(String))
    expect(await eventsOf(priceID)).toEqual(['price.created', 'price.retired'])
  })
})

describe('every room of prices', () => {
  it('makes one thing for each key, and asks for one', async () => {
    const headers = idempotencyKey()
    const both = await Promise.all([1, 2].map(() => sendBilling(api, program, '/tax-rates', rate(), headers)))
    expect(new Set(both.map(({ body }) => body.taxRateID)).size).toBe(1)
    for (const path of ['/tax-rates', '/products', '/prices', '/invoices']) {
      const answer = await api.call('POST', path, { token: program, body: {} })
      expect([path, answer.status < 500 && answer.status >= 400]).toEqual([path, true])
    }
    expect((await api.call('POST', '/tax-rates', { token: program, body: rate() })).status).toBe(400)
  })

  it('is closed to visitors, to readers who write, and to other clients and modes', async () => {
    const reader = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    const other = await buildClient(api)
    const { productID } = await buildProduct()
    const { taxRateID } = await makeBilling(api, program, '/tax-rates', rate())
    const { priceID } = await makeBilling(api, program, '/prices', { productID, currency: 'EUR', unitAmount: 1 })
    for (const path of [`/products/${productID}`, `/tax-rates/${taxRateID}`, `/prices/${priceID}`]) {
      const list = path.split('/').slice(0, 2).join('/')
      const ways = [
        read(path, ''),
        read(path, reader),
        read(path, other.token),
        read(`${path}?mode=live`, client.token),
      ]
      expect([path, (await Promise.all(ways)).map(({ status }) => status)]).toEqual([path, [401, 200, 404, 404]])
      expect([path, (await retire(path, reader)).status, (await retire(path, '')).status]).toEqual([path, 403, 401])
      expect([path, (await retire(path, other.token)).status]).toEqual([path, 404])
      expect((await sendBilling(api, reader, list, {})).status).toBe(403)
      expect((await read(list, other.token)).body.items).toEqual([])
    }
  })
})
