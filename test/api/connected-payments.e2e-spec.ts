import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { bookChecks } from '../../api/src/process/verification/book-checks.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { connectMerchant, useConnect } from '../support/connected.js'
import { PostedSince } from '../support/exchanged.js'
import { buildMerchant, edit, expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, differencesOf, tellAll } from '../support/processor-reports.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

let stage: Stage
let double: StripeDouble
let reference: string
let posted: PostedSince
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
  await useConnect(stage)
  reference = (await connectMerchant(stage)).reference
  const { clientID } = stage.merchant
  await stage.api.database.write((manager) => manager.update(Client, { clientID }, { chargePercentageHundredths: 290 }))
  double.books.balance.feeOf = (amount) => Math.round((amount * 14) / 1_000) + 25
  posted = new PostedSince(stage.api)
})
afterEach(() => expectSoundBooks(stage.api))
afterAll(() => stage.close())

const rows = () => double.books.balance.rows.map(({ reporting_category: kind, net }) => [kind, net])
const balance = async () => (await stage.merchant.get('/balance')).body.items

/** What we posted, what the report made us post, and that all three columns agree. */
async function step<T>(run: () => Promise<T> | T) {
  await posted.read()
  const done = await run()
  await stage.hear()
  const ours = await posted.read()
  await catchUp(stage)
  const theirs = await posted.read()
  await expectSoundBooks(stage.api)
  expect(await differencesOf(stage, '?state=open')).toEqual([])
  const { told, ledger, held, difference } = await columnOf(stage)
  expect(told).toBe(double.books.balance.net('eur'))
  expect([ledger - held, difference]).toEqual([told, 0])
  return { done, ours, theirs }
}

// https://docs.stripe.com/connect/destination-charges
describe('a payment of 100.00 at 2.9 % for a connected account', () => {
  it('is charged on behalf of it, and leaves our fee of 2.90 with us', async () => {
    const { done, ours, theirs } = await step(() => stage.pay())
    expect(done).toMatchObject({ status: 'succeeded', fee: 290, net: 9_710, collectedBy: 'connected' })
    expect(rows().slice(-3)).toEqual([
      ['charge', 9_835],
      ['transfer', -10_000],
      ['platform_earning', 290],
    ])
    const { processorReference, connectedTo, settlesAt } = await read(stage.api, done.transactionID)
    expect([connectedTo, settlesAt]).toEqual([reference, null])
    expect(double.books.answer(`GET /v1/payment_intents/${processorReference}`, {})).toMatchObject({
      ...{ on_behalf_of: reference, transfer_data: { destination: reference } },
      ...{ application_fee_amount: 290, transfer_group: done.transactionID },
    })
    expect(ours).toEqual({ 'payment EUR': { processor_clearing: 290, platform_fees: -290 } })
    expect(theirs).toEqual({ 'processor_cost EUR': { processor_costs: 165, processor_clearing: -165 } })
    expect(await balance()).toEqual([])
  })

  it('is captured later in part, with the fee of the part', async () => {
    const held = await stage.pay('succeeds', { captureMethod: 'manual' })
    const { done, ours } = await step(() => stage.ask(held, 'capture', { amount: 5_000 }))
    expect(done.body).toMatchObject({ status: 'succeeded', fee: 145, collectedBy: 'connected' })
    expect(ours).toEqual({ 'payment EUR': { processor_clearing: 145, platform_fees: -145 } })
  })

  it('is refunded out of the connected account; the share of our fee is the client’s', async () => {
    const payment = await stage.pay()
    const { done, ours } = await step(() => stage.ask(payment, 'refunds', { amount: 4_000 }))
    expect(done.body).toMatchObject({ status: 'succeeded', feeReturned: 116 })
    expect(rows().slice(-2)).toEqual([
      ['refund', -4_000],
      ['transfer_reversal', 4_000],
    ])
    expect(ours).toEqual({ 'refund EUR': { client_available: -116, platform_fees: 116 } })
    expect(await balance()).toMatchObject([{ currency: 'EUR', available: 116, pending: 0 }])
  })

  it.each([
    ['after it had succeeded', 'at_once'],
    ['while it was open', 'later'],
  ] as const)('is the client’s with us when its refund fails %s: the transfer stays reversed', async (_when, how) => {
    const payment = await stage.pay()
    double.refundsEnd(how)
    await stage.ask(payment, 'refunds', { amount: 4_000 })
    await step(async () => double.endRefunds('failed'))
    double.refundsEnd('at_once')
    expect(await stage.refundsOf(payment)).toEqual(['failed'])
    const { transactionID } = payment
    const ofClient = { transactionID, account: 'client_available' } as const
    expect(await stage.api.database.read.sum(LedgerEntry, 'amount', ofClient)).toBe(-4_000)
  })

  it.each([
    ['in the first answer', null],
    ['when its first answer was lost', 'after'],
  ] as const)('is the client’s with us when its refund has failed %s', async (_when, fault) => {
    const payment = await stage.pay()
    double.books.refundsBecome = 'failed'
    if (fault) double.fail('refund', fault)
    const { done } = await step(async () => {
      await stage.ask(payment, 'refunds', { amount: 4_000 })
      return stage.resolveRefunds(payment)
    })
    double.books.refundsBecome = 'succeeded'
    expect(done).toEqual(['failed'])
    const { transactionID } = payment
    const ofClient = { transactionID, account: 'client_available' } as const
    expect(await stage.api.database.read.sum(LedgerEntry, 'amount', ofClient)).toBe(-4_000)
  })

  it('is taken from us in a dispute, and so is owed by the client', async () => {
    const { available: before } = (await balance())[0]
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    const opened = await step(() => double.dispute(processorReference ?? '', 'fraudulent'))
    expect(opened.ours).toMatchObject({ 'dispute_opened EUR': { client_available: 9_710, client_disputed: -9_710 } })
    expect((await columnOf(stage)).held).toBe(10_000)
    const lost = await step(() => double.endDispute(processorReference ?? '', 'lost'))
    expect(lost.ours).toEqual({
      'dispute_lost EUR': { client_disputed: 9_710, platform_fees: 290, processor_clearing: -10_000 },
    })
    expect((await balance())[0].available - before).toBe(-9_710)
  })

  it('comes back to the client when the dispute is won', async () => {
    const { available: before } = (await balance())[0]
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    await step(() => double.dispute(processorReference ?? '', 'fraudulent'))
    await step(() => double.endDispute(processorReference ?? '', 'won'))
    expect((await balance())[0]).toMatchObject({ available: before, disputed: 0 })
  })

  it('is refunded in Stripe’s dashboard without a reversal: adopted, the client owes it', async () => {
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    await step(async () => undefined)
    const { available: before } = (await balance())[0]
    double.books.refundInDashboard(processorReference ?? '', 3_000)
    await stage.hear()
    await catchUp(stage)
    await tellAll(stage)
    const [difference] = await differencesOf(stage, '?state=open')
    const path = `/reconciliation-differences/${difference?.differenceID}/adopt-refund`
    const adopted = await step(() => stage.api.call('POST', path, { token: stage.token, body: {} }))
    expect(adopted.done.status).toBe(200)
    expect((await balance())[0].available - before).toBe(-2_913)
  })

  it('goes back whole with its transfer and our fee when it was paid after it had ended', async () => {
    const payment = await stage.payByHand('redirect')
    const url = payment.nextAction?.type === 'redirect' ? payment.nextAction.url : ''
    await edit(stage.api, payment.transactionID, { status: 'expired', dueAt: null, redirectURL: null })
    const { ours } = await step(() => stage.payerGoes(payment, url, 'passes'))
    expect(rows().slice(-6)).toEqual([
      ['charge', 9_835],
      ['transfer', -10_000],
      ['platform_earning', 290],
      ['refund', -10_000],
      ['transfer_reversal', 10_000],
      ['platform_earning_refund', -290],
    ])
    expect(ours).toEqual({})
    expect((await stage.merchant.detail(payment.transactionID)).status).toBe('expired')
  })

  it('of a client without a connected account is not taken there', async () => {
    const other = await buildMerchant(stage.api)
    const { status, body } = await other.pay(stage.inputOf('succeeds'))
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['paymentMethod']])
  })
})

describe('the answer of Stripe', () => {
  it.each([
    ['names another destination', /"destination":"acct_\w+"/g, '"destination":"acct_another"'],
    ['names no destination', /"transfer_data":\{[^}]*\},/g, ''],
    ['keeps another fee', /"application_fee_amount":\d+/g, '"application_fee_amount":1'],
  ])('is not believed when it %s', async (_what, found, instead) => {
    double.mangle(['charge', 'inquire'], (text) => text.replace(found, instead))
    const payment = await stage.pay()
    expect(payment.status).toBe('processing')
    double.mangle(null)
    expect(await stage.resolve(payment)).toBe('succeeded')
  })
})

describe('the verification of the books', () => {
  const faultOf = async () => (await verifyLedger(stage.api.database, undefined, undefined, bookChecks)).fault

  it('finds a payment for an account that is not connected to its client', async () => {
    const { transactionID } = await stage.pay()
    await edit(stage.api, transactionID, { connectedTo: 'acct_another' })
    expect(await faultOf()).toMatch(/not connected to its client/)
    await edit(stage.api, transactionID, { connectedTo: reference })
    expect(await faultOf()).toBeNull()
  })
})
