import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { saveInvoiceSettings } from '../support/invoices.js'
import { expectSoundBooks } from '../support/payments.js'
import { advance, buildPrice, buildSubscriber, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let price: { priceID: string; productID: string }
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  price = await buildPrice(api, program)
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

type Input = Record<string, unknown>
const start = '2027-01-31T09:00:00.000Z'
const items = (quantity = 1, priceID = price.priceID) => [{ priceID, quantity }]
const newSubscriber = (overrides?: Input) => buildSubscriber(api, program, start, overrides)
const build = (body: object) => buildSubscription(api, program, body)
const path = ({ subscriptionID }: SubscriptionView) => `/subscriptions/${subscriptionID}`
const read = async (one: SubscriptionView): Promise<SubscriptionView> =>
  (await api.call('GET', path(one), { token: program })).body
const act = (one: SubscriptionView, action: string, body: object = {}, headers = {}) =>
  api.call('POST', `${path(one)}/${action}`, { token: program, body, headers })
const change = (one: SubscriptionView, body: object, headers = {}) =>
  api.call('PUT', path(one), { token: program, body, headers })
const invoices = ({ subscriptionID }: SubscriptionView) => invoicesOf(api, program, subscriptionID)
const amounts = async (one: SubscriptionView) => (await invoices(one)).map(({ status, total }) => [status, total])

describe('a change', () => {
  const at = '2027-02-14T09:00:00Z'
  it('now with proration makes the invoice of its preview', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    await advance(api, program, testClockID, at)
    const preview = (await act(made, 'preview', { items: items(3) })).body
    // Half of 28 days are left: 90.00 are charged for half, and half of 30.00 comes back.
    expect(preview).toMatchObject({ total: 3_000, creditLeft: 0, currency: 'EUR' })
    expect(preview.lines.map((line: { amount: number }) => line.amount)).toEqual([-1_500, 4_500])
    const changed = await change(made, { items: items(3), preview: preview.preview })
    expect(changed.body).toMatchObject({ status: 'active', items: [{ quantity: 3 }], pendingAmount: 0 })
    const [, invoice] = await invoices(made)
    expect(invoice).toMatchObject({ status: 'paid', total: 3_000 })
    expect(invoice?.lines.map(({ description, amount, isProration }) => [description, amount, isProration])).toEqual([
      ['Unused time: Seats', -1_500, true],
      ['Remaining time: Seats', 4_500, true],
    ])
  })

  it('is refused where its preview no longer fits', async () => {
    const { customerID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    const { preview } = (await act(made, 'preview', { items: items(3) })).body
    expect((await change(made, { items: items(4), preview })).body.code).toBe('PREVIEW_CHANGED')
    expect((await change(made, { items: items(3), preview: 'other' })).body.fields).toHaveProperty('preview')
    await change(made, { items: items(2), applies: 'now' })
    expect((await change(made, { items: items(3), preview })).body.code).toBe('PREVIEW_CHANGED')
    expect((await read(made)).items[0]?.quantity).toBe(2)
  })

  it('to less keeps the credit for the next invoices, which are never below zero', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const made = await build({ customerID, items: items(5) })
    await advance(api, program, testClockID, at)
    const { body } = await change(made, { items: items(1) })
    expect(body.pendingAmount).toBe(-6_000)
    expect((await act(made, 'preview')).body).toMatchObject({ total: 0, creditLeft: 3_000 })
    await advance(api, program, testClockID, '2027-05-01T00:00:00Z')
    expect(await amounts(made)).toEqual([
      ['paid', 15_000],
      ['paid', 0],
      ['paid', 0],
      ['paid', 3_000],
    ])
    expect((await read(made)).pendingAmount).toBe(0)
  })

  it('without proration, or at the end of the period, is charged from the next period on', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    await advance(api, program, testClockID, at)
    expect((await change(made, { items: items(2), applies: 'now' })).body.items[0].quantity).toBe(2)
    const later = (await change(made, { items: items(4), applies: 'period_end' })).body
    expect(later).toMatchObject({
      items: [{ quantity: 2 }],
      pendingChange: { items: [{ quantity: 4 }], appliesAt: '2027-02-28T09:00:00.000Z' },
    })
    await advance(api, program, testClockID, '2027-03-01T00:00:00Z')
    expect(await amounts(made)).toEqual([
      ['paid', 3_000],
      ['paid', 12_000],
    ])
    expect(await read(made)).toMatchObject({ items: [{ quantity: 4 }], pendingChange: null })
  })

  it('of the interval credits the rest and starts another period', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const yearly = await buildPrice(api, program, { interval: 'year', unitAmount: 30_000 })
    const made = await build({ customerID, items: items() })
    await advance(api, program, testClockID, at)
    const { body } = await change(made, { items: items(1, yearly.priceID) })
    expect(body).toMatchObject({ interval: 'year', currentPeriodEnd: '2028-02-14T09:00:00.000Z' })
    expect(await amounts(made)).toEqual([
      ['paid', 3_000],
      ['paid', 28_500],
    ])
    await advance(api, program, testClockID, '2028-02-15T00:00:00Z')
    expect((await amounts(made)).at(-1)).toEqual(['paid', 30_000])
  })

  it('refuses another currency, and the second of two changes that saw the same version', async () => {
    const { customerID } = await newSubscriber()
    const made = await build({ customerID, items: items() })
    const yen = await buildPrice(api, program, { currency: 'JPY', unitAmount: 500 })
    expect((await change(made, { items: items(1, yen.priceID) })).body.fields.items).toMatch(/currency/)
    const seen = { 'if-match': made.version }
    const both = await Promise.all([2, 3].map((quantity) => change(made, { items: items(quantity) }, seen)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  })

  it('charges what the prices say over time, after many changes', async () => {
    const { customerID, testClockID } = await newSubscriber()
    const odd = await buildPrice(api, program, { unitAmount: 1_001 })
    const made = await build({ customerID, items: items(1, odd.priceID) })
    const days = ['03', '07', '11', '13', '20', '25']
    for (const [index, day] of days.entries()) {
      await advance(api, program, testClockID, `2027-02-${day}T13:17:0${index}Z`)
      expect((await change(made, { items: items(index + 2, odd.priceID) })).status).toBe(200)
    }
    const moments = [start, ...days.map((day, index) => `2027-02-${day}T13:17:0${index}Z`), '2027-02-28T09:00:00Z'].map(
      (text) => Date.parse(text) / 1000,
    )
    const exact = moments
      .slice(1)
      .reduce((sum, end, index) => sum + 1_001 * (index + 1) * (end - (moments[index] ?? 0)), 0)
    const charged = (await invoices(made)).reduce((sum, { total }) => sum + total, 0)
    const pending = (await read(made)).pendingAmount
    expect(charged + pending).toBe(Math.round(exact / (28 * 86_400)))
  })
})
