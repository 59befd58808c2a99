import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { PostedLineView } from '#contract/ledger.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { Refund } from '../../api/src/money/refunds/refund.entity.js'
import { RefundOutcomes } from '../../api/src/money/refunds/refund-outcomes.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, compareAll, differencesOf } from '../support/processor-reports.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

// docs.stripe.com/refunds: refunds are issued by the API or in the Dashboard, and reported as balance transactions of the category `refund`.
describe('POST /reconciliation-differences/:differenceID/adopt-refund', () => {
  let stage: Stage
  let double: StripeDouble
  beforeAll(async () => {
    stage = await Stage.set(doubledStripe)
    double = stage.double as StripeDouble
    // The verification then compares what counts towards limits with the refunds.
    const limits = [{ currency: 'EUR', dayCount: 1_000, refundDayAmount: 1_000_000 }]
    const path = `/clients/${stage.merchant.clientID}/limits`
    expect((await stage.api.call('PUT', path, { token: stage.token, body: { limits } })).status).toBe(200)
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })

  const pathOf = (id = '') => `/reconciliation-differences/${id}/adopt-refund`
  const adopt = (id = '', token: string | undefined = stage.token, query = '') =>
    stage.api.call('POST', `${pathOf(id)}${query}`, { ...(token && { token }), body: {} })
  const refunds = (transactionID: string) => stage.api.database.read.findBy(Refund, { transactionID })
  const balance = async () => {
    const { clientID, token } = stage.merchant
    const { body } = await stage.api.call('GET', `/clients/${clientID}/balance`, { token })
    const [{ available, pending }] = body.items
    return available + pending
  }
  const refundedInDashboard = async (amount: number) => {
    const { transactionID } = await stage.pay()
    await stage.hear()
    const payment = await read(stage.api, transactionID)
    const reference = double.books.refundInDashboard(payment.processorReference ?? '', amount)
    await stage.hear()
    await catchUp(stage)
    const row = await stage.api.database.read.findOneByOrFail(ProcessorReportRow, { processorReference: reference })
    const all = [...(await differencesOf(stage)), ...(await differencesOf(stage, '?state=waiting'))]
    const difference = all.find(({ subject }) => subject === row.reportRowID)
    expect(difference).toMatchObject({ about: 'row', rowKind: 'refund', kind: 'missing_here', theirs: -amount })
    return { transactionID, reference, row, differenceID: difference?.differenceID ?? '' }
  }
  const edit = ({ reportRowID }: ProcessorReportRow, change: Partial<ProcessorReportRow>) =>
    stage.api.database.write((manager) => manager.update(ProcessorReportRow, { reportRowID }, change))

  it('posts the refund, and both sides agree', async () => {
    const { transactionID, reference, differenceID } = await refundedInDashboard(4_000)
    const before = await balance()
    const preview = await stage.api.call('GET', pathOf(differenceID), { token: stage.token })
    expect(preview.body).toMatchObject({ transactionID, amount: 4_000, currency: 'EUR' })
    expect(await balance()).toBe(before)
    const { status, body } = await adopt(differenceID)
    expect(status).toBe(200)
    expect(body).toMatchObject({ transactionID, amount: 4_000, status: 'succeeded', actorKind: 'processor' })
    const { feeReturned, refundFee } = preview.body
    expect(body).toMatchObject({ feeReturned, refundFee })
    const posted = await stage.api.database.read.findBy(LedgerEntry, { transactionID, refundID: body.refundID })
    const sides = posted.map(({ account, ownerID, amount }) => `${account} ${ownerID} ${amount}`).sort()
    const shown = preview.body.lines.map(({ account, ownerID, direction, amount }: PostedLineView) => {
      const signed = direction === 'debit' ? amount : -amount
      return `${account} ${ownerID ?? ''} ${signed}`
    })
    expect(shown.sort()).toEqual(sides)
    expect((await stage.api.call('GET', pathOf(differenceID), { token: stage.token })).status).toBe(409)
    expect(await balance()).toBe(before - 4_000 + body.feeReturned - body.refundFee)
    const [refund] = await refunds(transactionID)
    expect(refund).toMatchObject({ processorReference: reference, actorKind: 'processor', actorID: stage.account })
    expect(await read(stage.api, transactionID)).toMatchObject({ amountRefunded: 4_000, amountReturned: 4_000 })
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    const noted = await stage.api.database.read.findBy(AuditEntry, { targetID: differenceID })
    expect(noted.map(({ action }) => action)).toEqual(['reconciliation_difference.refund_adopted'])
    const events = await stage.api.database.read.query(`SELECT "type" FROM "events" WHERE "data" LIKE $1`, [
      `%${body.refundID}%`,
    ])
    expect(events).toEqual([{ type: 'refund.succeeded' }])
  })

  it('at once from many posts one refund', async () => {
    const { transactionID, differenceID } = await refundedInDashboard(3_000)
    const answers = await Promise.all(Array.from({ length: 4 }, () => adopt(differenceID)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await refunds(transactionID)).toHaveLength(1)
    expect((await adopt(differenceID)).status).toBe(409)
  })

  it('puts the amount back when the refund fails at the processor later', async () => {
    const { transactionID, differenceID } = await refundedInDashboard(2_500)
    expect((await adopt(differenceID)).status).toBe(200)
    double.endRefunds('failed')
    await stage.hear()
    const failed = (await refunds(transactionID)).map(({ status }) => status)
    expect(failed).toEqual(['failed'])
    expect(await read(stage.api, transactionID)).toMatchObject({ amountRefunded: 0, amountReturned: 0 })
    await catchUp(stage)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })

  it('refuses a refund that failed at the processor before it was adopted', async () => {
    const { transactionID, differenceID } = await refundedInDashboard(2_500)
    double.endRefunds('failed')
    await stage.hear()
    await catchUp(stage)
    expect((await adopt(differenceID)).body).toMatchObject({ code: 'REFUND_HAS_OTHER_ROWS' })
    expect(await refunds(transactionID)).toEqual([])
  })

  it('leaves nothing behind when it breaks off after posting', async () => {
    const { transactionID, differenceID } = await refundedInDashboard(2_000)
    const outcomes = stage.api.app.get(RefundOutcomes, { strict: false })
    const real = outcomes.adopt.bind(outcomes)
    outcomes.adopt = async (...given) => {
      await real(...given)
      throw new Error('broken off')
    }
    expect((await adopt(differenceID)).status).toBe(500)
    outcomes.adopt = real
    expect(await refunds(transactionID)).toEqual([])
    expect(await read(stage.api, transactionID)).toMatchObject({ amountRefunded: 0 })
    expect((await adopt(differenceID)).status).toBe(200)
  })

  it('refuses more than is left, a pending refund, another account, another currency, and a row that is no refund', async () => {
    const { transactionID, differenceID, row } = await refundedInDashboard(1_000)
    const other = await stage.openAccount()
    const refused = async (code: string) => {
      const preview = await stage.api.call('GET', pathOf(differenceID), { token: stage.token })
      for (const { body } of [preview, await adopt(differenceID)]) expect(body).toMatchObject({ code })
    }
    await edit(row, { gross: -10_001 })
    await refused('REFUND_TOO_LARGE')
    await edit(row, { gross: 1_000 })
    await refused('DIFFERENCE_NOT_REFUND')
    await edit(row, { gross: -1_000, kind: 'adjustment' })
    await refused('DIFFERENCE_NOT_REFUND')
    await edit(row, { kind: 'refund', chargedAmount: -1_000, chargedCurrency: 'USD' })
    await refused('REFUND_OF_OTHER_PAYMENT')
    await edit(row, {
      chargedAmount: null,
      chargedCurrency: null,
      processorAccountID: other,
      paymentReference: transactionID,
    })
    await refused('REFUND_OF_OTHER_PAYMENT')
    await edit(row, { processorAccountID: stage.account, paymentReference: row.paymentReference })
    double.refundsEnd('later')
    expect((await stage.merchant.ask(transactionID, 'refunds', { amount: 500 })).body.status).toBe('pending')
    await refused('REFUND_PENDING')
    double.refundsEnd('at_once')
    double.endRefunds('succeeded')
    await stage.resolveRefunds({ transactionID })
    expect((await adopt(differenceID)).status).toBe(200)
  })

  it('answers staff alone, and only for a difference of the mode', async () => {
    const { differenceID } = await refundedInDashboard(1_000)
    expect((await stage.api.call('POST', pathOf(differenceID), { body: {} })).status).toBe(401)
    expect((await adopt(differenceID, stage.merchant.token)).status).toBe(403)
    const preview = (token: string | undefined, id = differenceID, query = '') =>
      stage.api.call('GET', `${pathOf(id)}${query}`, { ...(token && { token }) })
    expect((await preview(undefined)).status).toBe(401)
    expect((await preview(stage.merchant.token)).status).toBe(403)
    expect((await preview(stage.token, 'dif_absent')).status).toBe(404)
    expect((await preview(stage.token, differenceID, '?mode=live')).status).toBe(404)
    expect((await adopt('dif_absent')).status).toBe(404)
    expect((await adopt(differenceID, stage.token, '?mode=live')).status).toBe(404)
    expect((await adopt(differenceID)).status).toBe(200)
  })
})
