import { Injectable, Logger } from '@nestjs/common'
import { LessThanOrEqual } from 'typeorm'
import { report as words } from '#contract/messages/errors/processor-reports.js'
import {
  reportDownloadMs,
  reportDownloadsAtOnce,
  reportsAgainAfterMs,
  reportsAgainAtMostMs,
} from '#contract/report-limits.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { insertNewRow, write } from '../../platform/database/rows.js'
import { ReportFault, type ReportNotRead, type WrittenReport } from '../processors/port/report.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { ReportDownload } from './report-download.entity.js'
import { ReportFiles } from './report-files.service.js'
import { reportsOf } from './report-reading.service.js'

type Ended = { outcome: 'done' | 'busy' } | ReportNotRead

/** Fetches the files that processors say they have written. One that cannot be fetched is tried again, each time twice as late. */
@Injectable()
export class ReportDownloads {
  private readonly logger = new Logger('Reports')

  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
    private readonly files: ReportFiles,
  ) {}

  /** false: no report of this account is read. The same file is fetched once. */
  async add(processorAccountID: string, { name, address, settles }: WrittenReport): Promise<boolean> {
    const account = await this.accounts.find(processorAccountID)
    if (!account || reportsOf(account)?.source !== 'file') return false
    const now = clock.now()
    await this.database.write((manager) =>
      insertNewRow(manager, ReportDownload, {
        ...{ reportDownloadID: newId('rdl', now.getTime()), processorAccountID, name, address },
        ...{ settles: settles ?? null, status: 'waiting', tries: 0, failure: null },
        ...{ dueAt: now, createdAt: now, endedAt: null },
      }),
    )
    return true
  }

  async fetchDue(stopping: AbortSignal): Promise<number> {
    const due = await this.database.read.find(ReportDownload, {
      where: { dueAt: LessThanOrEqual(clock.now()) },
      order: { dueAt: 'ASC' },
      take: reportDownloadsAtOnce,
    })
    let fetched = 0
    for (const download of due) {
      if (stopping.aborted) break
      if (!(await this.claim(download))) continue
      await this.fetch(download)
      fetched += 1
    }
    return fetched
  }

  private async fetch(download: ReportDownload): Promise<void> {
    const { reportDownloadID, tries } = download
    const ended = await this.tryOnce(download)
    const now = clock.now()
    const againMs = Math.min(reportsAgainAfterMs * 2 ** Math.min(tries, 10), reportsAgainAtMostMs)
    const again = (ms: number) => ({ dueAt: new Date(now.getTime() + ms) })
    const changes = {
      done: { status: 'done' as const, failure: null, dueAt: null, endedAt: now, tries: tries + 1 },
      busy: again(reportsAgainAfterMs),
      refused: { ...again(againMs), tries: tries + 1, ...('sentence' in ended && { failure: ended.sentence }) },
    }
    // Staff may have uploaded the same report meanwhile.
    const waiting = { reportDownloadID, status: 'waiting' as const }
    await this.database.write((manager) => manager.update(ReportDownload, waiting, changes[ended.outcome]))
  }

  private async tryOnce(download: ReportDownload): Promise<Ended> {
    const { processorAccountID, name } = download
    try {
      const account = await this.accounts.find(processorAccountID)
      return account ? await this.fetchOf(account, download) : { outcome: 'refused', sentence: words.failed }
    } catch (error) {
      this.logger.warn(`${processorAccountID}: couldn't download the report ${name}: ${String(error)}`)
      return { outcome: 'refused', sentence: error instanceof ReportFault ? error.message : words.notNow }
    }
  }

  private async fetchOf(account: ProcessorAccount, { name, address }: ReportDownload): Promise<Ended> {
    const processor = this.registry.named(account.processor)
    const used = await this.accounts.use(account.processorAccountID)
    const signal = AbortSignal.timeout(reportDownloadMs)
    return this.files.importFetched(account, () => processor.fetchReport(used, { name, address }, signal))
  }

  /** One process fetches a file at a time; one that dies leaves it for a while. */
  private async claim({ reportDownloadID, dueAt }: ReportDownload): Promise<boolean> {
    const until = clock.time() + reportDownloadMs + reportsAgainAfterMs
    const { affected } = await this.database.write((manager) =>
      write(manager, 'UPDATE "report_downloads" SET "dueAt" = $1 WHERE "reportDownloadID" = $2 AND "dueAt" = $3', [
        ...[until, reportDownloadID, dueAt?.getTime() ?? 0],
      ]),
    )
    return (await affected) > 0
  }
}
