import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { post } from '../ledger/post.js'
import { disputeLostLines, disputeWonLines } from '../ledger/postings.js'
import { holdingOf } from '../transactions/holding.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { noteAction } from '../transactions/transaction-moves.js'
import { Dispute } from './dispute.entity.js'
import { viewDispute } from './dispute.view.js'

/** Won releases what was held, lost takes it back. To be called in line, with the transaction locked and the dispute open. */
export async function closeDispute(
  manager: EntityManager,
  transaction: Transaction,
  dispute: Dispute,
  outcome: 'won' | 'lost',
): Promise<void> {
  const { disputeID, clientID, mode, amount, fee, net } = dispute
  const isWon = outcome === 'won'
  const lines = isWon ? disputeWonLines(net, holdingOf(transaction)) : disputeLostLines(amount, fee)
  await post(manager, { kind: isWon ? 'dispute_won' : 'dispute_lost', about: transaction, dispute, lines })
  const change = { status: outcome, closedAt: clock.now() }
  await manager.update(Dispute, { disputeID }, change)
  Object.assign(dispute, change)
  const amountDisputed = transaction.amountDisputed - (isWon ? amount : 0)
  await noteAction(manager, transaction, { action: `dispute_${outcome}`, change: { amountDisputed } })
  await recordEvent(manager, { clientID, mode, type: 'dispute.closed', data: viewDispute(dispute) })
}
