import type { DisputeStatus } from '#contract/disputes.js'
import type { Dispute } from './dispute.entity.js'
import type { DisputeMove } from './dispute-move.entity.js'

type Steps = readonly DisputeStatus[]

const beforeMoney: Record<DisputeStatus, Steps> = {
  inquiry: ['inquiry'],
  open: ['open'],
  won: ['open', 'won'],
  lost: ['open', 'lost'],
  inquiry_closed: ['inquiry_closed'],
  prevented: ['prevented'],
  unclear: ['unclear'],
}

/** A processor may skip steps, or tell them late: what is missing is caught up, and what is behind changes nothing. */
export function stepsTo(from: DisputeStatus | null, told: DisputeStatus): Steps {
  if (from === told) return []
  switch (from) {
    case 'open':
      if (told === 'prevented') return ['won']
      return told === 'won' || told === 'lost' ? [told] : []
    case 'won':
      return told === 'lost' ? ['lost'] : []
    case 'lost':
      return told === 'won' ? ['won'] : []
    case null:
      return beforeMoney[told]
    default:
      return told === 'unclear' ? [] : beforeMoney[told]
  }
}

export type KeptMove = Omit<DisputeMove, 'disputeID' | 'position'>

/** The version before wrote no moves, and may have closed a dispute that this one opened. */
export function allMoves(dispute: Dispute, kept: readonly KeptMove[]): KeptMove[] {
  const { transactionID, status, amount, fee, excess, createdAt, closedAt } = dispute
  const own = { transactionID, amount, fee, excess }
  const moves = kept.length > 0 ? [...kept] : [{ ...own, from: null, to: 'open' as const, createdAt }]
  const last = moves.at(-1)
  if (last?.to !== 'open' || status === 'open') return moves
  return [...moves, { ...own, from: 'open', to: status, createdAt: closedAt ?? createdAt }]
}
