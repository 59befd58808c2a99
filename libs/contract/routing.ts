// Apart from the request classes, whose decorators a browser must not load.
import type { Currency } from './money.js'
import type { CardBrand } from './payment-methods.js'
import type { Mode } from './modes.js'

/** The conditions of a rule. Those that are left out match every payment. Amounts are inclusive and in minor units. */
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

/** One account of a weighted set. Its share of payments is its `weight` divided by the total of all weights. */
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
  /** The position in the order, starting with 1. The first matching rule with an available account decides. */
  position: number
  name: string | null
  conditions: RuleConditions
  targets: RuleTarget[]
  /** The accounts to try, in order, if the chosen one fails. */
  fallbacks: string[]
  /** Whether the fallbacks are also tried after a retryable decline by the payer's bank. */
  retriesDeclines: boolean
  isEnabled: boolean
  /** The rule as a sentence. */
  words: string
  /** Why it can't be used, such as disabled accounts. Empty if it can. */
  problems: string[]
  /** Send it as `If-Match` when you update it. */
  version: string
}

export interface RoutingRulesView {
  items: RoutingRuleView[]
  nextCursor: null
  /** Problems that would make payments fail. Empty if there are none. */
  problems: string[]
}

/** Why a rule was skipped. Null if it matched. */
export interface RuleVerdictView {
  routingRuleID: string
  words: string
  fits: boolean
  sentence: string
}

export interface RoutingDecisionView {
  /** Null if no rule decided. */
  routingRuleID: string | null
  /** The accounts to try, in order. Empty if no account can take the payment. */
  processorAccountIDs: string[]
  sentence: string
  rules: RuleVerdictView[]
}

export interface RoutingPreviewView {
  /** The number of simulated payments, starting with the newest. */
  payments: number
  moved: number
  byCurrency: { currency: Currency; payments: number; moved: number; amountMoved: number }[]
  /** The accounts that payments move from and to. Null for no account. */
  moves: { from: string | null; to: string | null; payments: number }[]
  words: string[]
}
