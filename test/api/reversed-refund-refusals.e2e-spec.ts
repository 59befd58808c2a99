import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { ConnectedSetupsAndReversals1764251400000 } from '../../api/src/platform/database/migrations/202511271350-connected-setups-and-reversals.js'
import { connectMerchant, useConnect } from '../support/connected.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { buildChecker } from '../support/payouts.js'
import { catchUp, compareAll, differencesOf, tellAll } from '../support/processor-reports.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

let stage: Stage
let double: StripeDouble
let checker: string
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
  await useConnect(stage)
  await connectMerchant(stage)
  checker = await buildChecker(stage.api, stage.token)
  const { clientID } = stage.merchant
  await stage.api.database.write((manager) => manager.update(Client, { clientID }, { chargePercentageHundredths: 290 }))
})
afterEach(() => expectSoundBooks(stage.api))
afterAll(() => stage.close())

const available = async () => (await stage.merchant.get('/balance')).body.items[0]?.available ?? 0
const migration = new ConnectedSetupsAndReversals1764251400000()
const migrateDown = () => stage.api.database.write(({ queryRunner }) => migration.down(queryRunner as never))

async function pay() {
  const { transactionID } = await stage.pay()
  const { processorReference } = await read(stage.api, transactionID)
  await stage.hear()
  await catchUp(stage)
  return { transactionID, reference: processorReference ?? '' }
}

/** Of all that is told of it: what is missing here, by its amount. */
async function refundIn({ transactionID, reference }: Awaited<ReturnType<typeof pay>>, amount: number, more = {}) {
  double.books.refundInDashboard(reference, amount, { reverse_transfer: 'true', ...more })
  await stage.hear()
  await catchUp(stage)
  const open = await differencesOf(stage, '?state=open')
  const of = (wanted: number) => open.find(({ theirs, ours }) => theirs - ours === wanted)
  const path = `/reconciliation-differences/${of(-amount)?.differenceID}/adopt-refund`
  const adopt = async () => {
    const { status, body } = await stage.api.call('POST', path, { token: stage.token, body: {} })
    const preview = await stage.api.call('GET', path, { token: stage.token })
    return { answer: [status, body.code], previewed: preview.body.code }
  }
  const refunds = () => stage.refundsOf({ transactionID })
  return { open, of, adopt, refunds }
}

async function adjust(differenceID = '', amount?: number): Promise<void> {
  const body = { differenceID, amount, party: 'client', reason: 'Refunded in Stripe’s dashboard' }
  const { status, body: made } = await stage.api.call('POST', '/reconciliation-adjustments', {
    token: stage.token,
    body: { ...body, clientID: stage.merchant.clientID },
  })
  expect([status, made.code]).toEqual([201, undefined])
  const path = `/reconciliation-adjustments/${made.adjustmentID}/approve`
  expect((await stage.api.call('POST', path, { token: checker })).status).toBe(200)
}
const explain = (differenceID: string) =>
  stage.api.call('POST', `/reconciliation-differences/${differenceID}/explain`, {
    token: stage.token,
    body: { explanation: 'Made in Stripe’s dashboard' },
  })
const refused = (code: string) => ({ answer: [409, code], previewed: code })
const withFee = { refund_application_fee: 'true' }

describe('a refund of a connected payment', () => {
  it('gives no fee back a second time after two people have adjusted the one that Stripe returned', async () => {
    const { of, adopt, refunds } = await refundIn(await pay(), 10_000, withFee)
    await tellAll(stage)
    await adjust(of(-290)?.differenceID)
    const before = await available()
    expect(await adopt()).toEqual(refused('REFUND_FEE_RETURNED'))
    expect([await refunds(), await available()]).toEqual([[], before])
  })

  it('is adopted although another refund of its payment took the fee along', async () => {
    const payment = await pay()
    const first = await refundIn(payment, 3_000, withFee)
    await tellAll(stage)
    expect(await first.adopt()).toEqual(refused('REFUND_FEE_RETURNED'))
    for (const { differenceID } of first.open) await explain(differenceID)
    clock.moveBy(120_000)
    const second = await refundIn(payment, 2_000)
    await tellAll(stage)
    expect((await second.adopt()).answer).toEqual([200, undefined])
    expect(await first.refunds()).toEqual(['succeeded'])
  })

  it('is adopted although its payment has a difference of another kind', async () => {
    const payment = await pay()
    const paid = { processorReference: payment.reference, kind: 'payment' } as const
    const { reportRowID } = await stage.api.database.read.findOneByOrFail(ProcessorReportRow, paid)
    const edit = (change: Partial<ProcessorReportRow>) =>
      stage.api.database.write((manager) => manager.update(ProcessorReportRow, { reportRowID }, change))
    await edit({ chargedAmount: 9_999, chargedCurrency: 'EUR', comparedAt: null })
    const { adopt } = await refundIn(payment, 3_000)
    await tellAll(stage)
    expect((await adopt()).answer).toEqual([200, undefined])
    await edit({ chargedAmount: null, chargedCurrency: null, comparedAt: null })
    await compareAll(stage.api)
  })

  it('is not adopted before its report is read an hour past it, and compared', async () => {
    const { of, adopt, refunds } = await refundIn(await pay(), 3_000)
    expect(await adopt()).toEqual(refused('REFUND_NOT_ALL_TOLD'))
    await tellAll(stage)
    const { subject: reportRowID = '' } = of(3_000) ?? {}
    await stage.api.database.write((manager) =>
      manager.update(ProcessorReportRow, { reportRowID }, { processorReference: null, comparedAt: null }),
    )
    expect(await adopt()).toEqual(refused('REFUND_NOT_ALL_TOLD'))
    expect(await refunds()).toEqual([])
    await compareAll(stage.api)
  })

  it.each([
    ['of its reversal', 3_000],
    ['of it', -3_000],
  ])('is not adopted after two people have adjusted a part %s', async (_what, whole) => {
    const { of, adopt, refunds } = await refundIn(await pay(), 3_000)
    await adjust(of(whole)?.differenceID, 1_000)
    await tellAll(stage)
    expect(await adopt()).toEqual(refused('REFUND_ADJUSTED'))
    expect(await refunds()).toEqual([])
  })

  it('keeps the columns that say so: the version before would take it for a fault', async () => {
    const { adopt } = await refundIn(await pay(), 3_000)
    await tellAll(stage)
    expect((await adopt()).answer).toEqual([200, undefined])
    await expect(migrateDown()).rejects.toThrow('posted only fees')
  })
})
