import type { Currency } from '#contract/money.js'
import type { UsedAccount } from './used-account.js'

/** The client's bank account that the processor pays into, where it asks the client for none itself. */
export interface PaidInto {
  accountHolder: string
  accountNumber: string
  bankCode: string | null
  currency: Currency
}

export interface ConnectedAsked {
  account: UsedAccount
  /** Our key at the processor, under which it makes one account. */
  connectedAccountID: string
  clientID: string
  businessName: string
  emailAddress: string
  paidInto?: PaidInto
  /** It was asked for before, and the answer is not known. */
  isAgain: boolean
  /** false: what was asked for before may still be made, so it is only looked for. */
  mayBeMade: boolean
}

export interface ConnectedNamed {
  account: UsedAccount
  reference: string
}

export interface ConnectedRead extends ConnectedNamed {
  /** Whose it has to be, where the processor keeps what we said of it. */
  connectedAccountID: string
  clientID: string
  /** Where its money is to go, if the processor was told: an account that says otherwise takes no payments. */
  paidInto?: PaidInto
}

export interface ConnectedChange extends ConnectedRead {
  paidInto: PaidInto
}

export interface OnboardingAsked extends ConnectedNamed {
  /** Where its pages send the person afterward, and when the link is no longer valid. */
  returnURL: string
}

/** Why an account takes no payments that isn't ours, or another client's. */
export const otherOwner = 'other_owner'

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
  /** It refused the bank account itself. */
  refusesBank?: true
  /** Nothing was sent, because an earlier call may still arrive. */
  isEarly?: true
}

/** `gone`: the processor lets the platform use it no more. */
export type ConnectedResult = { outcome: 'told'; facts: ConnectedFacts } | { outcome: 'gone' } | ConnectRefused
export type OnboardingResult = { outcome: 'made'; url: string; expiresAt: Date } | ConnectRefused
