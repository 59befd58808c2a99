import type { RuleVerdictView } from './routing.js'

export const attemptOutcomes = ['succeeded', 'authorized', 'requires_action', 'failed', 'canceled'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

/** `only_account`: no other takes it; `first_account`: the oldest of several; `own_account`: it is the client's own; `rule`: a rule of routing says so; `token`: it made the token; `saved_method`: it holds the saved payment method; `after_fault`: the one before could not; `after_decline`: the one before was declined, and the rule says to try on. */
export const chosenBecause = [
  'only_account',
  'first_account',
  'own_account',
  'rule',
  'token',
  'saved_method',
  'after_fault',
  'after_decline',
] as const
export type ChosenBecause = (typeof chosenBecause)[number]

/** GET /transactions/:transactionID/attempts, oldest first. At most one of them has moved money. */
export interface AttemptView {
  attemptID: string
  number: number
  /** Null while the outcome is unknown. */
  outcome: AttemptOutcome | null
  failureCode: string | null
  /** The processor's response time. Null if the outcome was requested later. */
  latencyMs: number | null
  createdAt: string
  /** For staff only. */
  account?: {
    processorAccountID: string
    name: string
    processor: string
    chosenBecause: ChosenBecause
    routingRuleID: string | null
    /** The result of each rule as it was at the time. Empty if no rules were evaluated. */
    rules: RuleVerdictView[]
    /** The processor's reference for the payment. */
    reference: string | null
    /** The processor's failure code. */
    rawCode: string | null
  }
}

export interface AttemptsView {
  items: AttemptView[]
}
