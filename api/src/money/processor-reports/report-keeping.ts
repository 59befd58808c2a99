import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import * as words from '#contract/messages/errors/processor-reports.js'
import { type Currency, currencies } from '#contract/money.js'
import type { ReportSource } from '#contract/report-kinds.js'
import { reportTextMaxLength } from '#contract/report-limits.js'
import type { Mode } from '#contract/modes.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertNewRow, insertRows, updateRow, write } from '../../platform/database/rows.js'
import { post } from '../ledger/post.js'
import { processorCostLines } from '../ledger/postings.js'
import { requireSoundExchange } from '../processors/port/exchanged.js'
import { ReportFault, type ReportRow, type SkippedRow } from '../processors/port/report.js'
import { addExchangeResults, postExchange } from './report-exchange.js'
import { ProcessorReport, ProcessorReportRow } from './processor-report.entity.js'
import { SkippedReportRow } from './skipped-report-row.entity.js'

export interface ReportedAccount {
  processorAccountID: string
  mode: Mode
}

interface Brought {
  source: ReportSource
  uploadedBy: string | null
}

export interface KeptRows {
  processorReportID: string | null
  rows: number
}

const rowsAtOnce = 50

/** Keeps what is new, once each, and posts its fees: in the unit of the caller, which stands in the ledger's line. */
@Injectable()
export class ReportKeeping {
  /** The same row is told again by the next page, and counts once. */
  async keepSkipped(manager: EntityManager, { processorAccountID }: ReportedAccount, skipped: SkippedRow[]) {
    for (const { rowID, skippedCurrency: currency } of skipped) {
      if (rowID.length > reportTextMaxLength) throw new ReportFault(words.report.nameless)
      await insertNewRow(manager, SkippedReportRow, { processorAccountID, rowID, currency, createdAt: clock.now() })
    }
  }

  async keep(manager: EntityManager, account: ReportedAccount, told: ReportRow[], brought: Brought): Promise<KeptRows> {
    for (const row of told) requireSound(row, account.mode)
    const fresh = await freshRows(manager, account.processorAccountID, told)
    const [first] = fresh
    if (!first) return { processorReportID: null, rows: 0 }
    const { processorAccountID, mode } = account
    const now = clock.now()
    const times = fresh.map(({ occurredAt }) => occurredAt.getTime())
    const processorReportID = newId('prr', now.getTime())
    await insertRows(manager, ProcessorReport, {
      ...{ processorReportID, processorAccountID, mode, ...brought, rows: fresh.length, createdAt: now },
      ...{ fromAt: new Date(Math.min(...times)), toAt: new Date(Math.max(...times)) },
    })
    const rows = fresh.map((row) => rowOf(row, { processorReportID, processorAccountID, mode }, now))
    await addExchangeResults(manager, rows)
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await insertRows(manager, ProcessorReportRow, ...rows.slice(from, from + rowsAtOnce))
    for (const [currency, { net, fee }] of sumsOf(fresh)) {
      await addToBalance(manager, processorAccountID, currency, net, fee)
      const about = { mode, currency, processorAccountID, processorReportID }
      await post(manager, { kind: 'processor_cost', about, lines: processorCostLines(fee, processorAccountID) })
    }
    await postExchange(manager, { processorReportID, processorAccountID, mode }, rows)
    return { processorReportID, rows: fresh.length }
  }
}

function requireSound(row: ReportRow, mode: Mode): void {
  const { rowID, gross, fee, net, currency, occurredAt, reference, processorReference, settledIn, payment } = row
  if (row.mode !== undefined && row.mode !== mode) throw new ReportFault(words.report.otherMode(row.mode))
  const names = [rowID, reference, processorReference, settledIn, payment?.reference, payment?.processorReference]
  if (rowID === '' || names.some((name) => (name?.length ?? 0) > reportTextMaxLength))
    throw new ReportFault(words.report.nameless)
  if (!currencies.includes(currency)) throw new ReportFault(words.report.currency(String(currency).slice(0, 10)))
  if ([occurredAt, row.availableOn].some((time) => time && Number.isNaN(time.getTime())))
    throw new ReportFault(words.report.time(rowID))
  if (![gross, fee, net].every(Number.isSafeInteger) || gross - fee !== net)
    throw new ReportFault(words.report.doesNotAddUp(rowID))
  requireSoundExchange(row)
}

async function freshRows(manager: EntityManager, processorAccountID: string, told: ReportRow[]): Promise<ReportRow[]> {
  const byName = new Map(told.map((row) => [row.rowID, row]))
  const names = [...byName.keys()]
  const select = { rowID: true, settledIn: true } as const
  for (let from = 0; from < names.length; from += 400) {
    const where = { processorAccountID, rowID: In(names.slice(from, from + 400)) }
    for (const { rowID, settledIn: known } of await manager.find(ProcessorReportRow, { select, where })) {
      const settledIn = byName.get(rowID)?.settledIn
      byName.delete(rowID)
      // A payment may be reported before it is settled, and again with its settlement.
      if (known === null && settledIn !== undefined)
        await updateRow(manager, ProcessorReportRow, { processorAccountID, rowID }, { settledIn })
    }
  }
  return [...byName.values()]
}

type Owner = Pick<ProcessorReportRow, 'processorReportID' | 'processorAccountID' | 'mode'>

const rowOf = ({ payment, ...row }: ReportRow, owner: Owner, now: Date): ProcessorReportRow => ({
  ...{ reportRowID: newId('prw', now.getTime()), ...owner, rowID: row.rowID, kind: row.kind, subject: null },
  ...{ reference: row.reference ?? null, processorReference: row.processorReference ?? null },
  ...{
    paymentReference: payment?.reference ?? null,
    processorPayment: payment?.processorReference ?? (row.kind === 'payment' ? (row.processorReference ?? null) : null),
  },
  ...{ currency: row.currency, gross: row.gross, fee: row.fee, net: row.net, settledIn: row.settledIn ?? null },
  ...{ chargedAmount: row.charged?.amount ?? null, chargedCurrency: row.charged?.currency ?? null },
  ...{ availableOn: row.availableOn ?? null, isTransferReversal: row.isTransferReversal ? 1 : null },
  ...{ exchangeRate: row.charged?.rate ?? null, exchangeResult: null },
  // A fee is compared with nothing: what we have of it is posted from it.
  ...{ occurredAt: row.occurredAt, comparedAt: row.kind === 'fee' ? now : null, createdAt: now },
})

function sumsOf(rows: ReportRow[]): Map<Currency, { net: number; fee: number }> {
  const sums = new Map<Currency, { net: number; fee: number }>()
  for (const { currency, net, fee } of rows) {
    const sum = sums.get(currency) ?? { net: 0, fee: 0 }
    sums.set(currency, { net: sum.net + net, fee: sum.fee + fee })
  }
  return sums
}

async function addToBalance(manager: EntityManager, ...values: [string, Currency, number, number]): Promise<void> {
  await write(
    manager,
    `INSERT INTO "processor_report_balances" ("processorAccountID", "currency", "net", "fee") VALUES ($1, $2, $3, $4)
     ON CONFLICT ("processorAccountID", "currency") DO UPDATE SET
     "net" = "processor_report_balances"."net" + excluded."net", "fee" = "processor_report_balances"."fee" + excluded."fee"`,
    values,
  )
}
