import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
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
import { DifferenceNotOpen, DifferenceNotRefund, RefundOfOtherPayment } from './reconciliation-differences.errors.js'
import type { OwnDifference } from './reconciliation-differences.service.js'
import { amountOf, reversalOf } from './reversed-refunds.js'
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
      const { difference, reversal, row, payment } = await found(manager, own)
      await requireUnsettled(manager, difference)
      const amount = amountOf(row)
      const isTransferReversed = reversal !== null
      const asked = { amount, isTransferReversed: Number(isTransferReversed) }
      const { feeReturned, refundFee, lines } = await this.outcomes.previewAdoption(manager, payment, asked)
      const { transactionID, currency } = payment
      return {
        transactionID,
        amount,
        currency,
        feeReturned,
        refundFee,
        isTransferReversed,
        lines: viewPostedLines(lines, ownersOf(payment, row)),
      }
    })
  }

  async adopt(own: OwnDifference): Promise<RefundView> {
    const { payment } = await this.database.list((manager) => found(manager, own))
    return this.audit.unit(
      async (manager, record) => {
        const { difference, reversal, row, processorReference } = await found(manager, own)
        const { differenceID } = difference
        const toldUntil = await requireUnsettled(manager, difference)
        const transaction = await lockTransaction(manager, { transactionID: payment.transactionID })
        const amount = amountOf(row)
        const isTransferReversed = Number(reversal !== null)
        const asked = { amount, isTransferReversed, processorReference }
        const refund = await this.outcomes.adopt(manager, transaction, asked)
        const { refundID } = refund
        for (const { reportRowID } of reversal ? [row, reversal] : [row])
          await updateRow(manager, ProcessorReportRow, { reportRowID }, { subject: refundID })
        const telling = { toldUntil, tellsWithinMs: 0 }
        await compare(manager, difference, telling)
        if (reversal) await compare(manager, { ...difference, subject: reversal.reportRowID }, telling)
        await record({
          action: 'reconciliation_difference.refund_adopted',
          target: { kind: 'reconciliation_difference', id: differenceID },
          after: { transactionID: transaction.transactionID, refundID, ...asked },
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
  /** It has taken the amount back from the connected account. */
  reversal: ProcessorReportRow | null
  payment: Transaction
  processorReference: string
}

async function found(manager: EntityManager, { differenceID, mode }: OwnDifference): Promise<Found> {
  const difference = await findRow(manager, Difference, { differenceID })
  if (difference?.mode !== mode) throw new NotFound('difference')
  if (difference.resolvedAt) throw new DifferenceNotOpen()
  const reportRowID = difference.subject
  const row = difference.about === 'row' ? await manager.findOneBy(ProcessorReportRow, { reportRowID }) : null
  if (row?.kind !== 'refund' || amountOf(row) <= 0) throw new DifferenceNotRefund()
  const { processorAccountID, processorReference, currency } = row
  if (!processorReference) throw new DifferenceNotRefund()
  const transactionID = await paymentOf(manager, row)
  if (!transactionID) throw new RefundOfOtherPayment()
  const payment = orNotFound(await manager.findOneBy(Transaction, { transactionID, mode }), 'transaction')
  const isOfAccount = payment.processorAccountID === processorAccountID
  if (!isOfAccount || payment.currency !== (row.chargedCurrency ?? currency)) throw new RefundOfOtherPayment()
  return {
    difference,
    row,
    reversal: await reversalOf(manager, { ...row, processorReference }, payment),
    payment,
    processorReference,
  }
}
