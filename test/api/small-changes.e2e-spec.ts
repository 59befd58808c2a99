import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { pendingLinesMax } from '#contract/billing-limits.js'
import type { ProcessorEntry } from '../../api/src/money/processors/port/processor-entry.js'
import { processors } from '../../api/src/money/processors/registry.js'
import { openOwingShop, type OwingShop } from '../support/owing-subscribers.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
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

const priceOf = async (unitAmount: number, overrides: object = {}): Promise<string> =>
  (await buildPrice(api, shop.token, { unitAmount, ...overrides })).priceID
const itemOf = (priceID: string) => ({ priceID, quantity: 1 })
const sumsOf = async (subscriptionID: string) =>
  (await invoicesOf(api, shop.token, subscriptionID)).map(({ status, total }) => [status, total])

/** Of 0.30 a month, the second of which waits in the middle of its period. */
async function waiting() {
  const priceID = await priceOf(30)
  const one = await shop.subscribed({ items: [itemOf(priceID)] })
  sandbox.leastAmounts = { EUR: 50 }
  await one.to('2027-02-05T10:00:00Z')
  await one.to('2027-02-19T09:00:00Z')
  const payer = async () => payerOf(api, await payerSession(api, shop.token, one.customerID), one.subscriptionID)
  return { ...one, priceID, payer, sums: () => sumsOf(one.subscriptionID) }
}

describe('a change whose sum is below the smallest charge', () => {
  it('waits as its preview says, and leaves the customer’s page as it was', async () => {
    const one = await waiting()
    const cheap = await priceOf(10)
    await savePortalSettings(api, shop.token, { priceIDs: [cheap, one.priceID] })
    const payer = await one.payer()
    const items = [itemOf(cheap)]
    const { preview, ...shown } = await payer.preview(items)
    const nextCharge = { at: '2027-03-05T09:00:00.000Z', amount: 30 }
    expect(shown).toMatchObject({ lines: [], subtotal: 0, total: 0, creditLeft: 0, nextCharge })
    expect((await payer.act('change', { items, preview })).status).toBe(200)
    expect([await one.sums(), (await one.read()).pendingAmount]).toEqual([[['paid', 30]], 20])
    const { openInvoice, may, nextCharge: next } = await payer.read()
    expect([openInvoice, may.prices.map(({ priceID }) => priceID), next]).toEqual([null, [one.priceID], nextCharge])
    await one.to('2027-05-05T10:00:00Z')
    const paid = [
      ['paid', 30],
      ['paid', 50],
    ]
    expect([await one.sums(), (await one.read()).pendingAmount]).toEqual([paid, 0])
  })

  it('is refused if its preview said otherwise', async () => {
    const one = await waiting()
    const items = [itemOf(await priceOf(10))]
    const preview = async () => (await one.call('POST', '/preview', { items })).body
    const before = await preview()
    expect([before.lines, before.total]).toEqual([[], 0])
    delete sandbox.leastAmounts
    const refused = await one.call('PUT', '', { items, preview: before.preview })
    expect([refused.status, refused.body.code]).toEqual([409, 'PREVIEW_CHANGED'])
    const shown = await preview()
    expect(shown.total).toBe(20)
    expect((await one.call('PUT', '', { items, preview: shown.preview })).status).toBe(200)
    expect((await one.sums()).at(-1)).toEqual(['paid', 20])
  })
})

describe('what waits at the end', () => {
  it('is told to a customer who cancels, and invoiced after it', async () => {
    const one = await waiting()
    await savePortalSettings(api, shop.token)
    expect((await one.call('POST', '/cancel', {})).status).toBe(200)
    const payer = await one.payer()
    expect((await payer.read()).nextCharge).toEqual({ at: '2027-03-05T09:00:00.000Z', amount: 30 })
    await one.to('2027-03-05T11:00:00Z')
    expect((await one.sums()).at(-1)).toEqual(['open', 30])
    expect((await one.tries())[0]).toMatchObject({ outcome: 'skipped' })
  })

  it('is charged with the usage of a price that was removed before', async () => {
    const [gone, kept] = [await buildMetered(api, shop.token), await buildMetered(api, shop.token)]
    const one = await shop.subscribed({ items: [{ priceID: gone.priceID }, { priceID: kept.priceID }] })
    sandbox.leastAmounts = { EUR: 50 }
    const { subscriptionID } = one
    await use(api, shop.token, { subscriptionID, priceID: gone.priceID, quantity: 3 })
    await use(api, shop.token, { subscriptionID, priceID: kept.priceID, quantity: 4 })
    expect((await one.call('PUT', '', { items: [{ priceID: kept.priceID }] })).status).toBe(200)
    expect((await one.call('POST', '/cancel', {})).status).toBe(200)
    await one.to('2027-02-05T11:00:00Z')
    expect(await sumsOf(subscriptionID)).toEqual([['paid', 70]])
  })
})

describe('small sums that never become large enough', () => {
  it('leave half of the waiting lines to the credits of changes', async () => {
    const daily = await priceOf(10, { interval: 'day' })
    const one = await shop.subscribed({ items: [itemOf(daily)] })
    sandbox.leastAmounts = { EUR: 5_000 }
    const most = pendingLinesMax / 2
    await one.to(new Date(Date.parse('2027-01-05T10:00:00Z') + most * 86_400_000).toISOString())
    expect([await sumsOf(one.subscriptionID), (await one.read()).pendingAmount]).toEqual([[['paid', 10]], most * 10])
    await one.to(new Date(Date.parse('2027-01-06T10:00:00Z') + most * 86_400_000).toISOString())
    const last = (await sumsOf(one.subscriptionID)).at(-1)
    expect([last, (await one.read()).pendingAmount]).toEqual([['open', (most + 1) * 10], 0])
  })
})
