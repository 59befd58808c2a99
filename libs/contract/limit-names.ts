// Apart from the request classes, whose decorators a browser must not load.
import type { Currency } from './money.js'
import type { Mode } from './modes.js'

/** As they stand in a client's limits. Amounts are minor units of the currency, a day is one of UTC, both ends are in. */
export const limitFields = [
  'paymentLeast',
  'paymentMost',
  'dayAmount',
  'dayCount',
  'thirtyDaysAmount',
  'thirtyDaysCount',
  'refundDayAmount',
  'refundDayCount',
  'refundsBeyondBalance',
] as const
export type LimitField = (typeof limitFields)[number]
export type LimitValues = Record<LimitField, number | null>

/** Those that are counted, and not only compared with one payment. */
export const countedFields = [
  'dayAmount',
  'dayCount',
  'thirtyDaysAmount',
  'thirtyDaysCount',
  'refundDayAmount',
  'refundDayCount',
] as const
export type CountedField = (typeof countedFields)[number]

/** Today and the 29 days of UTC before it. */
export const countedDays = 30
export const limitAmountMax = 1_000_000_000_000_000
export const limitCountMax = 1_000_000_000

/** Limits of one currency, as a plan has them. */
export interface CurrencyLimits extends LimitValues {
  currency: Currency
}

/** Whose limit it is: the client's own, or its plan's. */
export type LimitSource = 'client' | 'plan'

/** Which limit a payment or refund met; with LIMIT_EXCEEDED. */
export interface LimitHit {
  name: LimitField
  setFor: LimitSource
  /** What is set, in minor units or as a count. */
  limit: number
  /** What may still be asked for now. */
  left: number
  /** When the same request would succeed without other payments. Null if waiting doesn't help. */
  opensAt: string | null
}

export interface LimitsView extends LimitValues {
  currency: Currency
  /** What counts at this moment. */
  used: Record<CountedField, number>
}

/** What counts of a currency: a client's own number instead of its plan's, and the plan's where the client has none. */
export interface LimitsInForceView extends LimitsView {
  /** null: not limited. */
  setFor: Record<LimitField, LimitSource | null>
}

/** GET /clients/:clientID/limits: a currency that is not listed has no limits. */
export interface ClientLimitsView {
  clientID: string
  mode: Mode
  /** Its own, as they were set. */
  items: LimitsView[]
  /** Its own and those of its plan together. */
  inForce: LimitsInForceView[]
  /** The plan whose limits also apply. Null with custom terms. */
  planName: string | null
  /** When the UTC day ends and daily counts restart. */
  dayEndsAt: string
}
