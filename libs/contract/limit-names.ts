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

/** A plan's limits in one currency. */
export interface CurrencyLimits extends LimitValues {
  currency: Currency
}

/** Whether the limit is set for the client or comes from its plan. */
export type LimitSource = 'client' | 'plan'

/** With LIMIT_EXCEEDED: the limit that a payment or refund exceeded. */
export interface LimitHit {
  name: LimitField
  setFor: LimitSource
  /** The limit, in minor units or as a count. */
  limit: number
  /** What is left, in minor units or as a count. */
  left: number
  /** When the same request would succeed without other payments. Null if waiting doesn't help. */
  opensAt: string | null
}

export interface LimitsView extends LimitValues {
  currency: Currency
  /** The current usage. */
  used: Record<CountedField, number>
}

/** The limits that apply in one currency: the client's own, or else the plan's. */
export interface LimitsInForceView extends LimitsView {
  /** Null if there is no limit. */
  setFor: Record<LimitField, LimitSource | null>
}

/** GET /clients/:clientID/limits. Currencies that aren't listed have no limits, except that refunds of split payments can't exceed the balance. */
export interface ClientLimitsView {
  clientID: string
  mode: Mode
  /** The limits set for this client. */
  items: LimitsView[]
  /** The limits that apply: the client's own and its plan's. */
  inForce: LimitsInForceView[]
  /** The plan whose limits also apply. Null with custom terms. */
  planName: string | null
  /** When the UTC day ends and daily counts restart. */
  dayEndsAt: string
}
