import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PayerSubscriptionView } from '#contract/billing-portal.js'
import { DueSubscriptions } from '../../api/src/billing/subscriptions/due-subscriptions.js'
import { Subscription } from '../../api/src/billing/subscriptions/subscription.entity.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { makeBilling, saveInvoiceSettings } from '../support/invoices.js'
import { payerOf, payerSession, savePortalSettings } from '../support/payer-portal.js'
import { expectSoundBooks } from '../support/payments.js'
import { advance, age, buildPrice, buildSubscriber, buildSubscription, invoicesOf } from '../support/subscriptions.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let program: string
let priceID: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  client = await buildClient(api)
  program = (await buildApiUser(api, client)).accessToken
  await registerOrigins(api, client)
  await saveInvoiceSettings(api, program)
  priceID = (await buildPrice(api, program)).priceID
})
afterAll(async () => {
  await expectSoundBooks(api)
  await api.close()
})

const start = '2027-01-31T09:00:00.000Z'
const allow = (overrides: object = {}) => savePortalSettings(api, program, overrides)
const feedback = 'too_expensive'

async function subscribed(overrides: object = {}) {
  const subscriber = await buildSubscriber(api, program, start)
  const { customerID } = subscriber
  const made = await buildSubscription(api, program, { customerID, items: [{ priceID }], ...overrides })
  const session = await payerSession(api, program, customerID)
  return {
    ...subscriber,
    made,
    path: `/subscriptions/${made.subscriptionID}`,
    ...payerOf(api, session, made.subscriptionID),
  }
}

const byMerchant = (path: string, action: string, body: object = {}) =>
  api.call('POST', `${path}/${action}`, { token: program, body })
const refusalOf = async (answer: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await answer
  return [status, body.code]
}

describe('canceling', () => {
  it('waits for the end of the period, is taken back, and counts the reason', async () => {
    await allow()
    const { act, testClockID, path } = await subscribed()
    const counted = async () => {
      const { body } = await api.call('GET', '/billing-reports/cancellations', { token: program })
      return body.reasons.find((row: { feedback: string }) => row.feedback === feedback).subscriptions
    }
    const listed = async () =>
      (await api.call('GET', `/subscriptions?cancellationFeedback=${feedback}`, { token: program })).body.items.length
    const before = await counted()
    const asked = { feedback, comment: 'See you next year' }
    const canceled = await act('cancel', asked)
    expect(canceled.body).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, nextCharge: null })
    expect(canceled.body.may).toMatchObject({ cancel: ['now'], resume: true })
    const again = await act('cancel', { feedback: 'other' })
    expect([again.status, again.body]).toEqual([200, canceled.body])
    const seen = await api.call('GET', path, { token: program })
    expect(seen.body).toMatchObject({ cancellationFeedback: feedback, cancellationReason: 'See you next year' })
    expect([await counted(), await listed()]).toEqual([before + 1, before + 1])
    const kept = await act('resume')
    expect(kept.body).toMatchObject({ cancelAtPeriodEnd: false, nextCharge: { amount: 3_000 } })
    expect([await counted(), await listed()]).toEqual([before, before])
    await act('cancel', asked)
    await advance(api, program, testClockID, '2027-03-01T00:00:00Z')
    expect((await api.call('GET', path, { token: program })).body).toMatchObject({
      ...{ status: 'canceled', cancellationFeedback: feedback },
    })
    expect(await counted()).toBe(before + 1)
    expect(await refusalOf(act('resume'))).toEqual([403, 'PORTAL_ACTION_NOT_ALLOWED'])
  })

  it('ends it now where the merchant allows it', async () => {
    await allow()
    const { act } = await subscribed()
    const answers = await Promise.all([1, 2, 3].map(() => act('cancel', { when: 'now', feedback })))
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(answers.map(() => [200, 'canceled']))
    await allow({ cancellation: 'period_end' })
    const other = await subscribed()
    expect(await refusalOf(other.act('cancel', { when: 'now', feedback }))).toEqual([403, 'PORTAL_ACTION_NOT_ALLOWED'])
    expect((await other.read()).may.cancel).toEqual(['period_end'])
  })

  it('is refused where the merchant does not allow it, and without a reason', async () => {
    await allow({ cancellation: 'no' })
    const { act, read } = await subscribed()
    expect(await refusalOf(act('cancel', { feedback }))).toEqual([403, 'PORTAL_ACTION_NOT_ALLOWED'])
    expect((await read()).may.cancel).toEqual([])
    for (const wrong of [{}, { feedback: 'because' }, { feedback: null }, { feedback, when: 'tomorrow' }])
      expect((await act('cancel', wrong)).status).toBe(422)
    expect((await read()).status).toBe('active')
  })

  it('of the merchant, or a pause, is not undone by the customer', async () => {
    await allow()
    const { act, path, read } = await subscribed()
    await byMerchant(path, 'cancel', { reason: 'Contract ended' })
    expect((await read()).may.resume).toBe(false)
    await act('cancel', { feedback })
    expect(await refusalOf(act('resume'))).toEqual([403, 'PORTAL_ACTION_NOT_ALLOWED'])
    await byMerchant(path, 'resume')
    await byMerchant(path, 'pause')
    expect(await refusalOf(act('resume'))).toEqual([403, 'PORTAL_ACTION_NOT_ALLOWED'])
    expect((await read()).may.cancel).toEqual(['now'])
    expect((await act('cancel', { feedback })).body.status).toBe('canceled')
  })

  it('in the second of a renewal charges the next period or none', async () => {
    await allow()
    const { act, made } = await subscribed({ collection: 'send_invoice' })
    await age(api, made, 28 * 86_400_000)
    const due = api.app.get(DueSubscriptions, { strict: false })
    const [answer] = await Promise.all([act('cancel', { feedback }), due.workOff(new AbortController().signal)])
    expect(answer.status).toBe(200)
    const row = await api.database.read.findOneByOrFail(Subscription, { subscriptionID: made.subscriptionID })
    const count = (await invoicesOf(api, program, made.subscriptionID)).length
    // The cancellation came first, or the renewal, and then the next period is the last one.
    expect([row.status, row.cancelAtPeriodEnd, count]).toEqual(
      row.status === 'canceled' ? ['canceled', expect.any(Boolean), 1] : ['active', true, 2],
    )
  })
})

describe('a change', () => {
  const items = (quantity: number, id = priceID) => [{ priceID: id, quantity }]
  const change = (act: Awaited<ReturnType<typeof subscribed>>['act'], given: object[], preview: string) =>
    act('change', { items: given, preview })

  it('makes the invoice of its preview, and keeps terms and tax rate', async () => {
    await allow()
    const vat = { name: 'VAT', percentage: 19, taxBehavior: 'exclusive' }
    const { taxRateID } = await makeBilling(api, program, '/tax-rates', vat)
    const given = { items: [{ priceID, taxRateID }], metadata: { seat: '4' } }
    const one = await subscribed(given)
    await advance(api, program, one.testClockID, '2027-02-14T09:00:00Z')
    const preview = await one.preview(items(3))
    expect([preview.subtotal, preview.taxAmount, preview.total]).toEqual([3_000, 570, 3_570])
    const { status, body } = await change(one.act, items(3), preview.preview)
    expect([status, (body as PayerSubscriptionView).items]).toMatchObject([200, [{ quantity: 3 }]])
    const [, invoice] = await invoicesOf(api, program, one.made.subscriptionID)
    expect(invoice).toMatchObject({ status: 'paid', total: 3_570 })
    const after = (await api.call('GET', one.path, { token: program })).body
    expect(after).toMatchObject({ metadata: { seat: '4' }, items: [{ taxRateID, quantity: 3 }] })
  })

  it('with a stale preview is refused, also the second of two equal ones', async () => {
    await allow()
    const one = await subscribed()
    const { preview } = await one.preview(items(2))
    await api.call('PUT', one.path, { token: program, body: { items: [{ priceID }], metadata: { seen: 'yes' } } })
    expect(await refusalOf(change(one.act, items(2), preview))).toEqual([409, 'PREVIEW_CHANGED'])
    const fresh = (await one.preview(items(2))).preview
    expect(await refusalOf(change(one.act, items(3), fresh))).toEqual([409, 'PREVIEW_CHANGED'])
    const both = await Promise.all([1, 2].map(() => change(one.act, items(2), fresh)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await invoicesOf(api, program, one.made.subscriptionID)).toHaveLength(2)
  })

  it('goes to a price that the merchant offers, and to no other', async () => {
    const [better, hidden, dollars] = [
      await buildPrice(api, program, { unitAmount: 5_000, name: 'Better seats' }),
      await buildPrice(api, program, { unitAmount: 100 }),
      await buildPrice(api, program, { currency: 'USD' }),
    ]
    await allow({ priceIDs: [better.priceID, dollars.priceID], mayChangeQuantity: false })
    const one = await subscribed()
    expect((await one.read()).may.prices).toMatchObject([{ priceID: better.priceID, name: 'Better seats' }])
    const { preview, total } = await one.preview(items(1, better.priceID))
    expect(total).toBe(2_000)
    for (const wrong of [items(1, hidden.priceID), items(1, 'prc_absent'), items(1, dollars.priceID)]) {
      const { status, body } = await one.act('preview', { items: wrong })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['items']])
    }
    expect((await change(one.act, items(1, better.priceID), preview)).body.items).toMatchObject([
      { priceID: better.priceID },
    ])
  })

  it('to a price that was retired since is refused and offered no more', async () => {
    const gone = await buildPrice(api, program, { unitAmount: 5_000 })
    await allow({ priceIDs: [gone.priceID] })
    const one = await subscribed()
    const { preview } = await one.preview(items(1, gone.priceID))
    await api.call('POST', `/prices/${gone.priceID}/retire`, { token: program })
    expect((await one.read()).may.prices).toEqual([])
    expect((await change(one.act, items(1, gone.priceID), preview)).status).toBe(422)
    expect((await one.read()).items).toMatchObject([{ priceID }])
  })

  it('of the quantity is refused where the merchant does not allow it', async () => {
    await allow()
    const one = await subscribed()
    const { preview } = await one.preview(items(2))
    await allow({ mayChangeQuantity: false })
    expect((await change(one.act, items(2), preview)).status).toBe(422)
    expect((await one.read()).may.changeQuantity).toBe(false)
  })

  it.each([
    ['no items', {}],
    ['an empty list', { items: [] }],
    ['quantity 0', { items: [{ priceID: 'prc_1', quantity: 0 }] }],
    ['quantity 1.5', { items: [{ priceID: 'prc_1', quantity: 1.5 }] }],
    ['quantity 10^9', { items: [{ priceID: 'prc_1', quantity: 1_000_000_000 }] }],
    ['no quantity', { items: [{ priceID: 'prc_1' }] }],
    ['a tax rate', { items: [{ priceID: 'prc_1', quantity: 1, taxRateID: 'txr_1' }] }],
    ['another number of items', { items: ['prc_1', 'prc_2'].map((id) => ({ priceID: id, quantity: 1 })) }],
  ])('is refused with %s', async (_, body) => {
    await allow()
    const one = await subscribed()
    expect((await one.act('preview', body)).status).toBe(422)
    expect((await one.act('change', { ...body, preview: `1.${'x'.repeat(22)}` })).status).toBe(422)
    expect((await one.act('change', { items: items(2) })).body.fields).toHaveProperty('preview')
  })

  it('of a canceled or paused subscription is refused', async () => {
    await allow()
    const one = await subscribed()
    await byMerchant(one.path, 'pause')
    expect(await refusalOf(one.act('preview', { items: items(2) }))).toEqual([409, 'SUBSCRIPTION_STATE_CONFLICT'])
    await byMerchant(one.path, 'cancel', { when: 'now' })
    expect(await refusalOf(one.act('preview', { items: items(2) }))).toEqual([409, 'SUBSCRIPTION_STATE_CONFLICT'])
  })
})
