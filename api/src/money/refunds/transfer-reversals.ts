import type { Transaction } from '../transactions/transaction.entity.js'
import type { Refund } from './refund.entity.js'

/** Who made a refund that the processor reported first. */
export const madeAtProcessor = 'processor'

/** The amount comes back from the connected account. A refund made in the processor's dashboard may leave it there, and a split always does. */
export const reversesTransfer = (
  { collectedBy }: Pick<Transaction, 'collectedBy'>,
  { actorKind, isTransferReversed }: Pick<Refund, 'actorKind' | 'isTransferReversed'>,
): boolean =>
  collectedBy === 'connected' && (actorKind === madeAtProcessor ? isTransferReversed === 1 : isTransferReversed !== 0)
