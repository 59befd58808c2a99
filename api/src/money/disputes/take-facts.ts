import type { EntityManager } from 'typeorm'
import type { DisputeStatus } from '#contract/disputes.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import type { DisputeFacts } from '../processors/port/notice.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { refundableOf } from '../transactions/transaction.view.js'
import { Dispute } from './dispute.entity.js'
import { stepsTo } from './dispute-steps.js'
import { loseStep, openStep, winStep } from './money-steps.js'
import { type Disputing, noteStep } from './note-step.js'
import { remindersPast } from './reminder-times.js'

export interface Told {
  status: DisputeStatus
  facts?: DisputeFacts | undefined
  keepsFee: boolean
}

/** Takes a dispute to what its processor tells, over all steps between. To be called in line, with the transaction locked. */
export async function takeFacts(
  manager: EntityManager,
  transaction: Transaction,
  known: Dispute | null,
  told: Told,
): Promise<{ dispute: Dispute; taken: readonly DisputeStatus[] }> {
  const dispute = known ?? newDispute(transaction, told.facts)
  const about: Disputing = { manager, transaction, dispute, from: known?.status ?? null }
  const steps = stepsTo(about.from, told.status)
  if (known) await update(about, told.facts)
  for (const step of steps) await take(about, step, told)
  return { dispute, taken: steps }
}

async function take(about: Disputing, step: DisputeStatus, { facts, keepsFee }: Told): Promise<void> {
  switch (step) {
    case 'open':
      return openStep(about, facts?.amount ?? (about.dispute.amountAsked || refundableOf(about.transaction)), keepsFee)
    case 'won':
      return winStep(about)
    case 'lost':
      return loseStep(about, facts?.amountLost, keepsFee)
    default:
      return noteStep(about, step, { action: step === 'inquiry' ? 'dispute_inquiry' : `dispute_${step}` })
  }
}

// The deadline may move, evidence may be sent at the processor itself, and an inquiry may ask for another amount.
async function update({ manager, dispute, from }: Disputing, facts?: DisputeFacts): Promise<void> {
  if (!facts) return
  const change: Partial<Dispute> = {}
  if (facts.askedAt) change.askedAt = new Date(facts.askedAt)
  if (facts.evidenceDueAt && new Date(facts.evidenceDueAt).getTime() !== dispute.evidenceDueAt?.getTime())
    Object.assign(change, deadlineOf(facts))
  // Of before evidence could be sent to this processor from here.
  if (facts.evidenceDueAt && dispute.evidenceElsewhere && !facts.evidenceElsewhere) change.evidenceElsewhere = false
  if (facts.isEvidenceSent && !dispute.evidenceSentAt) change.evidenceSentAt = clock.now()
  if (facts.amount && from !== 'open' && from !== 'won' && from !== 'lost') change.amountAsked = facts.amount
  if (Object.keys(change).length === 0) return
  await manager.update(Dispute, { disputeID: dispute.disputeID }, change)
  Object.assign(dispute, change)
}

function deadlineOf(facts?: DisputeFacts): Pick<Dispute, 'evidenceDueAt' | 'remindersSent'> {
  const evidenceDueAt = facts?.evidenceDueAt ? new Date(facts.evidenceDueAt) : null
  return { evidenceDueAt, remindersSent: remindersPast(evidenceDueAt, clock.now()) }
}

function newDispute({ transactionID, clientID, mode, currency }: Transaction, facts?: DisputeFacts): Dispute {
  const now = clock.now()
  return {
    ...{ disputeID: newId('dsp', now.getTime()), transactionID, clientID, mode, currency, createdAt: now },
    ...{ amount: 0, fee: 0, net: 0, isFeeKept: null, disputeFee: 0, excess: 0, amountAsked: facts?.amount ?? 0 },
    ...{ status: 'unclear', reason: facts?.reason ?? null, processorReference: facts?.processorReference ?? null },
    ...deadlineOf(facts),
    evidenceElsewhere: facts?.evidenceElsewhere ?? false,
    evidenceSentAt: facts?.isEvidenceSent ? now : null,
    askedAt: facts?.askedAt ? new Date(facts.askedAt) : null,
    evidenceFiles: null,
    closedAt: null,
  }
}
