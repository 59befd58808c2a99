import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Logger } from '@nestjs/common'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { clock } from '#contract/clock.js'
import * as refusals from '../../libs/contract/messages/errors/processor-reports.js'
import * as words from '../../libs/contract/messages/processors/adyen.js'
import { ProcessorReport } from '../../api/src/money/processor-reports/processor-report.entity.js'
import { ReportDownload } from '../../api/src/money/processor-reports/report-download.entity.js'
import { ReportDownloads } from '../../api/src/money/processor-reports/report-downloads.service.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { attentionTo } from '../support/attention.js'
import { sendFile } from '../support/banks.js'
import { expectSoundBooks } from '../support/payments.js'
import { columnOf, compareAll } from '../support/processor-reports.js'
import { type AdyenDouble, doubledAdyen } from '../support/processors/adyen-double.js'
import { Stage } from '../support/processors/stage.js'
import { until } from '../support/until.js'

let stage: Stage
let double: AdyenDouble
let files = 0
beforeAll(async () => {
  stage = await Stage.set(doubledAdyen)
  double = stage.double as AdyenDouble
})
beforeEach(async () => {
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(Logger.prototype, level).mockImplementation(() => undefined)
  await withSettings({ reportKey: double.reports.key })
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(async () => {
  await expectSoundBooks(stage.api)
  await stage.close()
})

async function withSettings(more: Record<string, string>): Promise<void> {
  const path = `/processor-accounts/${stage.account}`
  const body = {
    name: 'Adyen at its double',
    settings: { ...double.settings, reportUser: '', ...more },
    isEnabled: true,
  }
  const { status, body: told } = await stage.api.call('PUT', path, { token: stage.token, body })
  expect([status, told.message]).toEqual([200, undefined])
}

const nextName = () => `settlement_detail_report_batch_${7_000 + (files += 1)}.csv`
const downloads = () => stage.api.app.get(ReportDownloads, { strict: false })
const downloadOf = (name: string) => stage.api.database.read.findOneByOrFail(ReportDownload, { name })
const fetchNow = async (name: string) => {
  await stage.api.database.write((manager) =>
    manager.update(ReportDownload, { name, status: 'waiting' }, { dueAt: new Date(1) }),
  )
  await downloads().fetchDue(new AbortController().signal)
  return downloadOf(name)
}
const written = async () => {
  await stage.pay()
  await stage.hear()
  const name = nextName()
  double.reports.write(name, double.settlementReport())
  await stage.hear()
  return name
}
const attention = async () => (await attentionTo(stage.api, 'report_not_fetched', stage.account))[0]

// docs.adyen.com/reporting/automatically-get-reports, and REPORT_AVAILABLE of Adyen's "webhooks v1" document.
describe('a settlement report that Adyen says is available', () => {
  it.each([
    ['the API key of the report user', {}],
    ['its name and password', { reportUser: 'report@Company.Gatehouse' }],
  ])('is fetched with %s and imported like an upload', async (_, more) => {
    await withSettings({ reportKey: double.reports.key, ...more })
    const name = await written()
    expect(await fetchNow(name)).toMatchObject({ status: 'done', failure: null, dueAt: null })
    const newest = { order: { createdAt: 'DESC' as const }, where: { processorAccountID: stage.account } }
    const [report] = await stage.api.database.read.find(ProcessorReport, newest)
    expect(report).toMatchObject({ source: 'file', uploadedBy: null })
    const targetID = report?.processorReportID ?? ''
    const noted = await stage.api.database.read.findBy(AuditEntry, { targetID })
    expect(noted.map(({ action, actorKind }) => [action, actorKind])).toEqual([['processor_report.imported', 'system']])
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    expect(await attention()).toBeUndefined()
  })

  it('is fetched once, although the notice comes twice and two processes look', async () => {
    const name = await written()
    double.reports.tell(name)
    await stage.hear()
    const fetchDue = () => downloads().fetchDue(new AbortController().signal)
    await Promise.all([fetchDue(), fetchDue()])
    await until(
      () => downloadOf(name),
      ({ status }) => status === 'done',
    )
    await fetchNow(name)
    expect(double.reports.asked.filter((path) => path.endsWith(`/${name}`))).toHaveLength(1)
    expect(await stage.api.database.read.countBy(ReportDownload, { name })).toBe(1)
  })

  it('that cannot be fetched is tried ever later, and needs attention until it can', async () => {
    const name = nextName()
    double.reports.tell(name)
    await stage.hear()
    for (let times = 0; times < 3; times += 1) {
      const before = clock.time()
      const { dueAt, failure, status, tries } = await fetchNow(name)
      expect([status, failure]).toEqual(['waiting', refusals.report.notNow])
      expect(Math.round(((dueAt?.getTime() ?? 0) - before) / 300_000)).toBe(2 ** (tries - 1))
    }
    expect((await attention())?.sentence).toContain(name)
    await stage.pay()
    await stage.hear()
    double.reports.write(name, double.settlementReport())
    expect((await fetchNow(name)).status).toBe('done')
    expect(await attention()).toBeUndefined()
  })

  it('whose credentials are wrong says so, and staff end it by uploading the file', async () => {
    await withSettings({ reportKey: 'another key' })
    await stage.pay()
    await stage.hear()
    const csv = double.settlementReport()
    const batch = csv.split('\n')[1]?.split(',').at(-1) ?? ''
    const name = `settlement_detail_report_batch_${batch}.csv`
    double.reports.write(name, csv)
    await stage.hear()
    await stage.api.database.write((manager) => manager.delete(ReportDownload, { name, status: 'done' }))
    double.reports.tell(name)
    await stage.hear()
    expect((await fetchNow(name)).failure).toBe(words.reportKeyRefused)
    expect((await attention())?.sentence).toContain(words.reportKeyRefused)
    const sent = await sendFile(
      stage.api,
      stage.token,
      `/processor-reports?processorAccountID=${stage.account}`,
      csv,
      'text/csv',
    )
    expect(sent.status).toBe(200)
    expect((await downloadOf(name)).status).toBe('done')
    expect(await attention()).toBeUndefined()
  })

  it('that is no settlement report, or cannot be read, keeps nothing', async () => {
    const name = nextName()
    double.reports.write(name, 'a,b\n1,2')
    await stage.hear()
    expect((await fetchNow(name)).failure).toMatch(/no column/)
    double.reports.tell('payments_accounting_report_2026_01_01.csv')
    await stage.hear()
    expect(
      await stage.api.database.read.countBy(ReportDownload, { name: 'payments_accounting_report_2026_01_01.csv' }),
    ).toBe(0)
  })

  it('changes nothing while the account has no credentials for reports', async () => {
    const account = await stage.openAccount()
    const name = nextName()
    double.reports.write(name, 'a,b')
    for (const notice of double.takeNotices()) await stage.post(notice, account)
    const [notice] = await stage.worked(account)
    expect([notice?.type, notice?.status]).toEqual(['REPORT_AVAILABLE', 'ignored'])
    expect(await stage.api.database.read.countBy(ReportDownload, { name })).toBe(0)
  })
})

// HMAC signatures of Adyen cover pspReference, originalReference, account, reference, amount, eventCode and success: not the reason.
describe('the address of a report', () => {
  it('is only opened at Adyen or at the account’s own address', async () => {
    const asked: (string | undefined)[] = []
    const other = createServer((request, response) => {
      asked.push(request.url)
      response.end('a,b')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const foreign = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const own = double.settings.apiAddress
    const name = nextName()
    const path = `/reports/download/MerchantAccount/GatehouseECOM/${name}`
    const refused = [
      ...[`${foreign}${path}`, `https://ca-live.adyen.com.example.com${path}`, `https://adyen.com:8443${path}`],
      ...[`http://ca-live.adyen.com${path}`, `https://user:secret@ca-live.adyen.com${path}`, 'no address'],
      ...[`${own}/reports/download/MerchantAccount/GatehouseECOM/other.csv`, `${own}/v71/${name}`],
    ]
    for (const [at, address] of refused.entries()) {
      const one = `settlement_detail_report_batch_9000${at}.csv`
      double.reports.tell(one, address.replace(name, one))
      await stage.hear()
      expect([address, (await fetchNow(one)).failure]).toEqual([address, words.reportAddressRefused])
    }
    expect(asked).toEqual([])
    await new Promise((resolve) => other.close(resolve))
  })
})
