import type { ClientView } from './clients.js'
import { requirementCountriesMax } from './document-limits.js'
import { OptionalFlag, OptionalPercentage, OptionalText, RequiredFlag, RequiredText } from './fields.js'
import { longTextMaxLength } from './limits.js'
import * as checks from './messages/checks.js'
import * as words from './messages/errors/clients.js'
import { RequiredTexts } from './text-lists.js'
import type { RiskReason } from './risk-reasons.js'

/** POST /clients/:clientID/approve; the reviewer may correct the rate that was asked for. */
export class ApproveClient {
  @OptionalPercentage()
  chargePercentage?: number

  /** Says that a rate below the installation's minimum is meant. */
  @OptionalFlag()
  belowMinimum?: boolean

  /** Why, although something that was asked is still open. The log keeps it. */
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** POST /clients/:clientID/reject; the reason is shown to the client. */
export class RejectClient {
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** POST /clients/:clientID/notify-approval and /notify-rejection; false within a minute of the last mail. */
export interface NotifiedView {
  sent: boolean
}

/** Present on a client that takes two people to approve. */
export interface TwoPeopleView {
  because: RiskReason[]
  /** Why staff marked it. */
  reason: string | null
  /** The member of staff whose approval waits for a second person; null: nobody has approved it yet. */
  firstApprovedBy: string | null
  firstApprovedAt: string | null
}

/** A client as staff review it: `twoPeople` is there only where two must approve. */
export interface ReviewedClientView extends ClientView {
  twoPeople?: TwoPeopleView
}

/** PUT /clients/:clientID/risk */
export class MarkClient {
  @RequiredFlag(words.isHighRiskRequired)
  isHighRisk!: boolean

  /** The log keeps it; the client never reads it. */
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

export interface ClientRiskView {
  /** null: one person approves it. */
  twoPeople: TwoPeopleView | null
  markedBy: string | null
  markedAt: string | null
}

/** PUT /approval-policy */
export class SetApprovalPolicy {
  /** As clients write them, in any case. */
  @RequiredTexts('areCountries', requirementCountriesMax, words.highRiskCountriesForm(requirementCountriesMax))
  highRiskCountries!: string[]

  /** Whether every client takes two people. */
  @RequiredFlag(words.everyClientRequired)
  everyClient!: boolean
}

export interface ApprovalPolicyView {
  highRiskCountries: string[]
  everyClient: boolean
}
