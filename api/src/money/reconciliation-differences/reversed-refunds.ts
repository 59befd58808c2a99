import { type EntityManager, IsNull, Not } from 'typeorm'
import { ProcessorReportRow } from '../processor-reports/processor-report.entity.js'
import { ReportCursor } from '../processor-reports/report-cursor.entity.js'
import { reportsOf } from '../processor-reports/report-reading.service.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { splitsPayments } from '../processors/splits-payments.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { Difference } from './difference.entity.js'
import {
  DifferenceNotOpen,
  RefundAdjusted,
  RefundFeeReturned,
  RefundHasOtherRows,
  RefundNotAllTold,
} from './reconciliation-differences.errors.js'

/** The row of a refund, which has the processor's name of it. */
export type NamedRow = ProcessorReportRow & { processorReference: string }

/** The row that takes the refund's amount back from the connected account; throws where its report says more of it. */
export async function reversalOf(
  manager: EntityManager,
  row: NamedRow,
  payment: Transaction,
): Promise<ProcessorReportRow | null> {
  const { processorAccountID, processorReference, reportRowID } = row
  const sameRefund = { processorAccountID, processorReference, kind: 'refund', reportRowID: Not(reportRowID) } as const
  const [other, ...more] = await manager.findBy(ProcessorReportRow, sameRefund)
  const isConnected = payment.collectedBy === 'connected' && !splitsPayments(payment.processor)
  const isReversal = other && isConnected && other.isTransferReversal === 1 && amountOf(other) === -amountOf(row)
  if (more.length > 0 || (other && (!isReversal || other.currency !== row.currency))) throw new RefundHasOtherRows()
  await requireUnsaid(manager, row)
  if (other) await requireUnsaid(manager, other)
  if (isConnected) {
    await requireFeeKept(manager, row, payment)
    await requireAllTold(manager, row)
  }
  return other ?? null
}

// Two people may have settled it by an adjustment, or a part of it.
async function requireUnsaid(manager: EntityManager, { processorAccountID, reportRowID }: ProcessorReportRow) {
  const difference = await manager.findOneBy(Difference, { processorAccountID, subject: reportRowID })
  if (difference?.resolvedAt ?? difference?.explainedAt) throw new DifferenceNotOpen()
  if (difference && difference.ours !== 0) throw new RefundAdjusted()
}

/** The processor books a refund and the fee that goes back with it in one call. */
const oneCallMs = 60_000

// The row of a returned fee names no refund, so it counts as this one's unless it came with another one alone.
async function requireFeeKept(manager: EntityManager, row: NamedRow, { transactionID }: Transaction): Promise<void> {
  const { processorAccountID, processorReference, processorPayment } = row
  const { returnsFee } = await reportsFor(manager, row)
  const ofPayment = { processorAccountID, subject: transactionID, kind: 'payment' } as const
  const rows = returnsFee ? await manager.findBy(ProcessorReportRow, ofPayment) : []
  const returned = rows.filter(({ processorReference: name }) => name !== null && returnsFee?.(name))
  if (returned.length === 0) return
  const otherRefunds = {
    ...({ processorAccountID, processorPayment: processorPayment ?? '', kind: 'refund', reference: IsNull() } as const),
    processorReference: Not(processorReference),
  }
  const others = (await manager.findBy(ProcessorReportRow, otherRefunds)).filter((one) => amountOf(one) > 0)
  const came = (fee: ProcessorReportRow, refund: ProcessorReportRow) =>
    Math.abs(fee.occurredAt.getTime() - refund.occurredAt.getTime()) <= oneCallMs
  if (returned.some((fee) => came(fee, row) || !others.some((one) => came(fee, one)))) throw new RefundFeeReturned()
}

// A row that is read later would belong to a refund that has been posted without it.
async function requireAllTold(manager: EntityManager, row: ProcessorReportRow): Promise<void> {
  const { processorAccountID, occurredAt } = row
  const { tellsWithinMs } = await reportsFor(manager, row)
  const { toldUntil } = await manager.findOneByOrFail(ReportCursor, { processorAccountID })
  const isTold = toldUntil !== null && toldUntil.getTime() >= occurredAt.getTime() + tellsWithinMs
  if (!isTold || (await manager.existsBy(ProcessorReportRow, { processorAccountID, comparedAt: IsNull() })))
    throw new RefundNotAllTold()
}

async function reportsFor(manager: EntityManager, { processorAccountID }: ProcessorReportRow) {
  const account = await manager.findOneByOrFail(ProcessorAccount, { processorAccountID })
  return reportsOf(account) ?? { tellsWithinMs: 0, returnsFee: undefined }
}

export const amountOf = ({ chargedAmount, gross }: ProcessorReportRow): number => -(chargedAmount ?? gross)
