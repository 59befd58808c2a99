import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ReportCursor } from '../../api/src/money/processor-reports/report-cursor.entity.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { expectSoundBooks } from '../support/payments.js'
import { catchUp, columnOf, readReports } from '../support/processor-reports.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'

describe('what a payout of Stripe has settled', () => {
  let stage: Stage
  let double: StripeDouble
  beforeAll(async () => {
    stage = await Stage.set(doubledStripe)
    double = stage.double as StripeDouble
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })
  const book = () => double.books.balance
  const paid = async (count = 1) => {
    for (let at = 0; at < count; at += 1) await stage.pay()
    await stage.hear()
  }
  const settledIn = async () => {
    const rows = await stage.api.database.read.findBy(ProcessorReportRow, { processorAccountID: stage.account })
    return new Map(rows.map((row) => [row.rowID, row.settledIn]))
  }
  const unsettled = async () => [...(await settledIn()).values()].filter((one) => one === null).length
  const read = async () => expect(await readReports(stage.api, stage.account)).toBeNull()
  const left = async () => {
    const where = { processorAccountID: stage.account }
    const { cursor } = await stage.api.database.read.findOneByOrFail(ReportCursor, where)
    return JSON.stringify(JSON.parse(cursor ?? '{}').settlements)
  }

  it('is told of each row with the next reading, page by page, and changes no sum', async () => {
    await paid(3)
    const out = book().net('eur')
    const { id } = book().payOut(out, 'eur')
    await catchUp(stage)
    expect(await unsettled()).toBe(4)
    const before = await columnOf(stage)
    book().pageMax = 2
    await read()
    book().pageMax = 100
    const told = await settledIn()
    for (const { id: row, reporting_category: category } of book().rows)
      expect([category, told.get(row)]).toEqual([category, category === 'payout' ? null : id])
    expect(await columnOf(stage)).toEqual({ ...before, toldUntil: expect.any(String) })
  })

  it('waits for a payout that Stripe has not finished with', async () => {
    await paid()
    const payout = book().payOut(book().net('eur'), 'eur', { reconciliation_status: 'in_progress' })
    for (let turn = 0; turn < 3; turn += 1) await read()
    const open = await unsettled()
    payout.reconciliation_status = 'completed'
    await read()
    expect(await unsettled()).toBe(open - 1)
    expect([...(await settledIn()).values()]).toContain(payout.id)
  })

  it('is not known of a payout that was made by hand, and the report goes on', async () => {
    await paid()
    const { id } = book().payOut(book().net('eur'), 'eur', {
      automatic: false,
      reconciliation_status: 'not_applicable',
    })
    await read()
    const open = await unsettled()
    await read()
    expect(await unsettled()).toBe(open)
    expect(await left()).not.toContain(id)
    expect(await columnOf(stage)).toMatchObject({ told: book().net('eur') })
  })

  it('is not known to a key that may not read payouts, and the report goes on', async () => {
    await paid()
    const { id } = book().payOut(book().net('eur'), 'eur')
    book().refusesPayouts = true
    await read()
    expect(await left()).toContain(id)
    const open = await unsettled()
    await paid()
    await read()
    expect(await unsettled()).toBe(open + 1)
    book().refusesPayouts = false
    expect(await columnOf(stage)).toMatchObject({ told: book().net('eur') })
  })

  it('brings no row of before the account was ours', async () => {
    const account = await stage.openAccount()
    const rows = await stage.api.database.read.countBy(ProcessorReportRow, { processorAccountID: account })
    expect(rows).toBe(0)
    await paid()
    const old = book().rows.at(-1)
    if (old) old.created -= 86_400
    book().payOut(book().net('eur'), 'eur')
    await readReports(stage.api, account)
    await readReports(stage.api, account)
    const kept = await stage.api.database.read.findBy(ProcessorReportRow, { processorAccountID: account })
    expect(kept.map(({ rowID }) => rowID)).not.toContain(old?.id)
    expect(kept.length).toBeGreaterThan(0)
    if (old) old.created += 86_400
    await catchUp(stage)
  })
})
