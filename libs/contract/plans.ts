import { allOf, MayBeAbsent, OptionalText, RequiredText } from './fields.js'
import { planRowsMax } from './book-limits.js'
import { faultOfLimits, type GivenLimits } from './client-limits.js'
import type { CurrencyLimits } from './limit-names.js'
import { amountMaxMinorUnits } from './limits.js'
import * as words from './messages/errors/plans.js'
import { currencies } from './money.js'
import type { MethodPrice, PlanFees, PlanTerms } from './plan-terms.js'
import { HasNoFault, Passes, asSent, isObject } from './own-checks.js'

type Row = Record<string, unknown>

const isFee = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= amountMaxMinorUnits
const isCurrency = (value: unknown): boolean => (currencies as unknown[]).includes(value)
/** From 0 to 100 with at most two decimals, which no float can hide. */
const isPercentage = (value: unknown): value is number =>
  typeof value === 'number' &&
  !Object.is(value, -0) &&
  value >= 0 &&
  value <= 100 &&
  /^\d{1,3}(\.\d{1,2})?$/.test(String(value))
const hasOnly = (row: Row, names: readonly string[]): boolean => Object.keys(row).every((name) => names.includes(name))
const isOnce = (keys: unknown[]): boolean => new Set(keys).size === keys.length

const isFees = (row: unknown): row is Row =>
  isObject(row) &&
  hasOnly(row, ['currency', 'fixed', 'refund', 'dispute', 'payout']) &&
  isCurrency(row.currency) &&
  [row.fixed, row.refund, row.dispute, row.payout].every(isFee)
const isMethod = (row: unknown): row is Row =>
  isObject(row) &&
  hasOnly(row, ['paymentMethod', 'chargePercentage', 'currency', 'fixed']) &&
  typeof row.paymentMethod === 'string' &&
  /^[a-z][a-z0-9_]{0,39}$/.test(row.paymentMethod) &&
  isPercentage(row.chargePercentage) &&
  isFee(row.fixed) &&
  (row.currency === null ? row.fixed === 0 : isCurrency(row.currency))

const areFees = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= currencies.length &&
  value.every(isFees) &&
  isOnce(value.map(({ currency }) => currency))
const areMethods = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= planRowsMax &&
  value.every(isMethod) &&
  isOnce(value.map(({ paymentMethod, currency }) => `${String(paymentMethod)} ${String(currency)}`))

const OptionalFees = () => allOf(asSent, MayBeAbsent(), Passes('areFees', areFees, words.feesForm))
const OptionalMethods = () => allOf(asSent, MayBeAbsent(), Passes('areMethods', areMethods, words.methodsForm))
const OptionalLimits = () => allOf(asSent, MayBeAbsent(), HasNoFault('areLimits', faultOfLimits))
const isPercentageOrNull = (value: unknown) => value === null || isPercentage(value)
const OptionalPlanPercentage = () =>
  allOf(MayBeAbsent(), Passes('isPercentageOrNull', isPercentageOrNull, words.percentageForm))

const areTerms = (value: unknown): value is OwnTerms =>
  isObject(value) &&
  hasOnly(value, ['chargePercentage', 'fees', 'methods']) &&
  isPercentageOrNull(value.chargePercentage ?? null) &&
  areFees(value.fees ?? []) &&
  areMethods(value.methods ?? [])

const OptionalTerms = () => allOf(asSent, MayBeAbsent(), Passes('areTerms', areTerms, words.termsForm))

/** POST /plans and PUT /plans/:planID. PUT replaces the whole plan. Existing payments keep their terms. */
export class SavePlan {
  @RequiredText(words.nameRequired)
  name!: string

  /** Leave it out, or send null, to use the percentage agreed with each client. */
  @OptionalPlanPercentage()
  chargePercentage?: number | null

  /** Amounts in minor units of each currency. Default: no fees. */
  @OptionalFees()
  fees?: PlanFees[]

  @OptionalMethods()
  methods?: MethodPrice[]

  /** One entry per currency, for both modes. They apply to clients on this plan unless a client has its own. Default: unchanged. */
  @OptionalLimits()
  limits?: GivenLimits[]
}

/** What is absent is as in the standard plan of old: the client's percentage, and nothing else. */
export interface OwnTerms {
  chargePercentage?: number | null
  fees?: PlanFees[]
  methods?: MethodPrice[]
}

/** PUT /clients/:clientID/terms: a plan or custom terms. Without either, the standard plan. Applies to new payments. */
export class SaveClientTerms {
  @OptionalText()
  planID?: string

  @OptionalTerms()
  terms?: OwnTerms
}

export interface PlanView extends PlanTerms {
  planID: string
  name: string
  limits: CurrencyLimits[]
  /** The number of clients on this plan. For the standard plan, only those assigned to it explicitly. */
  clients: number
  /** The plan of clients without another plan. */
  isStandard: boolean
  /** Whether the platform keeps the payment fee after refunds and lost disputes. */
  refundsKeepFee: boolean
  createdAt: string
  updatedAt: string
}

/** GET /clients/:clientID/terms: the pricing for new payments. */
export interface ClientTermsView {
  clientID: string
  /** Null with custom terms. */
  planID: string | null
  planName: string | null
  terms: PlanTerms
  /** The percentage for methods without their own price. */
  chargePercentage: number
  /** Whether the platform keeps the payment fee after refunds and lost disputes. */
  refundsKeepFee: boolean
  /** The percentage of each settled payment held in reserve, and for how long. */
  reserve: { percentage: number; days: number }
  /** Null if the client was never marked. */
  updatedAt: string | null
}
