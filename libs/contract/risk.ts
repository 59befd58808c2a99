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

/** More than `count` payments, or more than `amount` in minor units of the rule's one currency; the payment itself counts. */
export interface Velocity {
  by: VelocitySubject
  window: VelocityWindow
  count?: number
  amount?: number
}

/** What a rule asks of a payment; what is absent fits every payment. Amounts are minor units, both ends are in. */
export interface RiskConditions {
  clientIDs?: string[]
  currencies?: Currency[]
  methods?: string[]
  amountFrom?: number
  amountTo?: number
  /** ISO 3166-1, two letters. */
  cardCountries?: string[]
  /** The card is of another country than the client. */
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
  /** From 1 on; the first rule that fits decides. */
  position: number
  name: string | null
  conditions: RiskConditions
  outcome: RiskOutcome
  isEnabled: boolean
  /** The rule as a sentence. */
  words: string
  /** Send it back as `If-Match` with a PUT. */
  version: string
}

export interface RiskRulesView {
  items: RiskRuleView[]
  nextCursor: null
  /** Enabled accounts whose processors cannot hold a payment: there a rule that asks for review blocks. */
  cannotHold: string[]
}

export const riskRuleVerdicts = ['decided', 'met', 'not_evaluated'] as const

/** A rule, or an entry of a list, that a payment met; in the words of that time. */
export interface MetRuleView {
  /** null: an entry of a list. */
  riskRuleID: string | null
  words: string
  outcome: RiskOutcome
  /** `met`: it fits, but one above decided. `not_evaluated`: what it asks is not known of this payment. */
  verdict: (typeof riskRuleVerdicts)[number]
}

export interface RiskVerdictView {
  outcome: RiskOutcome
  rules: MetRuleView[]
}

/** GET /transactions/:transactionID/risk */
export interface TransactionRiskView {
  transactionID: string
  /** When it was made; null: it met no rule. */
  then: RiskVerdictView | null
  /** By the rules and lists as they are, at the moment of the payment. */
  now: RiskVerdictView
}

/** GET /disputes/risk */
export interface DisputeRisksView {
  items: DisputeRiskView[]
}

export interface DisputeRiskView {
  disputeID: string
  transactionID: string
  /** By the rules and lists as they are, at the moment of its payment. */
  now: RiskVerdictView
}

export interface RiskPreviewView {
  /** Payments that were looked at, the newest first. */
  payments: number
  /** Of those, how many were disputed later. */
  disputed: number
  /** What the rule fits. */
  met: number
  /** Where it is the first that fits. */
  decided: number
  /** Of `decided`, how many were disputed later. */
  decidedDisputed: number
  /** Where what it asks is not known. */
  notEvaluated: number
  /** What all rules and lists would have said, without the change and with it. */
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
  /** null: until it is removed. */
  expiresAt: string | null
  isExpired: boolean
  createdAt: string
}

export const reviewStates = ['open', 'released', 'blocked', 'ended'] as const
/** `ended`: the payment failed, was canceled or expired before a decision. */
export type ReviewState = (typeof reviewStates)[number]

/** GET /reviews: what is authorized and waits for staff. */
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
  /** When the authorization ends. */
  expiresAt: string | null
  /** Why it waits. */
  rules: MetRuleView[]
}

export const riskRulesMax = 1_000
export const riskPreviewPayments = 10_000
export const velocityCountMax = 10_000
export const riskBodyMaxBytes = 48 * 1_024
/** So that staff still see that an entry was there. */
export const expiredEntryKeptMs = 30 * 24 * 3_600_000
export const riskReasonMaxLength = 500
