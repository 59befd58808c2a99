import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { bookChecks } from '../../api/src/process/verification/book-checks.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { PostedSince } from '../support/exchanged.js'
import { edit, expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, differencesOf, tellAll } from '../support/processor-reports.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { openSubaccount, useSubaccounts } from '../support/subaccounts.js'

let stage: Stage
let double: PaystackDouble
let reference: string
let posted: PostedSince
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
  await useSubaccounts(stage)
  reference = (await openSubaccount(stage)).reference
  const { clientID } = stage.merchant
  await stage.api.database.write((manager) => manager.update(Client, { clientID }, { chargePercentageHundredths: 290 }))
  await limit(1_000_000)
  posted = new PostedSince(stage.api)
})
afterEach(async () => {
  double.mangle(null)
  await expectSoundBooks(stage.api)
})
afterAll(() => stage.close())

async function limit(refundsBeyondBalance: number | null) {
  const limits = [{ currency: 'NGN', refundsBeyondBalance }]
  const path = `/clients/${stage.merchant.clientID}/limits`
  expect((await stage.api.call('PUT', path, { token: stage.token, body: { limits } })).status).toBe(200)
}
const balance = async () => (await stage.merchant.get('/balance')).body.items
const available = async (): Promise<number> => (await balance())[0]?.available ?? 0
const heldOf = async (transactionID: string) =>
  double.service.payments.get((await read(stage.api, transactionID)).processorReference ?? '')
const owed = () => double.owes('NGN') - double.costs('NGN')

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
  expect(told).toBe(owed())
  expect([ledger - held, difference]).toEqual([told, 0])
  return { done, ours, theirs }
}

// `subaccount`, `transaction_charge` and `bearer` of TransactionInitialize and TransactionChargeAuthorization in Paystack's OpenAPI document.
describe('a payment of 100.00 at 2.9 % for a subaccount', () => {
  it('is split where it is charged, and leaves our fee of 2.90 with us', async () => {
    const { done, ours, theirs } = await step(() => stage.pay())
    expect(done).toMatchObject({ status: 'succeeded', fee: 290, net: 9_710, collectedBy: 'connected' })
    expect(await heldOf(done.transactionID)).toMatchObject({ split: { subaccount: reference, charge: 290 } })
    const { connectedTo, settlesAt } = await read(stage.api, done.transactionID)
    expect([connectedTo, settlesAt]).toEqual([reference, null])
    expect(ours).toEqual({ 'payment NGN': { processor_clearing: 290, platform_fees: -290 } })
    expect(theirs).toEqual({ 'processor_cost NGN': { processor_costs: 175, processor_clearing: -175 } })
    expect(await balance()).toEqual([])
  })

  it('is split at Paystack’s page as well', async () => {
    const { done, ours } = await step(async () => {
      const payment = await stage.payByHand('redirect')
      const url = payment.nextAction?.type === 'redirect' ? payment.nextAction.url : ''
      await stage.payerGoes(payment, url, 'passes')
      await stage.hear()
      return stage.merchant.detail(payment.transactionID)
    })
    expect(done).toMatchObject({ status: 'succeeded', collectedBy: 'connected' })
    expect(ours).toEqual({ 'payment NGN': { processor_clearing: 290, platform_fees: -290 } })
  })

  it('is refunded with the platform’s money, and so is owed by the client', async () => {
    const payment = await stage.pay()
    const before = await available()
    const { done, ours } = await step(() => stage.ask(payment, 'refunds', { amount: 4_000 }))
    expect(done.body).toMatchObject({ status: 'succeeded', feeReturned: 116 })
    expect(ours).toEqual({
      'refund NGN': { client_available: 3_884, platform_fees: 116, processor_clearing: -4_000 },
    })
    expect((await available()) - before).toBe(-3_884)
  })

  it('is owed no more when its refund fails after it had succeeded', async () => {
    const payment = await stage.pay()
    double.refundsEnd('later')
    await stage.ask(payment, 'refunds', { amount: 4_000 })
    const before = await available()
    await step(async () => double.endRefunds('failed'))
    double.refundsEnd('at_once')
    expect([await stage.refundsOf(payment), (await available()) - before]).toEqual([['failed'], 0])
  })

  it('is taken from the platform in a dispute that is lost, and so is owed by the client', async () => {
    const before = await available()
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    const opened = await step(() => double.dispute(processorReference ?? '', 'fraud'))
    expect(opened.ours).toMatchObject({ 'dispute_opened NGN': { client_available: 9_710, client_disputed: -9_710 } })
    const lost = await step(() => double.endDispute(processorReference ?? '', 'lost'))
    expect(lost.ours).toEqual({
      'dispute_lost NGN': { client_disputed: 9_710, platform_fees: 290, processor_clearing: -10_000 },
    })
    expect((await available()) - before).toBe(-9_710)
  })

  it('comes back to the client when the dispute is won', async () => {
    const before = await available()
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    await step(() => double.dispute(processorReference ?? '', 'fraud'))
    await step(() => double.endDispute(processorReference ?? '', 'won'))
    expect((await balance())[0]).toMatchObject({ available: before, disputed: 0 })
  })

  it('is refunded in Paystack’s dashboard: adopted, the client owes it', async () => {
    const payment = await stage.pay()
    const { processorReference } = await read(stage.api, payment.transactionID)
    await step(async () => undefined)
    const before = await available()
    double.service.refundInDashboard(processorReference ?? '', 3_000)
    await stage.hear()
    await catchUp(stage)
    await tellAll(stage)
    const [difference] = await differencesOf(stage, '?state=open')
    const path = `/reconciliation-differences/${difference?.differenceID}/adopt-refund`
    const adopted = await step(() => stage.api.call('POST', path, { token: stage.token, body: {} }))
    expect(adopted.done.status).toBe(200)
    expect((await available()) - before).toBe(-2_913)
  })

  it('is given back whole by the platform where it comes after it expired, and what the subaccount keeps is owed', async () => {
    const payment = await stage.payByHand('redirect')
    const url = payment.nextAction?.type === 'redirect' ? payment.nextAction.url : ''
    await edit(stage.api, payment.transactionID, { status: 'expired', dueAt: null, redirectURL: null })
    const { ours, theirs } = await step(() => stage.payerGoes(payment, url, 'passes'))
    expect(ours).toEqual({ 'late_refund NGN': { client_available: 9_710, processor_clearing: -9_710 } })
    expect(theirs).toEqual({ 'processor_cost NGN': { processor_costs: 175, processor_clearing: -175 } })
    expect(await stage.statusOf(payment)).toBe('expired')
  })

  it('is settled to our bank with our share alone; what the subaccounts are paid is not ours', async () => {
    await step(() => stage.pay('succeeds', { amount: 5_000_000 }))
    const amount = double.paysOut('NGN')
    await catchUp(stage)
    const payouts = await stage.api.database.read.findBy(ProcessorReportRow, { kind: 'payout' })
    expect([amount > 0, payouts.map(({ gross }) => gross)]).toEqual([true, [-amount]])
  })
})

describe('the limit of refunds beyond the balance', () => {
  afterEach(() => limit(1_000_000))

  it.each([
    ['without a limit, which counts as 0', null],
    ['with a limit of 0', 0],
  ])('refuses the refund of a split payment, which is the platform’s money, %s', async (_what, most) => {
    await limit(most)
    const payment = await stage.pay()
    const { status, body } = await stage.ask(payment, 'refunds', { amount: 4_000 })
    expect([status, body.code]).toEqual([422, 'LIMIT_EXCEEDED'])
    expect(body.limit).toMatchObject({ name: 'refundsBeyondBalance', limit: 0, left: 0, opensAt: null })
    expect(await stage.api.database.read.countBy(Refund, { transactionID: payment.transactionID })).toBe(0)
  })

  it('allows what staff have set for the client, and no more', async () => {
    const payment = await stage.pay()
    await limit(1 - (await available()))
    expect((await stage.ask(payment, 'refunds', { amount: 4_000 })).status).toBe(422)
    await limit(4_000 - (await available()))
    expect((await stage.ask(payment, 'refunds', { amount: 4_000 })).status).toBe(201)
  })
})

describe('the verification of the books', () => {
  const faultOf = async () => (await verifyLedger(stage.api.database, undefined, undefined, bookChecks)).fault

  it('finds a refund that claims to have been taken back from the subaccount', async () => {
    const payment = await stage.pay()
    const { body } = await stage.ask(payment, 'refunds', { amount: 1_000 })
    expect(body.status).toBe('succeeded')
    const change = (isTransferReversed: number) =>
      stage.api.database.write((manager) => manager.update(Refund, { refundID: body.refundID }, { isTransferReversed }))
    await change(1)
    expect(await faultOf()).toMatch(/refund/)
    await change(0)
    expect(await faultOf()).toBeNull()
  })

  it('finds a payment for a subaccount that is not its client’s', async () => {
    const { transactionID } = await stage.pay()
    await edit(stage.api, transactionID, { connectedTo: 'ACCT_another' })
    expect(await faultOf()).toMatch(/not connected to its client/)
    await edit(stage.api, transactionID, { connectedTo: reference })
    expect(await faultOf()).toBeNull()
  })
})

describe('a split payment', () => {
  it('is believed without shares, as its document allows; the report names a difference then', async () => {
    double.mangle(null, (text) => text.replaceAll(/"fees_split":\{.*?\}\}/g, '"fees_split":null'))
    const payment = await stage.pay()
    expect(payment.status).toBe('succeeded')
    await catchUp(stage)
    double.mangle(null)
    const open = await differencesOf(stage, '?state=open')
    expect(open.some(({ subject }) => subject === payment.transactionID)).toBe(true)
  })
})
