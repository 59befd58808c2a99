import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import { tokenOf } from '../support/checkout-sessions.js'
import { makeBilling } from '../support/invoices.js'
import { askForSession, subscriptionInput, subscriptionSession } from '../support/subscription-checkouts.js'
import { buildPrice } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { buildMetered, openUsageShop, type UsageShop } from '../support/usage.js'

let api: TestApi
let shop: UsageShop
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  shop = await openUsageShop(api, '2027-01-31T09:00:00.000Z')
})
afterAll(() => api.close())

type Input = Record<string, unknown>
const open = (overrides: Input = {}) => subscriptionSession(api, shop.program, shop.calls, overrides)
const refused = async (overrides: Input) => {
  const { status, body } = await askForSession(api, shop.program, subscriptionInput(shop.calls, overrides))
  return [status, body.fields && Object.keys(body.fields)]
}
const page = async (session: CheckoutSessionView) => (await api.call('GET', `/payment-links/${tokenOf(session)}`)).body

describe('POST /checkout-sessions with a metered price', () => {
  it('charges nothing now, and shows what a unit costs', async () => {
    const session = await open()
    expect(session).toMatchObject({ amount: 0, items: [{ priceID: shop.calls, quantity: null, taxRateID: null }] })
    const usage = { unitAmount: 10, tiers: null, usageAggregation: 'sum', addedTax: null }
    expect(await page(session)).toMatchObject({
      ...{ amount: 0, status: 'open', saving: { choice: 'yes' } },
      subscription: { items: [{ name: 'API calls', quantity: null, amount: 0, usage }], amountPerPeriod: 0 },
    })
  })

  it('charges the flat price beside it, and shows tiers, tax and how usage is counted', async () => {
    const tiers = [
      { upTo: 100, unitAmount: 5 },
      { upTo: null, unitAmount: 3 },
    ]
    const body = { name: 'VAT', percentage: 19, taxBehavior: 'exclusive' }
    const { taxRateID } = await makeBilling(api, shop.program, '/tax-rates', body)
    const peak = await buildMetered(api, shop.program, { tiers, usageAggregation: 'max' })
    const items = [
      { priceID: shop.seats, quantity: 2, taxRateID },
      { priceID: peak.priceID, taxRateID },
    ]
    const session = await open({ items })
    expect(session.amount).toBe(7_140)
    const { subscription } = await page(session)
    expect(subscription.amountPerPeriod).toBe(7_140)
    const addedTax = { name: 'VAT', percentage: 19 }
    expect(subscription.items).toEqual([
      { name: 'Seats', quantity: 2, amount: 6_000, usage: null },
      {
        ...{ name: 'API calls', quantity: null, amount: 0 },
        usage: { unitAmount: null, tiers, usageAggregation: 'max', addedTax },
      },
    ])
  })

  it.each<[string, () => Promise<Input>, string]>([
    ['a quantity', async () => ({ items: [{ priceID: shop.calls, quantity: 1 }] }), 'items'],
    ['another currency', async () => ({ currency: 'USD' }), 'currency'],
    ['another rhythm', async () => ({ items: [{ priceID: shop.calls }, await yearly()] }), 'items'],
    ['nothing that is ever charged', async () => ({ items: [await free()] }), 'items'],
    ['a tax rate of nobody', async () => ({ items: [{ priceID: shop.calls, taxRateID: 'txr_unknown' }] }), 'items'],
    ['a retired price', async () => ({ items: [await retired()] }), 'items'],
  ])('refuses %s', async (_, input, field) => {
    expect(await refused(await input())).toEqual([422, [field]])
  })
})

const priceIn = ({ priceID }: { priceID: string }) => ({ priceID })
const yearly = async () => priceIn(await buildPrice(api, shop.program, { interval: 'year' }))
const free = async () => priceIn(await buildMetered(api, shop.program, { unitAmount: 0 }))
async function retired() {
  const { priceID } = await buildMetered(api, shop.program)
  await api.call('POST', `/prices/${priceID}/retire`, { token: shop.program, body: {} })
  return { priceID }
}
