// Apart from the request classes, whose decorators a browser must not load.
import type { Mode } from './modes.js'
import type { Currency } from './money.js'

export const riskOutcomes = ['allow', 'review', 'block'] as const
export type RiskOutcome = (typeof riskOutcomes)[number]

export const velocitySubjects = ['card', 'email', 'ipAddress', 'client'] as const
export type VelocitySubject = (typeof velocitySubjects)[number]

/** Sliding, to the millisecond. */
export const velocityWindows = { hour: 3_600_000, day: 86_400_000, week: 604_800_000, month: 2_592_000_000 } as const
export type VelocityWindow = keyof typeof velocityWindows

/** More than `count` payments, or more than `amount` in minor units of the rule's only currency. The payment itself counts. */
export interface Velocity {
  by: VelocitySubject
  window: VelocityWindow
  count?: number
  amount?: number
}

/** The conditions of a rule. Those that are left out match every payment. Amounts are inclusive and in minor units. */
export interface RiskConditions {
  clientIDs?: string[]
  currencies?: Currency[]
  methods?: string[]
  amountFrom?: number
  amountTo?: number
  /** ISO 3166-1, two letters. */
  cardCountries?: string[]
  /** The card's country differs from the client's. */
  isForeignCard?: true
  emails?: string[]
  emailDomains?: string[]
  ipAddresses?: string[]
  velocity?: Velocity
}

export const riskQuestions = [
  'client',
  'currency',
  'method',
  'amount',
  'cardCountry',
  'foreignCard',
  'email',
  'emailDomain',
  'ipAddress',
  'velocity',
] as const
export type RiskQuestion = (typeof riskQuestions)[number]

/** What is known of a payment before anything is sent; null: unknown. */
export interface RiskFacts {
  mode: Mode
  clientID: string
  clientCountry: string | null
  currency: Currency
  amount: number
  method: string
  cardCountry: string | null
  cardFingerprint: string | null
  email: string | null
  ipAddress: string | null
}

export interface RiskRuleView {
  riskRuleID: string
  mode: Mode
  /** The position in the order, starting with 1. The first matching rule decides. */
  position: number
  name: string | null
  conditions: RiskConditions
  outcome: RiskOutcome
  isEnabled: boolean
  /** The rule as a sentence. */
  words: string
  /** Send it as `If-Match` when you update it. */
  version: string
}

export interface RiskRulesView {
  items: RiskRuleView[]
  nextCursor: null
  /** Enabled accounts whose processors can't hold a payment. For these, review rules block instead. */
  cannotHold: string[]
}

export const riskRuleVerdicts = ['decided', 'met', 'not_evaluated'] as const

/** A rule or list entry that matched a payment, as it was worded at the time. */
export interface MetRuleView {
  /** Null for a list entry. */
  riskRuleID: string | null
  words: string
  outcome: RiskOutcome
  /** `met`: it matched, but an earlier rule decided. `not_evaluated`: this payment doesn't have the data that the rule needs. */
  verdict: (typeof riskRuleVerdicts)[number]
}

export interface RiskVerdictView {
  outcome: RiskOutcome
  rules: MetRuleView[]
}

/** GET /transactions/:transactionID/risk */
export interface TransactionRiskView {
  transactionID: string
  /** The result at creation. Null if no rule matched. */
  then: RiskVerdictView | null
  /** The result with today's rules and lists, for the time of the payment. */
  now: RiskVerdictView
}

/** GET /disputes/risk */
export interface DisputeRisksView {
  items: DisputeRiskView[]
}

export interface DisputeRiskView {
  disputeID: string
  transactionID: string
  /** The result with today's rules and lists, for the time of its payment. */
  now: RiskVerdictView
}

export interface RiskPreviewView {
  /** The number of simulated payments, starting with the newest. */
  payments: number
  /** How many of these were disputed later. */
  disputed: number
  /** How many payments the rule matches. */
  met: number
  /** How many payments it decides, as the first matching rule. */
  decided: number
  /** How many of `decided` were disputed later. */
  decidedDisputed: number
  /** How many payments don't have the data that the rule needs. */
  notEvaluated: number
  /** The results of all rules and lists without the change, and with it. */
  before: Record<RiskOutcome, number>
  after: Record<RiskOutcome, number>
  words: string[]
}

export const riskListKinds = ['block', 'allow'] as const
export type RiskListKind = (typeof riskListKinds)[number]
export const riskListSubjects = ['email', 'emailDomain', 'cardFingerprint', 'ipAddress', 'country'] as const
export type RiskListSubject = (typeof riskListSubjects)[number]

export interface RiskListEntryView {
  riskListEntryID: string
  kind: RiskListKind
  mode: Mode
  subject: RiskListSubject
  value: string
  reason: string | null
  /** Null if it applies until removed. */
  expiresAt: string | null
  isExpired: boolean
  createdAt: string
}

export const reviewStates = ['open', 'released', 'blocked', 'ended'] as const
/** `ended`: the payment failed, was canceled or expired before the review was closed. */
export type ReviewState = (typeof reviewStates)[number]

/** GET /reviews: authorized payments awaiting a decision by staff. */
export interface ReviewView {
  transactionID: string
  clientID: string
  clientName: string
  mode: Mode
  amount: number
  currency: Currency
  description: string
  payerEmailAddress: string | null
  createdAt: string
  /** When the authorization expires. */
  expiresAt: string | null
  /** The rules that caused the review. */
  rules: MetRuleView[]
}

export const riskRulesMax = 1_000
export const riskPreviewPayments = 10_000
export const velocityCountMax = 10_000
export const riskBodyMaxBytes = 48 * 1_024
/** So that staff still see that an entry was there. */
export const expiredEntryKeptMs = 30 * 24 * 3_600_000
export const riskReasonMaxLength = 500
