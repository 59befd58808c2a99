import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { RefundOutcomes } from '../../api/src/money/refunds/refund-outcomes.js'
import { connectMerchant, useConnect } from '../support/connected.js'
import { PostedSince } from '../support/exchanged.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { buildChecker } from '../support/payouts.js'
import { catchUp, columnOf, differencesOf, tellAll } from '../support/processor-reports.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

let stage: Stage
let double: StripeDouble
let posted: PostedSince
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
  await useConnect(stage)
  await connectMerchant(stage)
  const { clientID } = stage.merchant
  await stage.api.database.write((manager) => manager.update(Client, { clientID }, { chargePercentageHundredths: 290 }))
  double.books.balance.feeOf = (amount) => Math.round((amount * 14) / 1_000) + 25
  posted = new PostedSince(stage.api)
})
afterEach(() => expectSoundBooks(stage.api))
afterAll(() => stage.close())

const available = async () => (await stage.merchant.get('/balance')).body.items[0]?.available ?? 0

/** What we posted, and that all three columns agree. */
async function step<T>(run: () => Promise<T> | T) {
  await posted.read()
  const done = await run()
  await stage.hear()
  const ours = await posted.read()
  await catchUp(stage)
  await expectSoundBooks(stage.api)
  expect(await differencesOf(stage, '?state=open')).toEqual([])
  const { told, ledger, held, difference } = await columnOf(stage)
  expect(told).toBe(double.books.balance.net('eur'))
  expect([ledger - held, difference]).toEqual([told, 0])
  return { done, ours }
}

// docs.stripe.com/api/refunds/create, reverse_transfer; docs.stripe.com/api/transfer_reversals/object, source_refund
describe('a connected payment refunded in Stripe’s dashboard with a reversal', () => {
  const refunded = async (amount: number, more: Record<string, string> = {}) => {
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    await step(async () => undefined)
    double.books.refundInDashboard(processorReference ?? '', amount, { reverse_transfer: 'true', ...more })
    await stage.hear()
    await catchUp(stage)
    await tellAll(stage)
    const open = await differencesOf(stage, '?state=open')
    const ofRefund = open.find(({ theirs, about }) => theirs < 0 && about === 'row')
    const path = (rest: string, one = ofRefund) => `/reconciliation-differences/${one?.differenceID}/${rest}`
    const adopt = () => stage.api.call('POST', path('adopt-refund'), { token: stage.token, body: {} })
    return { payment, open, path, adopt }
  }
  const explain = (path: string) =>
    stage.api.call('POST', path, { token: stage.token, body: { explanation: 'Made in Stripe’s dashboard' } })

  it('is adopted: the client has paid it already, and its share of our fee is the client’s', async () => {
    const before = await available()
    const { payment, open, path, adopt } = await refunded(3_000)
    expect(open.map(({ theirs }) => theirs).sort()).toEqual([-3_000, 3_000])
    const preview = await stage.api.call('GET', path('adopt-refund'), { token: stage.token })
    expect(preview.body).toMatchObject({ amount: 3_000, feeReturned: 87, isTransferReversed: true })
    const { done, ours } = await step(adopt)
    expect(done.body).toMatchObject({ status: 'succeeded', amount: 3_000, feeReturned: 87, actorKind: 'processor' })
    expect(ours).toEqual({ 'refund EUR': { client_available: -87, platform_fees: 87 } })
    expect((await available()) - before).toBe(87)
    expect((await stage.merchant.detail(payment.transactionID)).amountRefunded).toBe(3_000)
    expect((await adopt()).status).toBe(409)
  })

  it('is adopted once by many at the same time', async () => {
    const { payment, adopt } = await refunded(2_000)
    const answers = await Promise.all(Array.from({ length: 4 }, adopt))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await stage.refundsOf(payment)).toEqual(['succeeded'])
    await step(async () => undefined)
  })

  it('leaves nothing behind when its adoption breaks off after posting', async () => {
    const { payment, adopt } = await refunded(2_000)
    const outcomes = stage.api.app.get(RefundOutcomes, { strict: false })
    const real = outcomes.adopt.bind(outcomes)
    outcomes.adopt = async (...given) => {
      await real(...given)
      throw new Error('broken off')
    }
    expect((await adopt()).status).toBe(500)
    outcomes.adopt = real
    expect(await stage.refundsOf(payment)).toEqual([])
    await step(adopt)
    expect(await stage.refundsOf(payment)).toEqual(['succeeded'])
  })

  it('is the client’s with us when it fails after it was adopted: the transfer stays reversed', async () => {
    const { payment, adopt } = await refunded(4_000)
    expect((await step(adopt)).done.status).toBe(200)
    await step(async () => double.endRefunds('failed'))
    expect(await stage.refundsOf(payment)).toEqual(['failed'])
    const ofClient = { transactionID: payment.transactionID, account: 'client_available' } as const
    expect(await stage.api.database.read.sum(LedgerEntry, 'amount', ofClient)).toBe(-4_000)
  })

  it.each([
    ['only a part of the transfer came back', { gross: 1_000, net: 1_000 }],
    ['it came back in another currency', { currency: 'USD' }],
    ['the row was read by a version that did not tell reversals apart', { isTransferReversal: null }],
    ['the row is a failure of the refund', { isTransferReversal: null, processorReference: null }],
  ] as const)('is not adopted as one when %s', async (_what, change) => {
    const { open, path, adopt } = await refunded(3_000)
    const reversal = open.find(({ theirs }) => theirs > 0)
    const reportRowID = reversal?.subject ?? ''
    const edited = (to: Partial<ProcessorReportRow>) =>
      stage.api.database.write((manager) => manager.update(ProcessorReportRow, { reportRowID }, to))
    const { gross, net, currency, isTransferReversal, processorReference } =
      await stage.api.database.read.findOneByOrFail(ProcessorReportRow, { reportRowID })
    const preview = async () => {
      const { status, body } = await stage.api.call('GET', path('adopt-refund'), { token: stage.token })
      return [status, body.code ?? body.isTransferReversed]
    }
    await edited(change)
    const isOtherRefund = 'processorReference' in change
    expect(await preview()).toEqual(isOtherRefund ? [200, false] : [409, 'REFUND_HAS_OTHER_ROWS'])
    await edited({ gross, net, currency, isTransferReversal, processorReference })
    await step(adopt)
  })

  it('is not adopted once somebody has explained the reversal, until that is taken back', async () => {
    const { open, path, adopt } = await refunded(3_000)
    const reversal = open.find(({ theirs }) => theirs > 0)
    expect((await explain(path('explain', reversal))).status).toBe(200)
    expect((await adopt()).body).toMatchObject({ code: 'DIFFERENCE_NOT_OPEN' })
    await stage.api.call('POST', path('reopen', reversal), { token: stage.token, body: {} })
    await step(adopt)
  })

  it('is settled by two people when its row comes after the refund was adopted', async () => {
    const before = await available()
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    const refund = double.books.refundInDashboard(processorReference ?? '', 3_000)
    await stage.hear()
    await catchUp(stage)
    await tellAll(stage)
    const [missing] = await differencesOf(stage, '?state=open')
    const adopt = `/reconciliation-differences/${missing?.differenceID}/adopt-refund`
    await step(() => stage.api.call('POST', adopt, { token: stage.token, body: {} }))
    expect((await available()) - before).toBe(-2_913)
    const of = (kind: string, id = '') => double.books.answer(`GET /v1/${kind}/${id}`, {}) as never
    double.books.balance.reverseTransfer(of('payment_intents', processorReference ?? ''), of('refunds', refund))
    await catchUp(stage)
    const [late] = await differencesOf(stage, '?state=open')
    expect(late).toMatchObject({ about: 'refund', ours: -3_000, theirs: 0 })
    const body = { differenceID: late?.differenceID, party: 'client', reason: 'The transfer was reversed later' }
    const proposed = await stage.api.call('POST', '/reconciliation-adjustments', { token: stage.token, body })
    expect(proposed.status).toBe(201)
    const path = `/reconciliation-adjustments/${proposed.body.adjustmentID}/approve`
    const token = await buildChecker(stage.api, stage.token)
    await step(() => stage.api.call('POST', path, { token }))
    expect((await available()) - before).toBe(87)
  })

  it('is left to staff when Stripe returned our fee as well: the client has its share already', async () => {
    const before = await available()
    const { open, path, adopt } = await refunded(10_000, { refund_application_fee: 'true' })
    expect(open.map(({ theirs, ours }) => theirs - ours).sort()).toEqual([-10_000, -290, 10_000])
    expect((await adopt()).body).toMatchObject({ code: 'REFUND_FEE_RETURNED' })
    for (const one of open) expect((await explain(path('explain', one))).status).toBe(200)
    expect(await available()).toBe(before)
  })
})
