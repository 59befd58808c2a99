import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { report as words } from '../../libs/contract/messages/errors/processor-reports.js'
import { ProcessorReportRow } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { ReportCursor } from '../../api/src/money/processor-reports/report-cursor.entity.js'
import { ReportKeeping } from '../../api/src/money/processor-reports/report-keeping.js'
import { sendFile } from '../support/banks.js'
import { expectSoundBooks } from '../support/payments.js'
import { columnOf, compareAll, differencesOf } from '../support/processor-reports.js'
import { doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'

const rowsOf = (stage: Stage) =>
  stage.api.database.read.countBy(ProcessorReportRow, { processorAccountID: stage.account })
const paid = async (stage: Stage) => {
  await stage.pay()
  await stage.hear()
}

describe('POST /processor-reports', () => {
  let stage: Stage
  let good: string
  beforeAll(async () => {
    stage = await Stage.set(doubledAdyen)
    await paid(stage)
    await paid(stage)
    good = stage.double.settlementReport?.() ?? ''
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })
  afterAll(async () => {
    await expectSoundBooks(stage.api)
    await stage.close()
  })
  const send = (body: string, account = stage.account, type = 'text/csv') =>
    sendFile(stage.api, stage.token, `/processor-reports?processorAccountID=${account}`, body, type)

  it.each<[string, (good: string) => string, RegExp]>([
    ['another account', (text) => text.replace('GatehouseECOM', 'Somebody'), /is for Somebody/],
    ['a column that is missing', (text) => text.replace('Psp Reference', 'Reference'), /no column “Psp Reference”/],
    ['five decimals', (text) => text.replace('100.00', '100.12345'), /Line 2: “100.12345” isn’t a valid EUR amount/],
    [
      'no time',
      (text) => text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, 'yesterday'),
      /“yesterday” isn’t a valid time/,
    ],
    [
      'an amount with a separator of thousands',
      (text) => text.replace('100.00', '"1,234.56"'),
      /Line 2: “1,234.56” isn’t a valid EUR amount/,
    ],
    [
      'an amount with a decimal comma',
      (text) => text.replace('100.00', '"100,00"'),
      /Line 2: “100,00” isn’t a valid EUR amount/,
    ],
    [
      'a column that stands there twice',
      (text) => text.replace('Payment Method', 'Type'),
      /the column “Type” more than once/,
    ],
    [
      'a rate that leads to another amount',
      (text) => text.replace(',1,EUR,', ',2,USD,'),
      /Line 2: The exchange rate “2”/,
    ],
    [
      'a row of another account at its end',
      (text) => `${text}\n${(text.split('\n')[1] ?? '').replace('GatehouseECOM', 'Other')}`,
      /Line 4: The report is for Other/,
    ],
    ['a row that is cut', (text) => `${text}\nGatehouse,GatehouseECOM`, /isn’t a readable CSV/],
    ['only names', (text) => text.split('\n')[0] ?? '', /no row/],
    ['nothing at all', () => ' ', /no row/],
  ])('refuses %s with a sentence, and keeps nothing', async (_, wrong, sentence) => {
    const { status, body } = await send(wrong(good))
    expect([status, body.code]).toEqual([422, 'REPORT_REFUSED'])
    expect(body.message).toMatch(sentence)
    expect(await rowsOf(stage)).toBe(0)
  })

  it('reads columns in any order', async () => {
    const turned = good.split('\n').map((line) => line.split(',').toReversed().join(','))
    const own = await Stage.set(doubledAdyen)
    try {
      const path = `/processor-reports?processorAccountID=${own.account}`
      expect((await sendFile(own.api, own.token, path, turned.join('\n'), 'text/csv')).body.rows).toBe(2)
      const [row] = await own.api.database.read.findBy(ProcessorReportRow, { processorAccountID: own.account })
      expect(row).toMatchObject({ kind: 'payment', gross: 10_000, fee: 175, net: 9_825, currency: 'EUR' })
    } finally {
      await own.close()
    }
  })

  it('refuses other types, other accounts and other modes', async () => {
    expect((await send(good, stage.account, 'application/xml')).body.message).toBe(words.type)
    expect((await send(good, 'pra_nobody')).status).toBe(404)
    const path = `/processor-reports?processorAccountID=${stage.account}&mode=live`
    expect((await sendFile(stage.api, stage.token, path, good, 'text/csv')).status).toBe(404)
    const [sandbox] = (await stage.api.call('GET', '/processor-reports', { token: stage.token })).body.accounts
    expect((await send(good, sandbox.processorAccountID)).body.message).toBe(words.noFiles('Sandbox'))
  })

  it('refuses what is too large while it streams', async () => {
    const line = `${good.split('\n')[1]}\n`
    const { status, body } = await send(`${good}\n${line.repeat(Math.ceil((33 * 1_024 * 1_024) / line.length))}`)
    expect([status, body.message]).toEqual([422, words.tooLarge(32)])
    expect(await rowsOf(stage)).toBe(0)
  })

  it('keeps each row once: after it was killed in the middle, in parallel, and again', async () => {
    const many = [good, ...Array.from({ length: 448 }, (_, at) => fee(good, at))].join('\n')
    const keeping = stage.api.app.get(ReportKeeping, { strict: false })
    const keep = keeping.keep.bind(keeping)
    let units = 0
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    jest.spyOn(keeping, 'keep').mockImplementation((...asked) => {
      units += 1
      return units === 2 ? Promise.reject(new Error('killed')) : keep(...asked)
    })
    expect((await send(many)).status).toBe(500)
    jest.restoreAllMocks()
    expect(await rowsOf(stage)).toBe(200)
    const told = () => stage.api.database.read.findOneByOrFail(ReportCursor, { processorAccountID: stage.account })
    expect((await told()).toldUntil).toBeNull()
    const answers = await Promise.all([send(many), send(many)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.rows, 0)).toBe(250)
    expect((await send(many)).body).toMatchObject({ rows: 0, known: 450, processorReportIDs: [] })
    expect(await rowsOf(stage)).toBe(450)
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    const { body } = await stage.api.call('GET', '/processor-reports?limit=1', { token: stage.token })
    const path = `/processor-reports/${body.items[0].processorReportID}/rows?limit=100`
    const rows = (await stage.api.call('GET', path, { token: stage.token })).body.items
    expect(rows[0]).toMatchObject({ processorAccountID: stage.account, mode: 'test', currency: 'EUR' })
  })

  // https://docs.adyen.com/reporting/settlement-detail-report, "Net Currency": a merchant account settles in several currencies.
  it('takes the other rows of a file with rows in a currency that the ledger does not have', async () => {
    const [names = ''] = good.split('\n')
    const other = (at: number) => fee(good, at).replaceAll(',EUR,', ',CLP,')
    const answer = await send([names, other(1), fee(good, 71).replace('Fee', 'InvoiceDeduction'), other(2)].join('\n'))
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ rows: 1, known: 0, skipped: [{ currency: 'CLP', rows: 2 }] })
    const { body } = await stage.api.call('GET', '/audit?action=processor_report.imported&limit=1', {
      token: stage.token,
    })
    expect(body.items[0].after).toMatchObject({ rows: 1, skipped: [{ currency: 'CLP', rows: 2 }] })
    const only = await send([names, other(3)].join('\n'))
    expect([only.status, only.body.message]).toEqual([422, words.currency('CLP')])
    const wrong = await send([names, fee(good, 72).replaceAll(',EUR,', ',Euro,')].join('\n'))
    expect(wrong.body.message).toBe(words.row(2, words.currency('Euro')))
  })

  it('lays what was paid too late beside what went back of it', async () => {
    const { transactionID } = await stage.pay('declines')
    await stage.hear()
    const names = (good.split('\n')[0] ?? '').split(',')
    const line = (given: Record<string, string>) => {
      const same = { 'Company Account': 'Gatehouse', 'Merchant Account': 'GatehouseECOM', TimeZone: 'UTC' }
      const about = { 'Psp Reference': 'LATE0000000000A1', 'Merchant Reference': transactionID, 'Batch Number': '77' }
      const money = { 'Gross Currency': 'EUR', 'Net Currency': 'EUR', 'Creation Date': '2026-01-02 03:04:05' }
      const cells: Record<string, string> = { ...same, ...about, ...money, ...given }
      return names.map((name) => cells[name] ?? '').join(',')
    }
    const paidLate = { Type: 'Settled', 'Gross Credit (GC)': '12.00', 'Net Credit (NC)': '12.00' }
    const wentBack = { Type: 'Refunded', 'Gross Debit (GC)': '12.00', 'Net Debit (NC)': '12.00' }
    const before = await columnOf(stage)
    expect((await send([names.join(','), line(paidLate)].join('\n'))).status).toBe(200)
    await compareAll(stage.api)
    expect((await differencesOf(stage, '?state=open')).map(({ subject }) => subject)).toEqual([transactionID])
    const back = line({ ...wentBack, 'Modification Reference': 'LATE0000000000A2' })
    expect((await send([names.join(','), back].join('\n'))).status).toBe(200)
    await compareAll(stage.api)
    expect(await differencesOf(stage, '?state=open')).toEqual([])
    expect(await columnOf(stage)).toMatchObject({ told: before.told, lines: before.lines })
  })
})

const fee = (good: string, at: number): string => {
  const [names = '', row = ''] = good.split('\n')
  const cells = Object.fromEntries(names.split(',').map((name, place) => [name, row.split(',')[place]]))
  const own = { ...cells, 'Psp Reference': '', 'Merchant Reference': '', Type: 'Fee', 'Gross Credit (GC)': '' }
  const all: Record<string, unknown> = { ...own, 'Net Credit (NC)': '', 'Net Debit (NC)': `0.${10 + (at % 80)}` }
  return names
    .split(',')
    .map((name) => all[name])
    .join(',')
}
