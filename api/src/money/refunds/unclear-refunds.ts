import type { EntityManager } from 'typeorm'
import type { CallName, Unanswered } from '../processors/processor-calls.js'
import { noteUnclear } from '../processors/unclear-calls.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { lockTransaction } from '../transactions/transaction-rows.js'
import { Refund } from './refund.entity.js'

/** The name that could be read is kept, so that the inquiry goes by it and makes nothing a second time. */
export async function noteUnclearRefund(
  manager: EntityManager,
  { refundID }: Refund,
  { transactionID, processorAccountID }: Transaction,
  call: CallName,
  unanswered: Unanswered,
): Promise<void> {
  // Each unit about a refund locks its payment first.
  await lockTransaction(manager, { transactionID })
  const refund = await manager.findOneByOrFail(Refund, { refundID })
  if (refund.status !== 'pending') return
  const { clientID, mode, amount, currency } = refund
  const about = { subjectID: refundID, kind: 'refund' as const, transactionID }
  const subject = { ...about, clientID, mode, processorAccountID, amount, currency }
  const dueAt = await noteUnclear(manager, subject, call, unanswered)
  const processorReference = refund.processorReference ?? unanswered.processorReference ?? null
  await manager.update(Refund, { refundID }, { dueAt, processorReference })
}
