import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { DisputeView } from '#contract/disputes.js'
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { NotFound } from '../../platform/http/app-error.js'
import { Dispute } from '../disputes/dispute.entity.js'
import { viewDispute } from '../disputes/dispute.view.js'
import { ToldDisputes } from '../processor-notices/told-disputes.js'
import { ProcessorReportRow } from '../processor-reports/processor-report.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { compareAgain } from './compare-again.js'
import { Difference } from './difference.entity.js'
import { DifferenceNotDispute, DifferenceNotOpen, DisputeNotTold } from './reconciliation-differences.errors.js'
import type { OwnDifference } from './reconciliation-differences.service.js'
import { paymentOf } from './subjects.js'

const action = 'reconciliation_difference.dispute_adopted'

/** Opens a dispute that a report names and no webhook told of: its processor is asked what it is now, as after a webhook. */
@Injectable()
export class DisputeAdoption {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly told: ToldDisputes,
  ) {}

  async adopt(own: OwnDifference): Promise<DisputeView> {
    const { difference, payment, disputeReference, row } = await this.database.list((manager) => found(manager, own))
    const noticeID = `report_row:${row.reportRowID}`
    await this.told.take(
      payment,
      { processorReference: payment.processorReference ?? '', kind: 'dispute_told', disputeReference },
      noticeID,
    )
    return this.audit.unit(async (manager, record) => {
      const { differenceID } = difference
      if (await manager.existsBy(AuditEntry, { targetID: differenceID, action })) throw new DifferenceNotOpen()
      const { transactionID } = payment
      // The comparison may have closed the difference since the processor answered: the dispute is adopted all the same.
      const dispute = await manager.findOneBy(Dispute, { transactionID, processorReference: disputeReference })
      if (!dispute) throw new DisputeNotTold()
      const { disputeID } = dispute
      await updateRow(manager, ProcessorReportRow, { reportRowID: row.reportRowID }, { subject: disputeID })
      for (const subject of [row.reportRowID, disputeID]) await compareAgain(manager, { ...difference, subject })
      await record({
        action,
        target: { kind: 'reconciliation_difference', id: differenceID },
        after: { transactionID, disputeID, processorReference: disputeReference },
      })
      return viewDispute(dispute)
    }, 'reconciliation_differences')
  }
}

async function found(manager: EntityManager, { differenceID, mode }: OwnDifference) {
  const difference = await findRow(manager, Difference, { differenceID })
  if (difference?.mode !== mode) throw new NotFound('difference')
  if (difference.resolvedAt || difference.explainedAt) throw new DifferenceNotOpen()
  const reportRowID = difference.subject
  const row = difference.about === 'row' ? await manager.findOneBy(ProcessorReportRow, { reportRowID }) : null
  if (row?.kind !== 'dispute' || row.gross >= 0 || !row.processorReference) throw new DifferenceNotDispute()
  const transactionID = (await paymentOf(manager, row)) ?? ''
  const { processorAccountID } = row
  const payment = await manager.findOneBy(Transaction, { transactionID, processorAccountID, mode })
  if (!payment) throw new DifferenceNotDispute()
  return { difference, row, payment, disputeReference: row.processorReference }
}
