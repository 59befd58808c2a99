import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Currency } from '#contract/money.js'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { openOwingShop, type OwingShop } from '../support/owing-subscribers.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildPrice, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMetered, use } from '../support/usage.js'

const sandbox = processors.find(({ name }) => name === 'sandbox') as ProcessorEntry

let api: TestApi
let shop: OwingShop
beforeAll(async () => {
  api = await startApi()
  shop = await openOwingShop(api)
})
afterEach(() => void delete sandbox.leastAmounts)
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

/** Ten for each call. */
async function onUsage(currency: Currency = 'EUR') {
  const { priceID } = await buildMetered(api, shop.token, { currency })
  const one = await shop.subscribed({ items: [{ priceID }] })
  return { ...one, priceID, use: (quantity: number) => useOf(one.subscriptionID, priceID, quantity) }
}
const useOf = (subscriptionID: string, priceID: string, quantity: number) =>
  use(api, shop.token, { subscriptionID, priceID, quantity })
const invoices = async (subscriptionID: string) =>
  (await invoicesOf(api, shop.token, subscriptionID)).map(({ status, lines, total }) => [
    ...[status, total],
    lines.map(({ amount, periodStart }) => [amount, periodStart?.slice(0, 10)]),
  ])

describe('a sum below the smallest charge of the processor', () => {
  it.each(['EUR', 'JPY', 'KWD'] as const)('waits for the next invoice, in %s', async (currency) => {
    sandbox.leastAmounts = { [currency]: 50 }
    const one = await onUsage(currency)
    await one.use(3)
    await one.to('2027-02-05T10:00:00Z')
    expect([await invoices(one.subscriptionID), (await one.read()).pendingAmount]).toEqual([[], 30])
    await one.to('2027-03-05T10:00:00Z')
    expect([await invoices(one.subscriptionID), (await one.read()).pendingAmount]).toEqual([[], 30])
    await one.use(4)
    await one.to('2027-04-05T10:00:00Z')
    expect(await invoices(one.subscriptionID)).toEqual([
      [
        ...['paid', 70],
        [
          [40, '2027-03-05'],
          [30, '2027-01-05'],
        ],
      ],
    ])
    expect(await one.read()).toMatchObject({ status: 'active', pendingAmount: 0 })
    expect(await one.tries()).toEqual([expect.objectContaining({ outcome: 'succeeded' })])
  })

  it('is invoiced once nothing renews anymore', async () => {
    sandbox.leastAmounts = { EUR: 50 }
    const one = await onUsage()
    await one.use(3)
    await one.to('2027-02-05T10:00:00Z')
    await one.use(1)
    expect((await one.call('POST', '/cancel', {})).status).toBe(200)
    await one.to('2027-03-05T11:00:00Z')
    const lines = [
      [10, '2027-02-05'],
      [30, '2027-01-05'],
    ]
    expect(await invoices(one.subscriptionID)).toEqual([['open', 40, lines]])
    expect(await one.read()).toMatchObject({ status: 'canceled', pendingAmount: 0 })
    expect(await one.tries()).toEqual([expect.objectContaining({ outcome: 'skipped' })])
  })

  it('is invoiced at the end although nothing was used since', async () => {
    sandbox.leastAmounts = { EUR: 50 }
    const one = await onUsage()
    await one.use(3)
    await one.to('2027-02-05T10:00:00Z')
    expect((await one.call('POST', '/cancel', { when: 'now' })).status).toBe(200)
    await one.to('2027-02-06T11:00:00Z')
    expect(await invoices(one.subscriptionID)).toEqual([['open', 30, [[30, '2027-01-05']]]])
  })

  it('waits of a flat price too, and is charged with the next period', async () => {
    const { priceID } = await buildPrice(api, shop.token, { unitAmount: 30 })
    const one = await shop.subscribed({ items: [{ priceID }] })
    sandbox.leastAmounts = { EUR: 50 }
    await one.to('2027-02-05T10:00:00Z')
    expect([(await invoices(one.subscriptionID)).length, (await one.read()).pendingAmount]).toEqual([1, 30])
    await one.to('2027-03-05T10:00:00Z')
    const all = await invoices(one.subscriptionID)
    expect(all.map(([status, total]) => [status, total])).toEqual([
      ['paid', 30],
      ['paid', 60],
    ])
  })

  it.each(['EUR', 'JPY', 'KWD'] as const)('is charged to the minor unit over two years, in %s', async (currency) => {
    sandbox.leastAmounts = { [currency]: 50 }
    const one = await onUsage(currency)
    const used = Array.from({ length: 24 }, (_, month) => (month * 7 + 3) % 9)
    for (const [month, quantity] of used.entries()) {
      if (quantity > 0) await one.use(quantity)
      const [year, next] = [2027 + Math.floor((month + 1) / 12), ((month + 1) % 12) + 1]
      await one.to(`${year}-${String(next).padStart(2, '0')}-05T10:00:00Z`)
    }
    const all = await invoices(one.subscriptionID)
    const charged = all.reduce((sum, [, total]) => sum + Number(total), 0)
    const { pendingAmount } = await one.read()
    expect(charged + pendingAmount).toBe(10 * used.reduce((sum, quantity) => sum + quantity, 0))
    // A period without usage is invoiced with 0, unless something waits.
    const wrong = all.filter(([status, total]) => status !== 'paid' || (total !== 0 && Number(total) < 50))
    expect(wrong).toEqual([])
  })

  it('is invoiced as usual where the customer pays by themselves', async () => {
    sandbox.leastAmounts = { EUR: 50 }
    const { priceID } = await buildMetered(api, shop.token)
    const one = await shop.subscribed({ items: [{ priceID }], collection: 'send_invoice' })
    await useOf(one.subscriptionID, priceID, 3)
    await one.to('2027-02-05T10:00:00Z')
    expect((await invoices(one.subscriptionID)).map(([status, total]) => [status, total])).toEqual([['open', 30]])
  })
})
