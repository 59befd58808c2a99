import type { EntityManager } from 'typeorm'
import { payoutsUndone, type PayoutStatus } from '#contract/payout-states.js'
import type { RefundStatus } from '#contract/refunds.js'
import { BankEntry } from '../bank-statements/bank-entry.entity.js'
import type { Payout } from '../payouts/payout.entity.js'
import { Refund } from '../refunds/refund.entity.js'

/** What goes back to a payer is posted by its refund or by its bank entry, so their states have to agree. */
export function payerFault(manager: EntityManager, payout: Payout): Promise<string | null> {
  return payout.refundID === null ? returnFault(manager, payout) : refundFault(manager, payout)
}

async function refundFault(manager: EntityManager, payout: Payout): Promise<string | null> {
  const { clientID, mode, currency, status, amount } = payout
  const refund = await manager.findOneBy(Refund, { refundID: payout.refundID ?? '', clientID, mode, currency })
  if (refund?.amount !== amount) return `its refund is of ${refund?.amount ?? 'nothing'}, and not of ${amount}`
  return refund.status === refundStatusAt(status) ? null : `it is ${status}, but its refund is ${refund.status}`
}

function refundStatusAt(status: PayoutStatus): RefundStatus {
  if (status === 'paid') return 'succeeded'
  return payoutsUndone.includes(status) ? 'failed' : 'pending'
}

async function returnFault(manager: EntityManager, payout: Payout): Promise<string | null> {
  const { payoutID, mode, currency, status, amount } = payout
  const entry = await manager.findOneBy(BankEntry, { entryID: payout.returnsEntryID ?? '', mode, currency })
  if (entry?.amount !== amount) return `its bank entry is of ${entry?.amount ?? 'nothing'}, and not of ${amount}`
  const isReturned = entry.matchKind === 'return' && entry.matchedID === payoutID
  return isReturned === !payoutsUndone.includes(status) ? null : `it is ${status}, but its bank entry says otherwise`
}
