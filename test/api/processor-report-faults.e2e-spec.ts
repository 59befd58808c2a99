import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { report as words } from '../../libs/contract/messages/errors/processor-reports.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { reportsFault } from '../../api/src/money/processor-reports/verify-reports.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Dispute } from '../../api/src/money/disputes/dispute.entity.js'
import { expectSoundBooks, read } from '../support/payments.js'
import { catchUp, columnOf, costsIn, differencesOf, readReports } from '../support/processor-reports.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import type { Fault } from '../support/processors/processor-double.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

const silence = () => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
}
const rowsOf = (stage: Stage, processorAccountID = stage.account) =>
  stage.api.database.read.countBy(ProcessorReportRow, { processorAccountID })
const paid = async (stage: Stage) => {
  const { transactionID } = await stage.pay()
  await stage.hear()
  return read(stage.api, transactionID)
}

describe('reading a report', () => {
  let stage: Stage
  let double: StripeDouble
  beforeAll(async () => {
    stage = await Stage.set(doubledStripe)
    double = stage.double as StripeDouble
    silence()
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await expectSoundBooks(stage.api)
    await stage.close()
  })

  it.each<[Fault, string]>([
    ['429', words.notNow],
    ['500', words.notNow],
    ['garbage', words.notNow],
    ['after', words.notNow],
  ])('keeps nothing after %s, says why, and comes again later', async (fault, sentence) => {
    await paid(stage)
    const rows = await rowsOf(stage)
    double.fail('report', fault)
    expect(await readReports(stage.api, stage.account)).toBe(sentence)
    expect(await rowsOf(stage)).toBe(rows)
    const { body } = await stage.api.call('GET', '/processor-reports', { token: stage.token })
    const account = body.accounts.find(
      (one: { processorAccountID: string }) => one.processorAccountID === stage.account,
    )
    expect(account).toMatchObject({ failure: sentence, source: 'call' })
    await catchUp(stage)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })

  it('goes on where it broke off, and two that read at once keep each row once', async () => {
    for (let count = 0; count < 5; count += 1) await paid(stage)
    double.books.balance.pageMax = 2
    const rows = await rowsOf(stage)
    const reading = readReports(stage.api, stage.account)
    double.fail('report', 'before')
    await reading
    await Promise.all([readReports(stage.api, stage.account), readReports(stage.api, stage.account)])
    await catchUp(stage)
    double.books.balance.pageMax = 100
    expect(await rowsOf(stage)).toBe(rows + 5)
    expect(await costsIn(stage.api, 'EUR')).toBe(double.costs('EUR'))
    expect((await columnOf(stage)).difference).toBe(0)
  })

  it('posts monthly fees, names adjustments, and lets staff explain and reopen them', async () => {
    double.books.balance.monthlyFee(1_234, 'eur')
    double.books.balance.adjust(-99, 'eur')
    await catchUp(stage)
    expect(await costsIn(stage.api, 'EUR')).toBe(double.costs('EUR'))
    const [found, ...others] = await differencesOf(stage)
    expect(others).toEqual([])
    expect(found).toMatchObject({ kind: 'missing_here', theirs: -99, difference: -99 })
    const path = `/reconciliation-differences/${found?.differenceID}`
    const post = (action: string, body: object = {}) =>
      stage.api.call('POST', `${path}/${action}`, { token: stage.token, body })
    expect((await post('explain')).status).toBe(422)
    expect((await post('reopen')).status).toBe(409)
    const explained = await post('explain', { explanation: 'A correction by the processor' })
    expect(explained.body).toMatchObject({ state: 'explained', explanation: 'A correction by the processor' })
    expect((await post('explain', { explanation: 'Again' })).status).toBe(409)
    expect(await differencesOf(stage)).toEqual([])
    expect((await columnOf(stage)).lines[0]?.sentence).toMatch(/A correction by the processor$/)
    const file = await stage.api.call('GET', '/reconciliation-differences/export.csv?state=explained', {
      token: stage.token,
    })
    expect(String(file.body)).toContain('-0.99')
    expect((await post('reopen')).body).toMatchObject({ state: 'open', explanation: null })
    const where = { targetID: found?.differenceID ?? '' }
    const noted = await stage.api.database.read.find(AuditEntry, { where, order: { sequence: 'ASC' } })
    const actions = ['explained', 'reopened'].map((one) => `reconciliation_difference.${one}`)
    expect(noted.map(({ action }) => action)).toEqual(actions)
    double.books.balance.adjust(99, 'eur')
  })

  it('holds back a dispute that the processor took already, and another amount there is a difference', async () => {
    const payment = await paid(stage)
    double.dispute(payment.processorReference ?? '', 'fraudulent')
    await stage.hear()
    await catchUp(stage)
    const dispute = await stage.api.database.read.findOneByOrFail(Dispute, { transactionID: payment.transactionID })
    const [held] = await differencesOf(stage, '?state=waiting')
    expect(held).toMatchObject({ subject: dispute.disputeID, ours: 0, theirs: -payment.amount })
    double.endDispute(payment.processorReference ?? '', 'won')
    await stage.hear()
    await catchUp(stage)
    expect(await differencesOf(stage, '?state=waiting')).toEqual([])
    const other = await paid(stage)
    const row = double.books.balance.rows.at(-1)
    if (row) Object.assign(row, { amount: 9_000, net: 9_000 - row.fee })
    await catchUp(stage)
    const different = (await differencesOf(stage, '?kind=other_amount'))[0]
    expect(different).toMatchObject({ subject: other.transactionID, ours: 10_000, theirs: 9_000, difference: -1_000 })
  })

  it('refuses a key that Stripe does not take, by name', async () => {
    const account = await stage.openAccount({ secretKey: 'sk_test_of_somebody_else' })
    expect(await readReports(stage.api, account)).toBe(words.keyRefused)
    expect(await rowsOf(stage, account)).toBe(0)
  })

  it('is verified with the books: a fee that is not what was posted is named', async () => {
    const { database } = stage.api
    expect(await verifyLedger(database, undefined, undefined, [reportsFault])).toMatchObject({ isIntact: true })
    const [row] = await database.read.find(ProcessorReportRow, { where: { kind: 'payment' }, take: 1 })
    const edit = (fee: number) =>
      database.write((manager) => manager.update(ProcessorReportRow, { reportRowID: row?.reportRowID ?? '' }, { fee }))
    await edit((row?.fee ?? 0) + 1)
    expect((await verifyLedger(database, undefined, undefined, [reportsFault])).fault).toMatch(/^the reports of/)
    await edit(row?.fee ?? 0)
  })
})

describe('a report of Paystack', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await Stage.set(paystackDoubled)
    silence()
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    await stage.close()
  })

  it('keeps nothing of rows of the other mode, and goes on when they are right', async () => {
    await paid(stage)
    const { lists } = stage.double as PaystackDouble
    lists.domain = 'live'
    expect(await readReports(stage.api, stage.account)).toBe(words.otherMode('live'))
    expect(await rowsOf(stage)).toBe(0)
    lists.domain = 'test'
    await catchUp(stage)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })
})
