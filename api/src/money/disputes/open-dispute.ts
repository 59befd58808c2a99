import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { post } from '../ledger/post.js'
import { disputeOpenedLines } from '../ledger/postings.js'
import type { DisputeFacts } from '../processors/port/notice.js'
import { feeOfPart } from '../transactions/fee-of-part.js'
import { holdingOf } from '../transactions/holding.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { noteAction } from '../transactions/transaction-moves.js'
import { refundableOf } from '../transactions/transaction.view.js'
import { Dispute } from './dispute.entity.js'
import { viewDispute } from './dispute.view.js'

/** Holds the net of what was captured and not refunded; if fees are kept, all of it. null: nothing was left. To be called in line. */
export async function openDispute(
  manager: EntityManager,
  transaction: Transaction,
  { keepsFee, facts }: { keepsFee: boolean; facts?: DisputeFacts },
): Promise<Dispute | null> {
  const amount = Math.min(refundableOf(transaction), facts?.amount ?? Infinity)
  const change = { disputesAt: null, amountDisputed: transaction.amountDisputed + amount }
  if (amount === 0) {
    await noteAction(manager, transaction, { action: 'dispute_without_money', change })
    return null
  }
  const fee = keepsFee ? 0 : await feeOfPart(manager, transaction, amount)
  const now = clock.now()
  const { clientID, transactionID, currency, mode, disputeFee } = transaction
  const dispute: Dispute = {
    disputeID: newId('dsp', now.getTime()),
    transactionID,
    clientID,
    mode,
    amount,
    fee,
    net: amount - fee,
    disputeFee,
    currency,
    status: 'open',
    reason: facts?.reason ?? null,
    processorReference: facts?.processorReference ?? null,
    evidenceDueAt: facts?.evidenceDueAt ? new Date(facts.evidenceDueAt) : null,
    evidenceSentAt: null,
    closedAt: null,
    createdAt: now,
  }
  const { net } = dispute
  await manager.insert(Dispute, dispute)
  const lines = disputeOpenedLines(net, holdingOf(transaction), disputeFee)
  await post(manager, { kind: 'dispute_opened', about: transaction, dispute, lines })
  await noteAction(manager, transaction, { action: 'disputed', change })
  await recordEvent(manager, { clientID, mode, type: 'dispute.opened', data: viewDispute(dispute) })
  return dispute
}
