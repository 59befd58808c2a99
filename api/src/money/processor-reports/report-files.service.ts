import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { report as words } from '#contract/messages/errors/processor-reports.js'
import type { ReportImportView } from '#contract/processor-reports.js'
import { reportFileMaxBytes, reportFileRowsMax, reportRowsInUnit } from '#contract/report-limits.js'
import type { Mode } from '#contract/modes.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { updateRow } from '../../platform/database/rows.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { homeLine } from '../ledger/ledger-lines.js'
import {
  type Bytes,
  isSkipped,
  ReportFault,
  type ReportFetched,
  type ReportNotRead,
  type ReportRow,
  type SkippedRow,
} from '../processors/port/report.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { ReportRefused, ReportsBusy } from './processor-reports.errors.js'
import { ReportCursor } from './report-cursor.entity.js'
import { endDownloads } from './report-download.entity.js'
import { ReportKeeping } from './report-keeping.js'
import { ReportReading, reportsOf } from './report-reading.service.js'

const filesAtOnce = 2

/** Reports that come as files, from staff or from the processor: all of a file is read before anything of it is kept. */
@Injectable()
export class ReportFiles {
  private reading = 0

  constructor(
    private readonly audit: AuditLog,
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
    private readonly keeping: ReportKeeping,
    private readonly reports: ReportReading,
  ) {}

  async import(
    { portalUserID }: PortalCaller,
    { processorAccountID, mode }: { processorAccountID: string; mode: Mode },
    request: FastifyRequest,
  ): Promise<ReportImportView> {
    const account = await this.accounts.find(processorAccountID)
    if (account?.mode !== mode) throw new NotFound('processor account')
    const { title } = this.registry.entry(account.processor)
    if (!isOfPlatform(account)) throw new ReportRefused(words.ofClient)
    const source = reportsOf(account)?.source
    if (source !== 'file') throw new ReportRefused(source ? words.noFiles(title) : words.noReports(title))
    if (this.reading >= filesAtOnce) throw new ReportsBusy()
    this.reading += 1
    try {
      const bytes = bounded(uploadedBody(request))
      return await this.keep(account, await this.read(account, bytes), portalUserID)
    } catch (error) {
      throw error instanceof ReportFault ? new ReportRefused(error.message) : error
    } finally {
      this.reading -= 1
    }
  }

  /** A file that its processor has written, which is opened once there is room to read it. Throws `ReportFault`. */
  async importFetched(
    account: ProcessorAccount,
    open: () => Promise<ReportFetched | ReportNotRead>,
  ): Promise<{ outcome: 'done' | 'busy' } | ReportNotRead> {
    if (this.reading >= filesAtOnce) return { outcome: 'busy' }
    this.reading += 1
    try {
      const opened = await open()
      if (opened.outcome === 'refused') return opened
      await this.keep(account, await this.read(account, boundedBytes(opened.bytes)), null)
      return { outcome: 'done' }
    } finally {
      this.reading -= 1
    }
  }

  private async read(account: ProcessorAccount, bytes: Bytes): Promise<ReadFile> {
    const used = await this.accounts.use(account.processorAccountID)
    const rows: ReportRow[] = []
    const skippedRows: SkippedRow[] = []
    let count = 0
    for await (const row of this.registry.named(account.processor).readReportFile(used, bytes)) {
      count += 1
      if (count > reportFileRowsMax) throw new ReportFault(words.tooManyRows(reportFileRowsMax))
      if (isSkipped(row)) skippedRows.push(row)
      else rows.push(row)
    }
    const [first] = skippedRows
    if (rows.length === 0) throw new ReportFault(first ? words.currency(first.skippedCurrency) : words.empty)
    return { rows, skippedRows }
  }

  private async keep(
    account: ProcessorAccount,
    { rows, skippedRows }: ReadFile,
    uploadedBy: string | null,
  ): Promise<ReportImportView> {
    const { processorAccountID } = account
    const told = toldBy(rows, await this.reports.cursorOf(account))
    const skipped = countedByCurrency(skippedRows)
    const processorReportIDs: string[] = []
    let kept = 0
    for (let from = 0; from < rows.length; from += reportRowsInUnit) {
      const some = rows.slice(from, from + reportRowsInUnit)
      const isLast = from + reportRowsInUnit >= rows.length
      await this.audit.unit(async (manager, record) => {
        const found = await this.keeping.keep(manager, account, some, { source: 'file', uploadedBy })
        if (isLast) await this.keeping.keepSkipped(manager, account, skippedRows)
        if (isLast) await updateRow(manager, ReportCursor, { processorAccountID }, told)
        if (isLast) await endDownloads(manager, processorAccountID, settlementsIn(rows))
        if (!found.processorReportID) return
        kept += found.rows
        processorReportIDs.push(found.processorReportID)
        const target = { kind: 'processor_report', id: found.processorReportID }
        const after = { processorAccountID, rows: found.rows, ...(skipped.length > 0 && { skipped }) }
        await record({ action: 'processor_report.imported', target, after })
      }, homeLine)
    }
    return { processorReportIDs, rows: kept, known: rows.length - kept, skipped }
  }
}

function uploadedBody({ headers, body }: FastifyRequest): Readable {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'text/csv' || !isStream(body)) throw new ReportRefused(words.type)
  if (Number(headers['content-length'] ?? 0) > reportFileMaxBytes) throw new ReportRefused(tooLarge)
  return body
}

const settlementsIn = (rows: ReportRow[]): string[] => [...new Set(rows.flatMap(({ settledIn }) => settledIn ?? []))]

interface ReadFile {
  rows: ReportRow[]
  skippedRows: SkippedRow[]
}

function countedByCurrency(skipped: SkippedRow[]): ReportImportView['skipped'] {
  const counts = new Map<string, number>()
  for (const { skippedCurrency } of skipped) counts.set(skippedCurrency, (counts.get(skippedCurrency) ?? 0) + 1)
  return [...counts].map(([currency, rows]) => ({ currency, rows }))
}

const tooLarge = words.tooLarge(reportFileMaxBytes / 1_024 / 1_024)

const isStream = (body: unknown): body is Readable => typeof body === 'object' && body !== null && 'pipe' in body

// Destroying the body would cut the connection before the refusal is sent; the rest is discarded unread.
const bounded = (stream: Readable): Bytes =>
  boundedBytes(stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)

async function* boundedBytes(chunks: Bytes): Bytes {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > reportFileMaxBytes) throw new ReportFault(tooLarge)
    yield chunk
  }
}

/** Files come in any order: the newest row so far says how far they reach. */
function toldBy(rows: ReportRow[], { toldUntil }: ReportCursor) {
  const newest = rows.reduce((last, { occurredAt }) => Math.max(last, occurredAt.getTime()), toldUntil?.getTime() ?? 0)
  return { toldUntil: new Date(newest), readAt: clock.now(), failures: 0, failure: null }
}
