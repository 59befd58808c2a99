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
  /** What the plan took for it when it opened, however it ends. */
  disputeFee: number
  /** What the payer’s bank asks for. `amount` is the part of it that was captured and not refunded, and 0 while no money is held. */
  amountAsked: number
  /** What the bank takes above `amount`, because that part was refunded already: the client owes it. */
  excess: number
  currency: Currency
  status: DisputeStatus
  /** null: unknown. */
  reason: DisputeReason | null
  /** Its processor decides it, and staff cannot. */
  isDecidedByProcessor: boolean
  /** The deadline for evidence; null: its processor takes none. */
  evidenceDueAt: string | null
  /** Evidence can be sent here; false: in the processor’s dashboard, or not at all. */
  takesEvidence: boolean
  /** Added for the evidence; once it is sent, what went with it. The processor keeps the files themselves. */
  evidenceFiles: EvidenceFileView[]
  evidenceSentAt: string | null
  closedAt: string | null
  createdAt: string
}
