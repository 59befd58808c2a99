// Apart from the request classes, whose decorators a browser must not load.
import type { Currency } from './money.js'
import type { CardBrand } from './payment-methods.js'
import type { Mode } from './modes.js'

/** What a rule asks of a payment; what is absent fits every payment. Amounts are minor units, both ends are in. */
export interface RuleConditions {
  clientIDs?: string[]
  currencies?: Currency[]
  methods?: string[]
  cardBrands?: CardBrand[]
  /** ISO 3166-1, two letters. */
  cardCountries?: string[]
  amountFrom?: number
  amountTo?: number
}

/** One of a weighted set: of 100 payments that fit, about `weight` in the sum of all weights go there. */
export interface RuleTarget {
  processorAccountID: string
  weight: number
}

/** What routing knows of a payment before a processor is asked. */
export interface PaymentFacts {
  mode: Mode
  clientID: string
  currency: Currency
  amount: number
  method: string
  cardBrand: CardBrand | null
  cardCountry: string | null
}

export const ruleQuestions = ['client', 'currency', 'method', 'cardBrand', 'cardCountry', 'amount'] as const
export type RuleQuestion = (typeof ruleQuestions)[number]

export interface RoutingRuleView {
  routingRuleID: string
  mode: Mode
  /** From 1 on; the first rule that fits, and has an account that can take the payment, decides. */
  position: number
  name: string | null
  conditions: RuleConditions
  targets: RuleTarget[]
  /** Tried in this order when the chosen account is at fault. */
  fallbacks: string[]
  /** Also after a decline of the payer's bank that may be retried. */
  retriesDeclines: boolean
  isEnabled: boolean
  /** The rule as a sentence. */
  words: string
  /** Why it can't be used, such as disabled accounts. Empty if it can. */
  problems: string[]
  /** Send it back as `If-Match` with a PUT. */
  version: string
}

export interface RoutingRulesView {
  items: RoutingRuleView[]
  nextCursor: null
  /** What staff should see before a payer does; empty if payments find their way. */
  problems: string[]
}

/** Why a rule was passed by; null: it fits. */
export interface RuleVerdictView {
  routingRuleID: string
  words: string
  fits: boolean
  sentence: string
}

export interface RoutingDecisionView {
  /** null: no rule chose. */
  routingRuleID: string | null
  /** The account that is tried first, and those after it; empty: no processor takes the payment. */
  processorAccountIDs: string[]
  sentence: string
  rules: RuleVerdictView[]
}

export interface RoutingPreviewView {
  /** Payments that were looked at, the newest first. */
  payments: number
  moved: number
  byCurrency: { currency: Currency; payments: number; moved: number; amountMoved: number }[]
  /** From which account to which; null: to none. */
  moves: { from: string | null; to: string | null; payments: number }[]
  words: string[]
}
