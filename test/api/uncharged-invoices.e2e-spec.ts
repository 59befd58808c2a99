import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { buildOpenInvoice } from '../support/invoices.js'
import { openOwingShop, type OwingShop, rightAfter } from '../support/owing-subscribers.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { cardNow } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

const sandbox = processors.find(({ name }) => name === 'sandbox') as ProcessorEntry

let api: TestApi
let shop: OwingShop
beforeAll(async () => {
  api = await startApi()
  shop = await openOwingShop(api)
})
afterEach(() => void delete sandbox.hasAmount)
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const uncharged = async (): Promise<string[]> => {
  const { status, body } = await api.call('GET', '/invoices?charge=skipped', { token: shop.token })
  expect(status).toBe(200)
  return body.items.map(({ invoiceID }: { invoiceID: string }) => invoiceID)
}

describe('GET /invoices?charge=skipped', () => {
  it('lists open invoices that can’t be charged, until they are settled', async () => {
    const one = await shop.subscribed()
    await buildOpenInvoice(api, shop.token)
    expect(await uncharged()).toEqual([])
    sandbox.hasAmount = () => false
    await one.to(rightAfter)
    const { invoiceID } = await one.last()
    expect(await uncharged()).toEqual([invoiceID])
    const path = `/invoices/${invoiceID}/mark-uncollectible`
    expect((await api.call('POST', path, { token: shop.token, body: {} })).status).toBe(200)
    expect(await uncharged()).toEqual([])
  })

  it('no longer lists one whose later charge was declined', async () => {
    const one = await shop.subscribed()
    sandbox.hasAmount = () => false
    await one.to(rightAfter)
    const { invoiceID } = await one.last()
    expect(await uncharged()).toContain(invoiceID)
    delete sandbox.hasAmount
    const other = await saveCard(api, shop.token, one.customerID)
    await cardNow(api, other.savedPaymentMethodID, 'pm_declined_off_session')
    await one.to('2027-02-05T11:00:00.000Z')
    expect((await one.tries())[0]).toMatchObject({ outcome: 'failed' })
    expect(await uncharged()).not.toContain(invoiceID)
  })

  it('refuses another word', async () => {
    const { status, body } = await api.call('GET', '/invoices?charge=maybe', { token: shop.token })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['charge']])
  })
})
