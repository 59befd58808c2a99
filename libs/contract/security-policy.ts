import { IsBoolean } from 'class-validator'
import { RequiredChoice } from './fields.js'
import { type FactorDemand, factorDemands } from './factor-limits.js'
import * as words from './messages/security-policy.js'

/** PUT /security-policy */
export class SetSecurityPolicy {
  /** `required` counts at once. */
  @RequiredChoice(factorDemands, words.choiceRequired)
  staffSecondFactor!: FactorDemand
}

export interface StaffWithoutFactorView {
  id: string
  userName: string
  email: string
  isAdmin: boolean
}

export interface SecurityPolicyView {
  staffSecondFactor: FactorDemand
  /** Nobody has chosen it: it is `required` where PUBLIC_URL is https. */
  isDefault: boolean
  /** Until then whoever has no second factor may go on without; null: nothing is announced. */
  requiredFrom: string | null
  /** The first hundred by name. */
  staffWithoutFactor: StaffWithoutFactorView[]
  updatedAt: string | null
}

/** PUT /clients/:clientID/security-policy */
export class SetClientSecurityPolicy {
  /** Whoever signs in for this client needs a second factor. */
  @IsBoolean({ message: words.trueOrFalse })
  secondFactorRequired!: boolean
}

export interface ClientSecurityPolicyView {
  secondFactorRequired: boolean
}
