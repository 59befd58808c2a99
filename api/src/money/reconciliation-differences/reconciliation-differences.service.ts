import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { differenceColumns } from '#contract/csv-columns.js'
import * as words from '#contract/messages/reconciliation.js'
import type { Mode } from '#contract/modes.js'
import type { DifferenceView, ExplainDifference, ListDifferences } from '#contract/reconciliation-differences.js'
import type { DifferenceState } from '#contract/report-kinds.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { csvOf } from '../../platform/lists/csv.js'
import { readPage } from '../../platform/lists/page.js'
import { ProcessorReportRow } from '../processor-reports/processor-report.entity.js'
import { ReportCursor } from '../processor-reports/report-cursor.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { Difference } from './difference.entity.js'
import { stateOf, viewDifference } from './difference.view.js'
import { DifferenceNotExplained, DifferenceNotOpen } from './reconciliation-differences.errors.js'

export type OwnDifference = Pick<Difference, 'differenceID' | 'mode'>

const told = `(SELECT "toldUntil" FROM "processor_report_cursors" WHERE "processorAccountID" = "difference"."processorAccountID")`
const counts = `"difference"."countsFrom" <= ${told}`

export const openDifference = `"difference"."resolvedAt" IS NULL AND "difference"."explainedAt" IS NULL AND ${counts}`

const inState: Record<DifferenceState, string> = {
  waiting: `"difference"."resolvedAt" IS NULL AND "difference"."explainedAt" IS NULL AND COALESCE(${counts}, FALSE) = FALSE`,
  open: openDifference,
  explained: `"difference"."resolvedAt" IS NULL AND "difference"."explainedAt" IS NOT NULL`,
  resolved: `"difference"."resolvedAt" IS NOT NULL`,
}

@Injectable()
export class ReconciliationDifferences {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  list(
    { processorAccountID, kind, state = 'open', ...query }: ListDifferences,
    mode: Mode,
  ): Promise<Page<DifferenceView>> {
    return this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(Difference, 'difference').where(inMode(mode, 'difference'))
      if (processorAccountID)
        builder.andWhere('difference.processorAccountID = :processorAccountID', { processorAccountID })
      if (kind) builder.andWhere('difference.kind = :kind', { kind })
      return viewed(manager, builder.andWhere(inState[state]), query)
    })
  }

  get({ differenceID, mode }: OwnDifference): Promise<DifferenceView> {
    return this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(Difference, 'difference').where({ differenceID, mode })
      const [view] = (await viewed(manager, builder, { limit: 1 })).items
      if (!view) throw new NotFound('difference')
      return view
    })
  }

  csv(query: ListDifferences, mode: Mode): Promise<Readable> {
    return csvOf<ListDifferences, DifferenceView>(differenceColumns, query, (page) => this.list(page, mode))
  }

  /** Said by a person, of these amounts alone; it moves no money. */
  explain(
    { portalUserID }: PortalCaller,
    own: OwnDifference,
    { explanation }: ExplainDifference,
  ): Promise<DifferenceView> {
    return this.change(own, 'reconciliation_difference.explained', (row, state) => {
      if (state !== 'open' && state !== 'waiting') throw new DifferenceNotOpen()
      return { explanation, explainedBy: portalUserID, explainedAt: clock.now() }
    })
  }

  reopen(own: OwnDifference): Promise<DifferenceView> {
    return this.change(own, 'reconciliation_difference.reopened', (_row, state) => {
      if (state !== 'explained') throw new DifferenceNotExplained()
      return { explanation: null, explainedBy: null, explainedAt: null }
    })
  }

  private change(
    { differenceID, mode }: OwnDifference,
    action: string,
    decide: (row: Difference, state: DifferenceState) => Partial<Difference>,
  ): Promise<DifferenceView> {
    return this.audit.unit(async (manager, record) => {
      const row = await findRow(manager, Difference, { differenceID })
      if (row?.mode !== mode) throw new NotFound('difference')
      const { processorAccountID } = row
      const cursor = await manager.findOneBy(ReportCursor, { processorAccountID })
      const toldUntil = cursor?.toldUntil ?? null
      const change = decide(row, stateOf(row, toldUntil))
      await updateRow(manager, Difference, { differenceID }, change)
      const seen = { subject: row.subject, currency: row.currency, ours: row.ours, theirs: row.theirs }
      await record({
        action,
        target: { kind: 'reconciliation_difference', id: differenceID },
        before: { ...seen, explanation: row.explanation },
        after: { ...seen, explanation: change.explanation ?? null },
      })
      const [view] = await viewAll(manager, [Object.assign(row, change)])
      if (!view) throw new NotFound('difference')
      return view
    }, 'reconciliation_differences')
  }
}

async function viewed(
  manager: EntityManager,
  builder: SelectQueryBuilder<Difference>,
  query: Pick<ListDifferences, 'limit' | 'cursor'>,
): Promise<Page<DifferenceView>> {
  const page = await readPage(builder, 'difference', 'differenceID', query, (row) => row)
  return { ...page, items: await viewAll(manager, page.items) }
}

async function viewAll(manager: EntityManager, found: Difference[]): Promise<DifferenceView[]> {
  const processorAccountID = In([...new Set(found.map((row) => row.processorAccountID))])
  const accounts = await manager.findBy(ProcessorAccount, { processorAccountID })
  const cursors = await manager.findBy(ReportCursor, { processorAccountID })
  const reportRowID = In(found.filter(({ about }) => about === 'row').map(({ subject }) => subject))
  const rows = await manager.findBy(ProcessorReportRow, { reportRowID })
  return found.map((row) => {
    const isOwn = (one: { processorAccountID: string }) => one.processorAccountID === row.processorAccountID
    return viewDifference(row, {
      name: accounts.find(isOwn)?.name ?? words.removedAccount,
      toldUntil: cursors.find(isOwn)?.toldUntil ?? null,
      rowKind: rows.find((one) => one.reportRowID === row.subject)?.kind ?? null,
    })
  })
}
