import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Dispute } from '../../api/src/money/disputes/dispute.entity.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, compareAll, differencesOf } from '../support/processor-reports.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'

let stage: Stage
let double: PaystackDouble
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
})
afterAll(async () => {
  await expectSoundBooks(stage.api)
  await stage.close()
})

const paid = async () => {
  const { transactionID } = await stage.pay()
  await stage.hear()
  await catchUp(stage)
  const { processorReference } = await read(stage.api, transactionID)
  return { transactionID, reference: processorReference ?? '' }
}
const differenceOf = async (kind: string, theirs: number) => {
  const all = [...(await differencesOf(stage)), ...(await differencesOf(stage, '?state=waiting'))]
  return all.find((one) => one.rowKind === kind && one.theirs === theirs)
}
const adopt = (differenceID: string | undefined, what: 'refund' | 'dispute') =>
  stage.api.call('POST', `/reconciliation-differences/${differenceID}/adopt-${what}`, { token: stage.token, body: {} })

// Paystack's OpenAPI document, RefundListResponseArray: a refund of the dashboard names its transaction, and its note is the dashboard's own.
describe('a refund that was made in the dashboard of Paystack', () => {
  it('is adopted from its list of refunds, once', async () => {
    const { transactionID, reference } = await paid()
    const refundID = double.service.refundInDashboard(reference, 2_500)
    await stage.hear()
    expect(await stage.refundsOf({ transactionID })).toEqual([])
    await catchUp(stage)
    const found = await differenceOf('refund', -2_500)
    const { status, body } = await adopt(found?.differenceID, 'refund')
    expect([status, body.amount, body.status, body.actorKind]).toEqual([200, 2_500, 'succeeded', 'processor'])
    const [refund] = await stage.api.database.read.findBy(Refund, { transactionID })
    expect(refund).toMatchObject({ processorReference: String(refundID), actorID: stage.account })
    expect(await read(stage.api, transactionID)).toMatchObject({ amountRefunded: 2_500, amountReturned: 2_500 })
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    expect((await adopt(found?.differenceID, 'refund')).body.code).toBe('DIFFERENCE_NOT_OPEN')
  })

  it('waits until Paystack has given the money back', async () => {
    const { reference } = await paid()
    double.refundsEnd('later')
    double.service.refundInDashboard(reference, 1_200)
    await stage.hear()
    await catchUp(stage)
    expect(await differenceOf('refund', -1_200)).toBeUndefined()
    double.endRefunds('succeeded')
    double.refundsEnd('at_once')
    await stage.hear()
    await catchUp(stage)
    const found = await differenceOf('refund', -1_200)
    expect((await adopt(found?.differenceID, 'refund')).status).toBe(200)
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })
})

// Paystack's OpenAPI document, DisputeListResponseArray, and `dispute` of RefundListResponseArray: what a dispute gave back is listed twice.
describe('a dispute at Paystack that no webhook reported', () => {
  const disputes = (transactionID: string) => stage.api.database.read.findBy(Dispute, { transactionID })
  const lostUnheard = async () => {
    const { transactionID, reference } = await paid()
    double.dispute(reference, 'general')
    double.endDispute(reference, 'lost')
    double.takeNotices()
    await catchUp(stage)
    return { transactionID, reference, found: await differenceOf('dispute', -10_000) }
  }

  it('is adopted by asking Paystack, and what it gave back counts once', async () => {
    const { transactionID, found } = await lostUnheard()
    expect(await differenceOf('refund', -10_000)).toBeUndefined()
    const { status, body } = await adopt(found?.differenceID, 'dispute')
    expect([status, body.transactionID, body.status, body.amount]).toEqual([200, transactionID, 'lost', 10_000])
    expect(await disputes(transactionID)).toHaveLength(1)
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ held: 0, difference: 0, lines: [] })
    const noted = await stage.api.database.read.findBy(AuditEntry, { targetID: found?.differenceID ?? '' })
    expect(noted.map(({ action }) => action)).toEqual(['reconciliation_difference.dispute_adopted'])
    expect((await adopt(found?.differenceID, 'dispute')).body.code).toBe('DIFFERENCE_NOT_OPEN')
  })

  it('changes nothing while Paystack does not answer, and works again later', async () => {
    const { transactionID, found } = await lostUnheard()
    double.fail('inquire', '500')
    expect((await adopt(found?.differenceID, 'dispute')).body.code).toBe('DISPUTE_NOT_TOLD')
    expect(await disputes(transactionID)).toEqual([])
    expect((await adopt(found?.differenceID, 'dispute')).status).toBe(200)
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })
})
