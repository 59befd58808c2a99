import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { FailureAdoptionView } from '#contract/reconciliation-differences.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { findRow } from '../../platform/database/rows.js'
import { NotFound } from '../../platform/http/app-error.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { viewPostedLines } from '../ledger/posted-lines.js'
import { PaymentFailures } from '../payment-failures/payment-failures.js'
import { ProcessorReportRow } from '../processor-reports/processor-report.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { lockTransaction } from '../transactions/transaction-rows.js'
import { compareAgain } from './compare-again.js'
import { Difference } from './difference.entity.js'
import { DifferenceNotFailure, DifferenceNotOpen } from './reconciliation-differences.errors.js'
import type { OwnDifference } from './reconciliation-differences.service.js'

/** Posts a capture that failed late, where the report has the failure and no webhook reported it. */
@Injectable()
export class FailureAdoption {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly failures: PaymentFailures,
  ) {}

  /** What adopting it posts, and the refusal where it can’t be adopted. */
  preview(own: OwnDifference): Promise<FailureAdoptionView> {
    return this.database.list(async (manager) => {
      const { payment, difference } = await found(manager, own)
      return this.viewOf(manager, payment, difference)
    })
  }

  async adopt(own: OwnDifference): Promise<FailureAdoptionView> {
    const { payment } = await this.database.list((manager) => found(manager, own))
    return this.audit.unit(
      async (manager, record) => {
        const { difference, failedAt } = await found(manager, own)
        const transaction = await lockTransaction(manager, { transactionID: payment.transactionID })
        const view = await this.viewOf(manager, transaction, difference)
        await this.failures.adopt(manager, transaction, failedAt)
        await compareAgain(manager, difference)
        const { transactionID, amount, currency } = view
        await record({
          action: 'reconciliation_difference.failure_adopted',
          target: { kind: 'reconciliation_difference', id: difference.differenceID },
          after: { transactionID, amount, currency, failedAt: failedAt.toISOString() },
        })
        return view
      },
      ledgerLineOf(payment.clientID),
      'reconciliation_differences',
    )
  }

  private async viewOf(
    manager: EntityManager,
    payment: Transaction,
    { processorAccountID }: Difference,
  ): Promise<FailureAdoptionView> {
    const { transactionID, clientID, currency, amountCaptured: amount } = payment
    const { feeReturned, lines } = await this.failures.postingOf(manager, payment)
    return {
      ...{ transactionID, amount, currency, feeReturned },
      lines: viewPostedLines(lines, { clientID, processorAccountID }),
    }
  }
}

async function found(manager: EntityManager, { differenceID, mode }: OwnDifference) {
  const difference = await findRow(manager, Difference, { differenceID })
  if (difference?.mode !== mode) throw new NotFound('difference')
  if (difference.resolvedAt || difference.explainedAt) throw new DifferenceNotOpen()
  const { about, subject, theirs, ours, processorAccountID, currency } = difference
  const payment =
    about === 'payment' && theirs === 0
      ? await manager.findOneBy(Transaction, { transactionID: subject, processorAccountID, mode, currency })
      : null
  // What was captured again, or adjusted, since then is not this failure.
  if (payment?.status !== 'succeeded' || payment.amountCaptured !== ours) throw new DifferenceNotFailure()
  const rows = await manager.findBy(ProcessorReportRow, { processorAccountID, subject, kind: 'payment' })
  const row = rows.find(({ gross, chargedAmount }) => (chargedAmount ?? gross) === -ours)
  const { captureToldAt } = payment
  if (!row || (captureToldAt && row.occurredAt < captureToldAt)) throw new DifferenceNotFailure()
  return { difference, payment, failedAt: row.occurredAt }
}
