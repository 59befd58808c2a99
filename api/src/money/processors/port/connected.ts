import type { UsedAccount } from './used-account.js'

export interface ConnectedAsked {
  account: UsedAccount
  /** Our key at the processor, under which it makes one account. */
  connectedAccountID: string
  clientID: string
  businessName: string
  emailAddress: string
}

export interface ConnectedNamed {
  account: UsedAccount
  reference: string
}

export interface OnboardingAsked extends ConnectedNamed {
  /** Where its pages send the person afterward, and when the link is no longer valid. */
  returnURL: string
}

/** What the processor says that a connected account is now. */
export interface ConnectedFacts {
  reference: string
  areDetailsSubmitted: boolean
  areChargesEnabled: boolean
  arePayoutsEnabled: boolean
  requirementsDue: string[]
  disabledReason: string | null
  dueAt: Date | null
}

export interface ConnectRefused {
  outcome: 'refused'
  /** For staff. */
  sentence: string
  /** It looked at the call itself, and may answer the same to it again. */
  isKept?: boolean
}

/** `gone`: the processor lets the platform use it no more. */
export type ConnectedResult = { outcome: 'told'; facts: ConnectedFacts } | { outcome: 'gone' } | ConnectRefused
export type OnboardingResult = { outcome: 'made'; url: string; expiresAt: Date } | ConnectRefused
