import type { EntityManager } from 'typeorm'
import type { DisputeStatus } from '#contract/disputes.js'
import type { EventType } from '#contract/events.js'
import { clock } from '#contract/clock.js'
import { recordEvent } from '../../platform/events/record-event.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { noteAction } from '../transactions/transaction-moves.js'
import { Dispute } from './dispute.entity.js'
import { DisputeMove } from './dispute-move.entity.js'
import { allMoves } from './dispute-steps.js'
import { viewDispute } from './dispute.view.js'

/** A dispute of one payment, both locked by the unit that changes them. */
export interface Disputing {
  manager: EntityManager
  transaction: Transaction
  dispute: Dispute
  /** null: the dispute is new. */
  from: DisputeStatus | null
}

export interface Step {
  /** What the history of the payment calls it. */
  action: string
  change?: Partial<Dispute>
  amountDisputed?: number
}

const events: Partial<Record<DisputeStatus, Extract<EventType, `dispute.${string}`>>> = {
  open: 'dispute.opened',
  won: 'dispute.closed',
  lost: 'dispute.closed',
}
const ends: readonly DisputeStatus[] = ['won', 'lost', 'inquiry_closed', 'prevented']

/** Writes the row, the step with its amounts, the history of the payment and the event. */
export async function noteStep(about: Disputing, to: DisputeStatus, step: Step): Promise<void> {
  const { manager, transaction, dispute, from } = about
  const { disputeID, transactionID, clientID, mode } = dispute
  const now = clock.now()
  const kept = from ? await manager.find(DisputeMove, { where: { disputeID }, order: { position: 'ASC' } }) : []
  const before = from ? allMoves(dispute, kept) : []
  const change = { ...step.change, status: to, closedAt: ends.includes(to) ? now : null }
  Object.assign(dispute, change)
  if (from) await manager.update(Dispute, { disputeID }, change)
  else await manager.insert(Dispute, dispute)
  const { amount, fee, excess } = dispute
  const moves = [...before, { transactionID, from, to, amount, fee, excess, createdAt: now }]
  for (const [at, move] of moves.entries())
    if (at >= kept.length) await manager.insert(DisputeMove, { ...move, disputeID, position: at + 1 })
  about.from = to
  const { action, amountDisputed = transaction.amountDisputed } = step
  await noteAction(manager, transaction, { action, change: { disputesAt: null, amountDisputed } })
  const type = events[to] ?? 'dispute.updated'
  await recordEvent(manager, { clientID, mode, type, data: viewDispute(dispute) })
}
