import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ListQuery } from '#contract/lists.js'
import { report as refusals } from '#contract/messages/errors/processor-reports.js'
import * as words from '#contract/messages/reconciliation.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type {
  ListProcessorReports,
  ProcessorReportRowView,
  ProcessorReportsView,
  ProcessorReportView,
  ReportedAccountView,
  ReportSumView,
} from '#contract/processor-reports.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { NotFound, orNotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { ProcessorReport, ProcessorReportRow } from './processor-report.entity.js'
import { ReportRefused } from './processor-reports.errors.js'
import { ReportCursor } from './report-cursor.entity.js'
import { ReportReading, reportsOf } from './report-reading.service.js'
import { SkippedReportRow } from './skipped-report-row.entity.js'

@Injectable()
export class ProcessorReportsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
    private readonly reading: ReportReading,
  ) {}

  list({ processorAccountID, ...query }: ListProcessorReports, mode: Mode): Promise<ProcessorReportsView> {
    return this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(ProcessorReport, 'report').where(inMode(mode, 'report'))
      if (processorAccountID)
        builder.andWhere('report.processorAccountID = :processorAccountID', { processorAccountID })
      const page = await readPage(builder, 'report', 'processorReportID', query, (row) => row)
      const names = await namesOf(manager, page.items)
      const sums = await sumsOf(manager, page.items)
      const items = page.items.map((row) => viewReport(row, names, sums.get(row.processorReportID) ?? []))
      return { ...page, items, accounts: await accountsOf(manager, mode) }
    })
  }

  async readNow({
    processorAccountID,
    mode,
  }: {
    processorAccountID: string
    mode: Mode
  }): Promise<ReportedAccountView> {
    const account = await this.accounts.find(processorAccountID)
    if (account?.mode !== mode) throw new NotFound('processor account')
    const { title } = this.registry.entry(account.processor)
    if (!isOfPlatform(account)) throw new ReportRefused(refusals.ofClient)
    const source = reportsOf(account)?.source
    if (source !== 'call') throw new ReportRefused(source ? refusals.isBrought(title) : refusals.noReports(title))
    await this.reading.readAccount(account)
    const read = await accountsOf(this.database.read, mode)
    return orNotFound(
      read.find((one) => one.processorAccountID === processorAccountID),
      'processor account',
    )
  }

  rows(own: { processorReportID: string; mode: Mode }, query: ListQuery): Promise<Page<ProcessorReportRowView>> {
    return this.database.list(async (manager) => {
      if (!(await manager.existsBy(ProcessorReport, own))) throw new NotFound('processor report')
      const { processorReportID } = own
      const builder = manager
        .createQueryBuilder(ProcessorReportRow, 'row')
        .where('row.processorReportID = :processorReportID', { processorReportID })
      return readPage(builder, 'row', 'reportRowID', query, viewRow)
    })
  }
}

async function namesOf(manager: EntityManager, reports: ProcessorReport[]): Promise<Map<string, string>> {
  const processorAccountID = In([...new Set(reports.map((one) => one.processorAccountID))])
  const rows = await manager.findBy(ProcessorAccount, { processorAccountID })
  return new Map(rows.map((row) => [row.processorAccountID, row.name]))
}

async function sumsOf(manager: EntityManager, reports: ProcessorReport[]): Promise<Map<string, ReportSumView[]>> {
  type Raw = Record<'gross' | 'fee' | 'net', number | string> & { id: string; currency: Currency }
  const raw = await manager
    .createQueryBuilder(ProcessorReportRow, 'row')
    .select('row.processorReportID', 'id')
    .addSelect('row.currency', 'currency')
    .addSelect('SUM(row.gross)', 'gross')
    .addSelect('SUM(row.fee)', 'fee')
    .addSelect('SUM(row.net)', 'net')
    .where({ processorReportID: In(reports.map((one) => one.processorReportID)) })
    .groupBy('row.processorReportID')
    .addGroupBy('row.currency')
    .orderBy('row.currency')
    .getRawMany<Raw>()
  const sums = new Map<string, ReportSumView[]>()
  for (const { id, currency, gross, fee, net } of raw)
    sums.set(id, [...(sums.get(id) ?? []), { currency, gross: Number(gross), fee: Number(fee), net: Number(net) }])
  return sums
}

async function accountsOf(manager: EntityManager, mode: Mode): Promise<ReportedAccountView[]> {
  const rows = await manager.find(ProcessorAccount, {
    where: { mode, deletedAt: IsNull() },
    order: { createdAt: 'ASC', processorAccountID: 'ASC' },
  })
  const cursors = await manager.findBy(ReportCursor, {
    processorAccountID: In(rows.map(({ processorAccountID }) => processorAccountID)),
  })
  const skipped = await skippedOf(manager, cursors)
  return rows.flatMap((row) => {
    const { processorAccountID, name, processor } = row
    const reports = reportsOf(row)
    if (!reports) return []
    const cursor = cursors.find((one) => one.processorAccountID === processorAccountID)
    const { source } = reports
    const isAsked = source === 'call'
    return {
      ...{ processorAccountID, name, processor, source },
      toldUntil: cursor?.toldUntil?.toISOString() ?? null,
      readAt: cursor?.readAt?.toISOString() ?? null,
      nextReadAt: (isAsked && cursor?.nextReadAt.toISOString()) || null,
      failure: cursor?.failure ?? null,
      skipped: skipped.get(processorAccountID) ?? [],
    }
  })
}

type Skipped = ReportedAccountView['skipped']

async function skippedOf(manager: EntityManager, cursors: ReportCursor[]): Promise<Map<string, Skipped>> {
  const raw = await manager
    .createQueryBuilder(SkippedReportRow, 'row')
    .select('row.processorAccountID', 'id')
    .addSelect('row.currency', 'currency')
    .addSelect('COUNT(*)', 'rows')
    .where({ processorAccountID: In(cursors.map(({ processorAccountID }) => processorAccountID)) })
    .groupBy('row.processorAccountID')
    .addGroupBy('row.currency')
    .orderBy('row.currency')
    .getRawMany<{ id: string; currency: string; rows: number | string }>()
  const all = new Map<string, Skipped>()
  for (const { id, currency, rows } of raw) all.set(id, [...(all.get(id) ?? []), { currency, rows: Number(rows) }])
  return all
}

const viewReport = (row: ProcessorReport, names: Map<string, string>, sums: ReportSumView[]): ProcessorReportView => ({
  processorReportID: row.processorReportID,
  processorAccountID: row.processorAccountID,
  name: names.get(row.processorAccountID) ?? words.removedAccount,
  mode: row.mode,
  source: row.source,
  rows: row.rows,
  from: row.fromAt.toISOString(),
  to: row.toAt.toISOString(),
  sums,
  createdAt: row.createdAt.toISOString(),
})

const viewRow = (row: ProcessorReportRow): ProcessorReportRowView => ({
  reportRowID: row.reportRowID,
  processorReportID: row.processorReportID,
  processorAccountID: row.processorAccountID,
  rowID: row.rowID,
  mode: row.mode,
  kind: row.kind,
  subject: row.subject === row.reportRowID ? null : row.subject,
  processorReference: row.processorReference,
  currency: row.currency,
  gross: row.gross,
  fee: row.fee,
  net: row.net,
  chargedAmount: row.chargedAmount,
  chargedCurrency: row.chargedCurrency,
  exchangeRate: row.exchangeRate,
  exchangeResult: row.exchangeResult,
  occurredAt: row.occurredAt.toISOString(),
  settledIn: row.settledIn,
  createdAt: row.createdAt.toISOString(),
})
