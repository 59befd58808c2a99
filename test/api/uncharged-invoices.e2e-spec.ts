import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { buildOpenInvoice } from '../support/invoices.js'
import { openOwingShop, type OwingShop, rightAfter } from '../support/owing-subscribers.js'
import { expectSoundBooks } from '../support/payments.js'
import { saveCard } from '../support/saved-methods.js'
import { listStatementsOf } from '../support/statement-count.js'
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

describe('the dashboard', () => {
  it('looks for them among the open invoices alone', async () => {
    const home = async () =>
      expect((await api.call('GET', '/clients/me/home', { token: shop.client.token })).status).toBe(200)
    const statement = (await listStatementsOf(api.database, home)).find((text) => text.includes('"payment_tries"'))
    const plan = api.database.postgresPool
      ? await api.database.write(async (manager) => {
          // Tables this small are read whole unless that is forbidden.
          await manager.query('SET LOCAL enable_seqscan = off')
          await manager.query('SET LOCAL enable_sort = off')
          return manager.query(`EXPLAIN (GENERIC_PLAN) ${statement}`)
        })
      : await api.database.read.query(`EXPLAIN QUERY PLAN ${statement}`)
    expect(JSON.stringify(plan)).toContain('invoices_open_listed')
    expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE')
  })
})
