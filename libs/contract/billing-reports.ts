import type { CancellationFeedback } from './billing-choices.js'
import { OptionalDay } from './date-field.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/billing-reports.js'
import type { Mode } from './modes.js'
import { type Currency } from './money.js'
import { OptionalChoice, RequiredCurrency } from './money-fields.js'
import { OptionalMonth } from './month-field.js'
import { isMonth } from './months.js'
import { Passes } from './own-checks.js'
import { type AgingBucket, agingBuckets, type RevenueKind, revenueKinds } from './revenue-kinds.js'

/** The first and last month, in UTC. */
class ReportMonths {
  @RequiredCurrency()
  currency!: Currency

  /** The first month, such as `2026-01`. */
  @Passes('isMonth', isMonth, words.monthForm('firstMonth'))
  firstMonth!: string

  /** The last month. At most 36 months in one report. */
  @Passes('isMonth', isMonth, words.monthForm('lastMonth'))
  lastMonth!: string
}

/** GET /billing-reports/recurring-revenue */
export class ReadRecurringRevenue extends ReportMonths {}

/** GET /billing-reports/churn */
export class ReadChurn extends ReportMonths {}

/** GET /billing-reports/retention */
export class ReadRetention extends ReportMonths {}

/** GET /billing-reports/aging */
export class ReadAging {
  @RequiredCurrency()
  currency!: Currency

  /** Count days overdue until the end of this UTC day. Default: until now. */
  @OptionalDay(words.dayForm)
  at?: string
}

/** GET /billing-reports/movements, newest first. */
export class ListRevenueMovements extends ListQuery {
  @RequiredCurrency()
  currency!: Currency

  /** The first month. Default: from the beginning. */
  @OptionalMonth('firstMonth')
  firstMonth?: string

  /** The last month. Default: to the end. */
  @OptionalMonth('lastMonth')
  lastMonth?: string

  /** Only subscriptions first charged in this month. */
  @OptionalMonth('cohort')
  cohort?: string

  @OptionalChoice(revenueKinds, words.kindOneOf(revenueKinds))
  kind?: RevenueKind
}

/** GET /billing-reports/open-invoices, newest first. */
export class ListAgedInvoices extends ListQuery {
  @RequiredCurrency()
  currency!: Currency

  /** As in the report. */
  @OptionalDay(words.dayForm)
  at?: string

  @OptionalChoice(agingBuckets, words.bucketOneOf(agingBuckets))
  bucket?: AgingBucket
}

interface ReportView {
  clientID: string
  mode: Mode
  currency: Currency
}

/** `opening` plus the changes is `closing`. Amounts are minor units per month, without tax. */
export interface RevenueMonthView {
  month: string
  opening: number
  new: number
  expansion: number
  contraction: number
  pause: number
  resume: number
  churn: number
  closing: number
  /** Subscriptions that are charged at the end of the month. */
  subscriptions: number
}

export interface RecurringRevenueView extends ReportView {
  months: RevenueMonthView[]
}

export interface ChurnMonthView {
  month: string
  /** At the beginning of the month. */
  openingSubscriptions: number
  canceledSubscriptions: number
  openingRevenue: number
  canceledRevenue: number
  /** In hundredths of a percent, rounded half to even. Null if there were no subscriptions at the start of the month. */
  subscriptionChurnHundredths: number | null
  /** In hundredths of a percent, rounded half to even. Null if there was no revenue at the start of the month. */
  revenueChurnHundredths: number | null
}

export interface ChurnView extends ReportView {
  months: ChurnMonthView[]
}

export interface CohortMonthView {
  month: string
  /** The subscriptions of the cohort that are still charged at the end of the month. */
  subscriptions: number
  revenue: number
}

/** The subscriptions first charged in one month, and how many remain. */
export interface CohortView {
  cohort: string
  subscriptions: number
  months: CohortMonthView[]
}

export interface RetentionView extends ReportView {
  cohorts: CohortView[]
}

export interface AgingBucketView {
  bucket: AgingBucket
  invoices: number
  amountDue: number
}

export interface AgingView extends ReportView {
  /** The time until which days overdue are counted. */
  at: string
  buckets: AgingBucketView[]
  invoices: number
  amountDue: number
}

/** GET /billing-reports/cancellations */
export class ReadCancellations {
  /** The first month, in UTC. Default: all time. */
  @OptionalMonth('firstMonth')
  firstMonth?: string

  /** The last month. Required with `firstMonth`. At most 36 months in one report. */
  @OptionalMonth('lastMonth')
  lastMonth?: string
}

export interface CancellationReasonView {
  feedback: CancellationFeedback
  subscriptions: number
}

/** The month in which customers canceled, even if the subscription ends later. */
export interface CancellationMonthView {
  month: string
  reasons: CancellationReasonView[]
  subscriptions: number
}

/** The list of subscriptions takes the same months, to find those that make each figure. */
export interface CancellationsView {
  clientID: string
  mode: Mode
  reasons: CancellationReasonView[]
  subscriptions: number
  /** Empty unless you ask for months. With months, customers on a test clock don't count. */
  months: CancellationMonthView[]
}

/** One change of a subscription’s recurring revenue. */
export interface RevenueMovementView {
  movementID: string
  clientID: string
  mode: Mode
  subscriptionID: string
  customerID: string
  currency: Currency
  kind: RevenueKind
  /** Minor units per month, without tax. */
  monthlyBefore: number
  monthlyAfter: number
  /** The month in which the subscription was first charged. */
  cohort: string
  createdAt: string
}
