import {
  adjustmentParties,
  type AdjustmentParty,
  adjustmentStatuses,
  type AdjustmentStatus,
} from './adjustment-kinds.js'
import { OptionalText, RequiredChoice, RequiredText } from './fields.js'
import type { PostedLineView } from './ledger.js'
import { longTextMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import * as words from './messages/errors/adjustments.js'
import type { Mode } from './modes.js'
import { OptionalAmount, OptionalChoice } from './money-fields.js'
import type { Currency } from './money.js'
import type { DifferenceSubject } from './report-kinds.js'

/** POST /reconciliation-adjustments */
export class CreateAdjustment {
  @RequiredText(words.differenceRequired, 40)
  differenceID!: string

  /** In minor units, at most the difference and with the same sign. Default: the full difference. */
  @OptionalAmount()
  amount?: number

  @RequiredChoice(adjustmentParties, words.partyForm(adjustmentParties))
  party!: AdjustmentParty

  /** For the party `client`. Default: the client of the payment, refund, dispute or payout. */
  @OptionalText(40)
  clientID?: string

  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

/** POST /reconciliation-adjustments/:adjustmentID/reject */
export class RejectAdjustment {
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

/** GET /reconciliation-adjustments */
export class ListAdjustments extends ListQuery {
  @OptionalChoice(adjustmentStatuses, checks.statusIsOneOf(adjustmentStatuses))
  status?: AdjustmentStatus

  @OptionalText(40)
  differenceID?: string
}

/** A posting that two people approve so that the ledger matches the processor. */
export interface AdjustmentView {
  adjustmentID: string
  differenceID: string
  processorAccountID: string
  /** The name of the processor account. */
  name: string
  mode: Mode
  currency: Currency
  about: DifferenceSubject
  subject: string
  /** Same sign as the difference: negative if the processor owes less than the ledger says. */
  amount: number
  party: AdjustmentParty
  clientID: string | null
  clientName: string | null
  reason: string
  status: AdjustmentStatus
  /** The lines that the approval posts or has posted. */
  lines: PostedLineView[]
  postingID: string | null
  createdBy: string
  decidedBy: string | null
  /** Why it was rejected. */
  rejection: string | null
  /** Why the caller can't approve it. Null if they can. */
  approvalRefusal: string | null
  createdAt: string
  endedAt: string | null
}
