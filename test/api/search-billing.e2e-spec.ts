import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SearchView } from '#contract/search.js'
import { signInAdmin } from '../support/builders.js'
import { buildOpenInvoice, makeBilling } from '../support/invoices.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let merchant: Merchant
let staff: string
beforeAll(async () => {
  api = await startApi()
  staff = await signInAdmin(api)
  merchant = await buildMerchant(api)
})
afterAll(() => api.close())

const found = async (q: string, token: string): Promise<SearchView> =>
  (await api.call('GET', `/search?${new URLSearchParams({ q })}`, { token })).body

describe('GET /search', () => {
  it('opens what merchants bill with, for them alone', async () => {
    const { productID } = await makeBilling(api, merchant.token, '/products', { name: 'Oak table' })
    const price = { productID, currency: 'EUR', unitAmount: 900 }
    const { priceID } = await makeBilling(api, merchant.token, '/prices', price)
    const { invoiceID, number } = await buildOpenInvoice(api, merchant.token)
    const { creditNoteID } = await makeBilling(api, merchant.token, '/credit-notes', { invoiceID })
    for (const [id, kind, pageID] of [
      [invoiceID, 'invoice', invoiceID],
      [creditNoteID, 'credit_note', invoiceID],
      [productID, 'product', productID],
      [priceID, 'price', productID],
    ] as const) {
      expect((await found(id, merchant.token)).opens).toMatchObject({ kind, id, pageID, matched: 'id' })
      expect([kind, (await found(id, staff)).opens]).toEqual([kind, null])
    }
    expect((await found(invoiceID, merchant.token)).opens).toMatchObject({
      name: number,
      amount: 10_000,
      status: 'paid',
    })
  })
})
