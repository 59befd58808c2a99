import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import * as words from '#contract/messages/errors/processor-reports.js'
import {
  reportAnswerMs,
  reportPagesAtOnce,
  reportsAgainAfterMs,
  reportsAgainAtMostMs,
  reportsEveryMs,
} from '#contract/report-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { insertNewRow, updateRow, write } from '../../platform/database/rows.js'
import { homeLine } from '../ledger/ledger-lines.js'
import {
  isSkipped,
  ReportFault,
  type ReportNotRead,
  type ReportPage,
  type ReportRow,
} from '../processors/port/report.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { processors } from '../processors/registry.js'
import { ReportCursor } from './report-cursor.entity.js'
import { ReportKeeping } from './report-keeping.js'

/** Of a client's own account none is read: what happens there is not in our books. */
export const reportsOf = (account: Pick<ProcessorAccount, 'processor' | 'clientID'>) =>
  isOfPlatform(account) ? processors.find(({ name }) => name === account.processor)?.reports : undefined

/** Asks processors for their own reports, page by page: a page and how far it came are one unit. */
@Injectable()
export class ReportReading {
  private readonly logger = new Logger('Reports')

  constructor(
    private readonly database: Database,
    private readonly accounts: ProcessorAccounts,
    private readonly registry: ProcessorRegistry,
    private readonly keeping: ReportKeeping,
  ) {}

  async readDue(stopping: AbortSignal): Promise<number> {
    const asked = (await this.accounts.all()).filter((account) => reportsOf(account)?.source === 'call')
    for (const account of asked) await this.cursorOf(account)
    const due = await this.database.read.find(ReportCursor, {
      where: { nextReadAt: LessThanOrEqual(clock.now()) },
      order: { nextReadAt: 'ASC' },
      take: asked.length + 1,
    })
    let read = 0
    for (const cursor of due) {
      const account = asked.find(({ processorAccountID }) => processorAccountID === cursor.processorAccountID)
      if (stopping.aborted) break
      if (!account || !(await this.claim(cursor))) continue
      await this.readAccount(account)
      read += 1
    }
    return read
  }

  async readAccount(account: ProcessorAccount): Promise<string | null> {
    const { processorAccountID } = account
    try {
      for (let pages = 0; pages < reportPagesAtOnce; pages += 1) {
        const before = await this.cursorOf(account)
        const page = await this.ask(account, before)
        if (page.outcome === 'refused') return await this.noteFailure(before, page.sentence)
        await this.keepPage(account, before, page)
        if (page.isLast) break
      }
      return null
    } catch (error) {
      const isFault = error instanceof ReportFault
      this.logger.warn(`${processorAccountID}: couldn't read the report: ${String(error)}`)
      return this.noteFailure(await this.cursorOf(account), isFault ? error.message : words.report.notNow)
    }
  }

  /** There is one for each account; the first reading comes a while after the first look. */
  async cursorOf({ processorAccountID }: Pick<ProcessorAccount, 'processorAccountID'>): Promise<ReportCursor> {
    const found = await this.database.read.findOneBy(ReportCursor, { processorAccountID })
    if (found) return found
    const never = { cursor: null, toldUntil: null, readAt: null, failures: 0, failure: null }
    const nextReadAt = new Date(clock.time() + reportsEveryMs)
    const row = { processorAccountID, ...never, nextReadAt, walkedAt: new Date(0), walkedEntryID: '' }
    await this.database.write((manager) => insertNewRow(manager, ReportCursor, row))
    return this.database.read.findOneByOrFail(ReportCursor, { processorAccountID })
  }

  private async ask(account: ProcessorAccount, { cursor }: ReportCursor): Promise<ReportPage | ReportNotRead> {
    const used = await this.accounts.use(account.processorAccountID)
    const from = { cursor, since: account.createdAt }
    const signal = AbortSignal.timeout(reportAnswerMs)
    return this.registry.named(account.processor).readReport(used, from, signal)
  }

  private keepPage(account: ProcessorAccount, before: ReportCursor, page: ReportPage): Promise<void> {
    return this.database.writeInLine(homeLine, async (manager) => {
      const rows = page.rows.filter((row): row is ReportRow => !isSkipped(row))
      await this.keeping.keep(manager, account, rows, { source: 'call', uploadedBy: null })
      await this.keeping.keepSkipped(manager, account, page.rows.filter(isSkipped))
      const now = clock.now()
      const told = page.isLast ? { toldUntil: page.toldUntil, readAt: now } : {}
      // Another process may have come further meanwhile.
      if (!(await isWhereItWas(manager, before))) return
      await updateRow(
        manager,
        ReportCursor,
        { processorAccountID: account.processorAccountID },
        {
          cursor: page.cursor,
          failures: 0,
          failure: null,
          nextReadAt: new Date(now.getTime() + reportsEveryMs),
          ...told,
        },
      )
    })
  }

  /** One process reads an account at a time; one that dies leaves it for a while. */
  private async claim({ processorAccountID, nextReadAt }: ReportCursor): Promise<boolean> {
    const until = clock.time() + reportsAgainAfterMs
    const { affected } = await this.database.write((manager) =>
      write(
        manager,
        `UPDATE "processor_report_cursors" SET "nextReadAt" = $1 WHERE "processorAccountID" = $2 AND "nextReadAt" = $3`,
        [until, processorAccountID, nextReadAt.getTime()],
      ),
    )
    return (await affected) > 0
  }

  private async noteFailure({ processorAccountID, failures }: ReportCursor, failure: string): Promise<string> {
    const pause = Math.min(reportsAgainAfterMs * 2 ** Math.min(failures, 10), reportsAgainAtMostMs)
    const change = { failures: failures + 1, failure, nextReadAt: new Date(clock.time() + pause) }
    await this.database.write((manager) => updateRow(manager, ReportCursor, { processorAccountID }, change))
    return failure
  }
}

async function isWhereItWas(manager: EntityManager, { processorAccountID, cursor }: ReportCursor): Promise<boolean> {
  const row = await manager.findOneBy(ReportCursor, { processorAccountID })
  return row?.cursor === cursor
}
