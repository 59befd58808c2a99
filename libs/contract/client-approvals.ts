import type { ClientView } from './clients.js'
import { requirementCountriesMax } from './document-limits.js'
import { OptionalFlag, OptionalPercentage, OptionalText, RequiredFlag, RequiredText } from './fields.js'
import { longTextMaxLength } from './limits.js'
import * as checks from './messages/checks.js'
import * as words from './messages/errors/clients.js'
import { RequiredTexts } from './text-lists.js'
import type { RiskReason } from './risk-reasons.js'

/** POST /clients/:clientID/approve. The reviewer can change the requested rate. */
export class ApproveClient {
  @OptionalPercentage()
  chargePercentage?: number

  /** Confirms a rate below the installation's minimum. */
  @OptionalFlag()
  belowMinimum?: boolean

  /** The reason to approve despite open requirements, for the audit log. */
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** POST /clients/:clientID/reject. The client sees the reason. */
export class RejectClient {
  @OptionalText(longTextMaxLength)
  reason?: string
}

/** POST /clients/:clientID/notify-approval and /notify-rejection. False within a minute of the last email. */
export interface NotifiedView {
  sent: boolean
}

/** Present if the client needs two approvers. */
export interface TwoPeopleView {
  because: RiskReason[]
  /** Why staff marked the client as high risk. */
  reason: string | null
  /** The member of staff who approved first. Null if there is no approval yet. */
  firstApprovedBy: string | null
  firstApprovedAt: string | null
}

/** A client as staff review it. `twoPeople` is only present if it needs two approvers. */
export interface ReviewedClientView extends ClientView {
  twoPeople?: TwoPeopleView
}

/** PUT /clients/:clientID/risk */
export class MarkClient {
  @RequiredFlag(words.isHighRiskRequired)
  isHighRisk!: boolean

  /** Recorded in the audit log. The client doesn't see it. */
  @RequiredText(checks.reasonRequired, longTextMaxLength)
  reason!: string
}

export interface ClientRiskView {
  /** Null if one person can approve the client. */
  twoPeople: TwoPeopleView | null
  markedBy: string | null
  markedAt: string | null
}

/** PUT /approval-policy */
export class SetApprovalPolicy {
  /** Spelled as clients enter them. Not case-sensitive. */
  @RequiredTexts('areCountries', requirementCountriesMax, words.highRiskCountriesForm(requirementCountriesMax))
  highRiskCountries!: string[]

  /** Whether every client needs two approvers. */
  @RequiredFlag(words.everyClientRequired)
  everyClient!: boolean
}

export interface ApprovalPolicyView {
  highRiskCountries: string[]
  everyClient: boolean
}
