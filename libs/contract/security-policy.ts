import { IsBoolean } from 'class-validator'
import { RequiredChoice } from './fields.js'
import { type FactorDemand, factorDemands } from './factor-limits.js'
import * as words from './messages/security-policy.js'

/** PUT /security-policy */
export class SetSecurityPolicy {
  /** `required` applies immediately. */
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
  /** The default: `required` if PUBLIC_URL is https. */
  isDefault: boolean
  /** When two-step verification becomes required. Null if there is no date. */
  requiredFrom: string | null
  /** The first 100 by name. */
  staffWithoutFactor: StaffWithoutFactorView[]
  updatedAt: string | null
}

/** PUT /clients/:clientID/security-policy */
export class SetClientSecurityPolicy {
  /** Everyone who signs in for this client needs two-step verification. */
  @IsBoolean({ message: words.trueOrFalse })
  secondFactorRequired!: boolean
}

export interface ClientSecurityPolicyView {
  secondFactorRequired: boolean
}
