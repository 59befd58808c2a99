import { type DisputeReason, disputeStatuses, disputeOutcomes } from './choices.js'
import * as checks from './messages/checks.js'
import { OptionalChoice } from './money-fields.js'
import type { EvidenceFileView } from './evidence-files.js'
import { RequiredChoice } from './fields.js'
import { ListQuery } from './lists.js'
import type { Currency } from './money.js'
import type { Mode } from './modes.js'

export type DisputeStatus = (typeof disputeStatuses)[number]

/** GET /disputes for staff, and GET /clients/:clientID/disputes. */
export class ListDisputes extends ListQuery {
  @OptionalChoice(disputeStatuses, checks.statusIsOneOf(disputeStatuses))
  status?: DisputeStatus
}

/** POST /disputes/:disputeID/close, for staff. */
export class CloseDispute {
  @RequiredChoice(disputeOutcomes, checks.outcomeIsOneOf(disputeOutcomes))
  outcome!: (typeof disputeOutcomes)[number]
}

/**
 * The payer's bank wants the captured amount back, less refunds. `net` is held until the processor or staff close the
 * dispute. `fee` is 0 if fees aren't returned.
 */
export interface DisputeView {
  disputeID: string
  transactionID: string
  clientID: string
  mode: Mode
  amount: number
  fee: number
  net: number
  /** The plan's dispute fee. It's charged when the dispute opens, even if the merchant wins. */
  disputeFee: number
  /** The amount that the payer’s bank wants back. `amount` is the captured part that wasn't refunded, or 0 while no money is on hold. */
  amountAsked: number
  /** The part above `amount`, because it was already refunded. The client owes it. */
  excess: number
  currency: Currency
  status: DisputeStatus
  /** Null if unknown. */
  reason: DisputeReason | null
  /** The processor decides the dispute, so staff can't close it. */
  isDecidedByProcessor: boolean
  /** The deadline for evidence. Null if the processor doesn't accept any. */
  evidenceDueAt: string | null
  /** Whether you can submit evidence here. If not, check the processor’s dashboard. */
  takesEvidence: boolean
  /** The files added as evidence. The processor keeps the files themselves. */
  evidenceFiles: EvidenceFileView[]
  evidenceSentAt: string | null
  closedAt: string | null
  createdAt: string
}
