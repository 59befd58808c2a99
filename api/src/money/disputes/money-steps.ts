import { feeOfPart } from '../transactions/fee-of-part.js'
import { holdingOf } from '../transactions/holding.js'
import { refundableOf } from '../transactions/transaction.view.js'
import { post } from '../ledger/post.js'
import {
  disputeLostAfterAllLines,
  disputeLostLines,
  disputeOpenedLines,
  disputeWonAfterAllLines,
  disputeWonLines,
  type Disputed,
} from '../ledger/postings.js'
import { type Disputing, noteStep } from './note-step.js'

/** Holds what the bank asks for: the client's part of what was captured and not refunded, and what it owes above that. */
export async function openStep(about: Disputing, asked: number, keepsFee: boolean): Promise<void> {
  const { manager, transaction, dispute } = about
  const held = await disputedOf(about, asked, keepsFee)
  const { disputeFee, amountDisputed } = transaction
  await noteStep(about, 'open', {
    action: 'disputed',
    change: { ...rowOf(held), isFeeKept: Number(keepsFee), amountAsked: asked, disputeFee },
    amountDisputed: amountDisputed + held.amount,
  })
  const lines = disputeOpenedLines(held, holdingOf(transaction), disputeFee)
  await post(manager, { kind: 'dispute_opened', about: transaction, dispute, lines })
}

/** What is held goes back; what was lost before comes back from the processor. */
export async function winStep(about: Disputing): Promise<void> {
  const { manager, transaction, dispute, from } = about
  const { amount, fee, excess } = dispute
  const linesOf = from === 'lost' ? disputeWonAfterAllLines : disputeWonLines
  const lines = linesOf({ amount, fee, excess }, holdingOf(transaction))
  await noteStep(about, 'won', { action: 'dispute_won', amountDisputed: transaction.amountDisputed - amount })
  await post(manager, { kind: 'dispute_won', about: transaction, dispute, lines })
}

/** `lost`, in minor units, may be less than what was asked for: the rest goes back to the client. */
export async function loseStep(about: Disputing, lost: number | undefined, keepsFee: boolean): Promise<void> {
  const { manager, transaction, dispute, from } = about
  const { amount, fee, excess } = dispute
  const held: Disputed = { amount, fee, excess }
  const isHeld = from === 'open'
  const total = lost ?? (isHeld ? amount + excess : dispute.amountAsked || amount)
  const isWhole = isHeld && total === amount + excess
  const wasKept = (dispute.isFeeKept ?? Number(fee === 0)) === 1
  const isFeeKept = isWhole ? wasKept : keepsFee || (isHeld && wasKept)
  const gone = isWhole ? held : await disputedOf(about, total, isFeeKept, isHeld ? held : none)
  const holding = holdingOf(transaction)
  const lines = isHeld ? disputeLostLines(held, holding, gone) : disputeLostAfterAllLines(gone, holding)
  await noteStep(about, 'lost', {
    action: 'dispute_lost',
    change: { ...rowOf(gone), isFeeKept: Number(isFeeKept) },
    amountDisputed: transaction.amountDisputed - (isHeld ? amount : 0) + gone.amount,
  })
  await post(manager, { kind: 'dispute_lost', about: transaction, dispute, lines })
}

const none: Disputed = { amount: 0, fee: 0, excess: 0 }

const rowOf = ({ amount, fee, excess }: Disputed) => ({ amount, fee, excess, net: amount - fee })

async function disputedOf(
  { manager, transaction, dispute }: Disputing,
  asked: number,
  keepsFee: boolean,
  held: Disputed = none,
): Promise<Disputed> {
  const amount = Math.min(refundableOf(transaction) + held.amount, asked)
  const fee = keepsFee ? 0 : await feeOfPart(manager, transaction, amount, dispute.disputeID)
  return { amount, fee, excess: asked - amount }
}
