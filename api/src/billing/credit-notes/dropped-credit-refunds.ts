import type { EntityManager } from 'typeorm'
import { Refund } from '../../money/refunds/refund.entity.js'
import { subjectOfCall } from '../../platform/idempotency/idempotency.js'
import { CreditNote } from './credit-note.entity.js'
import { CreditNoteRefund } from './credit-note-refund.entity.js'
import { settledByHand } from './failed-invoice-refunds.js'

/** A lost payment has nothing to refund, so its credit lowers what is due again instead. */
export async function dropCreditRefunds(manager: EntityManager, transactionID: string): Promise<number> {
  let dropped = 0
  for (const refund of await manager.findBy(CreditNoteRefund, { transactionID })) {
    const { creditNoteRefundID, creditNoteID, amount } = refund
    const note = await manager.findOneByOrFail(CreditNote, { creditNoteID })
    if (await isMade(manager, note, refund)) continue
    await manager.delete(CreditNoteRefund, { creditNoteRefundID })
    await manager.update(CreditNote, { creditNoteID }, { amountOffDue: note.amountOffDue + amount })
    dropped += amount
  }
  return dropped
}

async function isMade(
  manager: EntityManager,
  { mode }: CreditNote,
  { creditNoteRefundID, creditNoteID, refundID: known, refundFault }: CreditNoteRefund,
): Promise<boolean> {
  if (refundFault === settledByHand) return true
  // Another process may have asked for it and not have written it down yet.
  const refundID = known ?? (await subjectOfCall(manager, { scopeID: creditNoteID, mode, key: creditNoteRefundID }))
  const refund = refundID && (await manager.findOneBy(Refund, { refundID }))
  return Boolean(refund && refund.status !== 'failed')
}
