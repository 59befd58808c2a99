import { Injectable } from '@nestjs/common'
import { type EntityManager, Not } from 'typeorm'
import type { RefundAdoptionView } from '#contract/reconciliation-differences.js'
import type { RefundView } from '#contract/refunds.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { NotFound, orNotFound } from '../../platform/http/app-error.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { viewPostedLines } from '../ledger/posted-lines.js'
import { ProcessorReportRow } from '../processor-reports/processor-report.entity.js'
import { ReportCursor } from '../processor-reports/report-cursor.entity.js'
import { RefundOutcomes } from '../refunds/refund-outcomes.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { lockTransaction } from '../transactions/transaction-rows.js'
import { compare } from './compare.js'
import { Difference } from './difference.entity.js'
import { stateOf } from './difference.view.js'
import {
  DifferenceNotOpen,
  DifferenceNotRefund,
  RefundHasOtherRows,
  RefundOfOtherPayment,
} from './reconciliation-differences.errors.js'
import type { OwnDifference } from './reconciliation-differences.service.js'
import { paymentOf } from './subjects.js'

/** Posts a refund that was made in the processor's dashboard, from the report row that says so. */
@Injectable()
export class RefundAdoption {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly outcomes: RefundOutcomes,
  ) {}

  /** What adopting it posts, and the refusal where it can’t be adopted. */
  preview(own: OwnDifference): Promise<RefundAdoptionView> {
    return this.database.list(async (manager) => {
      const { difference, row, payment } = await found(manager, own)
      await requireUnsettled(manager, difference)
      const amount = -(row.chargedAmount ?? row.gross)
      const { feeReturned, refundFee, lines } = await this.outcomes.previewAdoption(manager, payment, amount)
      const { transactionID, currency } = payment
      return {
        transactionID,
        amount,
        currency,
        feeReturned,
        refundFee,
        lines: viewPostedLines(lines, ownersOf(payment, row)),
      }
    })
  }

  async adopt(own: OwnDifference): Promise<RefundView> {
    const { payment } = await this.database.list((manager) => found(manager, own))
    return this.audit.unit(
      async (manager, record) => {
        const { difference, row, processorReference } = await found(manager, own)
        const { differenceID } = difference
        const toldUntil = await requireUnsettled(manager, difference)
        const transaction = await lockTransaction(manager, { transactionID: payment.transactionID })
        const amount = -(row.chargedAmount ?? row.gross)
        const refund = await this.outcomes.adopt(manager, transaction, { amount, processorReference })
        const { refundID } = refund
        await updateRow(manager, ProcessorReportRow, { reportRowID: row.reportRowID }, { subject: refundID })
        await compare(manager, difference, { toldUntil, tellsWithinMs: 0 })
        await record({
          action: 'reconciliation_difference.refund_adopted',
          target: { kind: 'reconciliation_difference', id: differenceID },
          after: { ...{ transactionID: transaction.transactionID, refundID, processorReference, amount } },
        })
        return refund
      },
      ledgerLineOf(payment.clientID),
      'reconciliation_differences',
    )
  }
}

const ownersOf = ({ clientID }: Transaction, { processorAccountID }: ProcessorReportRow) => ({
  clientID,
  processorAccountID,
})

async function requireUnsettled(manager: EntityManager, difference: Difference): Promise<Date | null> {
  const { processorAccountID } = difference
  const { toldUntil } = await manager.findOneByOrFail(ReportCursor, { processorAccountID })
  const state = stateOf(difference, toldUntil)
  if (state !== 'open' && state !== 'waiting') throw new DifferenceNotOpen()
  return toldUntil
}

interface Found {
  difference: Difference
  row: ProcessorReportRow
  payment: Transaction
  processorReference: string
}

async function found(manager: EntityManager, { differenceID, mode }: OwnDifference): Promise<Found> {
  const difference = await findRow(manager, Difference, { differenceID })
  if (difference?.mode !== mode) throw new NotFound('difference')
  if (difference.resolvedAt) throw new DifferenceNotOpen()
  const reportRowID = difference.subject
  const row = difference.about === 'row' ? await manager.findOneBy(ProcessorReportRow, { reportRowID }) : null
  if (row?.kind !== 'refund' || (row.chargedAmount ?? row.gross) >= 0) throw new DifferenceNotRefund()
  const { processorAccountID, processorReference, currency } = row
  if (!processorReference) throw new DifferenceNotRefund()
  const sameRefund = { processorAccountID, processorReference, kind: 'refund', reportRowID: Not(reportRowID) } as const
  if (await manager.existsBy(ProcessorReportRow, sameRefund)) throw new RefundHasOtherRows()
  const transactionID = await paymentOf(manager, row)
  if (!transactionID) throw new RefundOfOtherPayment()
  const payment = orNotFound(await manager.findOneBy(Transaction, { transactionID, mode }), 'transaction')
  const isOfAccount = payment.processorAccountID === processorAccountID
  if (!isOfAccount || payment.currency !== (row.chargedCurrency ?? currency)) throw new RefundOfOtherPayment()
  return { difference, row, payment, processorReference }
}
