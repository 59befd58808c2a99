import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import { compareAfterMs, comparedInUnit } from '#contract/report-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { updateRow } from '../../platform/database/rows.js'
import { isSet } from '../../platform/database/is-set.js'
import { Dispute } from '../disputes/dispute.entity.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { ProcessorReportRow } from '../processor-reports/processor-report.entity.js'
import { ReportCursor } from '../processor-reports/report-cursor.entity.js'
import { reportsOf } from '../processor-reports/report-reading.service.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { SettlementTimes } from '../transactions/settlement-times.js'
import type { Compared } from './both-sides.js'
import { compare } from './compare.js'
import { Difference } from './difference.entity.js'
import { settlement, subjectOf } from './subjects.js'

const line = 'reconciliation_differences'
const placedAgain = 50

/** Compares what came to either side since the last time; each step, and how far it came, is one unit. */
@Injectable()
export class DifferenceWork {
  /** Entries of the ledger that are younger are left for the next time. */
  compareAfterMs = compareAfterMs

  constructor(
    private readonly database: Database,
    private readonly times: SettlementTimes,
  ) {}

  async step(): Promise<boolean> {
    const cursors = await this.database.read.findBy(ReportCursor, { toldUntil: isSet() })
    const ids = cursors.map(({ processorAccountID }) => processorAccountID)
    const accounts = await this.database.read.findBy(ProcessorAccount, { processorAccountID: In(ids) })
    let isMore = false
    for (const account of accounts) isMore = (await this.stepOf(account)) || isMore
    return isMore
  }

  private stepOf(account: ProcessorAccount): Promise<boolean> {
    return this.database.writeInLine(line, async (manager) => {
      const { processorAccountID } = account
      const cursor = await manager.findOneByOrFail(ReportCursor, { processorAccountID })
      const { toldUntil } = cursor
      const telling = { toldUntil, tellsWithinMs: reportsOf(account)?.tellsWithinMs ?? 0 }
      const found = new Map<string, Compared>()
      const add = (one: Compared) => void found.set(`${one.subject} ${one.currency}`, one)
      const rows = await this.placeRows(manager, account, add)
      const entries = await this.walk(manager, cursor, account, add)
      await placeAgain(manager, account, add)
      for (const one of await decided(manager, processorAccountID)) add(one)
      for (const one of found.values()) await compare(manager, one, telling)
      return rows === comparedInUnit || entries === comparedInUnit
    })
  }

  private async placeRows(manager: EntityManager, account: ProcessorAccount, add: Add): Promise<number> {
    const { processorAccountID } = account
    const where = { processorAccountID, comparedAt: IsNull() }
    const rows = await manager.find(ProcessorReportRow, {
      where,
      order: { occurredAt: 'ASC', reportRowID: 'ASC' },
      take: comparedInUnit,
    })
    for (const row of rows) {
      const subject = await subjectOf(manager, row)
      const change = { subject, comparedAt: clock.now() }
      await updateRow(manager, ProcessorReportRow, { reportRowID: row.reportRowID }, change)
      const { kind, occurredAt, availableOn } = row
      if (kind === 'payment' && availableOn) await this.times.follow(manager, subject, { occurredAt, availableOn })
      add({ ...comparedRow(row), subject })
    }
    return rows.length
  }

  private async walk(manager: EntityManager, cursor: ReportCursor, account: ProcessorAccount, add: Add) {
    const { processorAccountID, walkedAt, walkedEntryID } = cursor
    const entries = await manager
      .createQueryBuilder(LedgerEntry, 'entry')
      .where('entry.ownerID = :processorAccountID', { processorAccountID })
      // Written as the index is, which is read in this order.
      .andWhere(`entry.account IN ('processor_clearing', 'bank', 'suspense')`)
      .andWhere('(entry.createdAt, entry.entryID) > (:at, :id)', { at: walkedAt.getTime(), id: walkedEntryID })
      .andWhere('entry.createdAt <= :until', { until: clock.time() - this.compareAfterMs })
      .orderBy('entry.createdAt')
      .addOrderBy('entry.entryID')
      .limit(comparedInUnit)
      .getMany()
    for (const entry of entries) {
      const subject = subjectIn(entry)
      if (subject) add({ ...comparedOf({ ...entry, processorAccountID }), mode: account.mode, subject })
    }
    const last = entries.at(-1)
    const far = last && { walkedAt: last.createdAt, walkedEntryID: last.entryID }
    if (far) await updateRow(manager, ReportCursor, { processorAccountID }, far)
    return entries.length
  }
}

type Add = (one: Compared) => void

const comparedOf = (row: Omit<Compared, 'subject'>): Omit<Compared, 'subject'> => {
  const { processorAccountID, mode, currency } = row
  return { processorAccountID, mode, currency }
}

const comparedRow = (row: ProcessorReportRow): Omit<Compared, 'subject'> =>
  comparedOf({ ...row, currency: row.chargedCurrency ?? row.currency })

/** null: it is a cost, which was posted from a report, an adjustment, which was compared at once, or had no owner before. */
function subjectIn(entry: LedgerEntry): string | null {
  if (entry.bankStatementEntryID) return settlement
  return entry.refundID ?? entry.disputeID ?? entry.payoutID ?? entry.transactionID
}

/** What was unknown here when it was reported may have come meanwhile. */
async function placeAgain(manager: EntityManager, { processorAccountID }: ProcessorAccount, add: Add): Promise<void> {
  const where = { processorAccountID, about: 'row', resolvedAt: IsNull() } as const
  const unknown = await manager.find(Difference, { where, order: { createdAt: 'DESC' }, take: placedAgain })
  const reportRowID = In(unknown.map(({ subject }) => subject))
  for (const row of await manager.findBy(ProcessorReportRow, { reportRowID })) {
    const subject = await subjectOf(manager, row)
    if (subject === row.subject) continue
    await updateRow(manager, ProcessorReportRow, { reportRowID: row.reportRowID }, { subject })
    for (const one of [row.reportRowID, subject]) add({ ...comparedRow(row), subject: one })
  }
}

async function decided(manager: EntityManager, processorAccountID: string): Promise<Compared[]> {
  const where = { processorAccountID, about: 'dispute', countsFrom: IsNull(), resolvedAt: IsNull() } as const
  const held = await manager.find(Difference, { where, take: comparedInUnit })
  const disputes = await manager.findBy(Dispute, {
    disputeID: In(held.map(({ subject }) => subject)),
    closedAt: isSet(),
  })
  return held.filter(({ subject }) => disputes.some(({ disputeID }) => disputeID === subject))
}
