import type { Dispute } from '../disputes/dispute.entity.js'
import type { DisputeMove } from '../disputes/dispute-move.entity.js'
import { allMoves, type KeptMove } from '../disputes/dispute-steps.js'
import {
  disputeLostAfterAllLines,
  disputeLostLines,
  disputeOpenedLines,
  disputeWonAfterAllLines,
  disputeWonLines,
} from '../ledger/postings.js'
import type { Expected } from './story.js'

const ofDispute = ({ disputeID }: Dispute, moves: DisputeMove[]) => moves.filter((one) => one.disputeID === disputeID)

/** What each step of a dispute must have posted, in their order. */
export function expectedDispute(dispute: Dispute, moves: DisputeMove[]): Expected[] {
  const all = allMoves(dispute, ofDispute(dispute, moves))
  return all.flatMap((move, at) => expectedStep(dispute, move, all[at - 1] ?? move))
}

function expectedStep({ disputeID, disputeFee }: Dispute, move: KeptMove, before: KeptMove): Expected[] {
  switch (move.to) {
    case 'open':
      return [
        { name: `dispute_opened ${disputeID}`, lines: (holding) => disputeOpenedLines(move, holding, disputeFee) },
      ]
    case 'won': {
      const linesOf = move.from === 'lost' ? disputeWonAfterAllLines : disputeWonLines
      return [{ name: `dispute_won ${disputeID}`, lines: (holding) => linesOf(before, holding) }]
    }
    case 'lost':
      return [
        {
          name: `dispute_lost ${disputeID}`,
          lines: (holding) =>
            move.from === 'won' ? disputeLostAfterAllLines(move, holding) : disputeLostLines(before, holding, move),
        },
      ]
    default:
      return []
  }
}

/** The row says what the last step says. */
export function movesFault(disputes: Dispute[], moves: DisputeMove[]): string | null {
  for (const dispute of disputes) {
    const last = allMoves(dispute, ofDispute(dispute, moves)).at(-1)
    const { disputeID, status, amount, fee, net, excess } = dispute
    const isSame = last?.to === status && last.amount === amount && last.fee === fee && last.excess === excess
    if (!isSame || net !== amount - fee) return `dispute ${disputeID} does not agree with its steps`
  }
  return null
}
