import { Entity } from 'typeorm'
import type {
  CancellationFeedback,
  CollectionMethod,
  PriceInterval,
  SubscriptionStatus,
} from '#contract/billing-choices.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { SubscriptionItemView } from '#contract/subscriptions.js'
import * as column from '../../platform/database/columns.js'
import type { PendingLine } from './pending-lines.js'
import type { NextDiscount, PeriodDiscount } from './kept-discount.js'

@Entity('subscriptions')
export class Subscription {
  @column.key subscriptionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id customerID!: string
  /** Its customer's; null: real time. */
  @column.optionalID testClockID!: string | null
  /** The checkout session that started it. Null if it was created by API. */
  @column.optionalID checkoutSessionID!: string | null
  @column.text status!: SubscriptionStatus
  @column.text currency!: Currency
  @column.json items!: SubscriptionItemView[]
  /** The items from the next period on. */
  @column.optionalJSON nextItems!: SubscriptionItemView[] | null
  @column.text interval!: PriceInterval
  @column.integer intervalCount!: number
  @column.text timeZone!: string
  @column.text collection!: CollectionMethod
  @column.optionalID savedPaymentMethodID!: string | null
  /** When another method was chosen last, in real time. */
  @column.optionalTime methodChosenAt!: Date | null
  @column.integer dueInDays!: number
  @column.time anchorAt!: Date
  /** Of the current period, counted from the anchor; -1: the time before it. */
  @column.integer periodNumber!: number
  /** Once more with each restart of its periods, so that no period of two restarts is the same. */
  @column.integer anchorNumber!: number
  @column.time currentPeriodStart!: Date
  @column.time currentPeriodEnd!: Date
  @column.optionalTime trialEndsAt!: Date | null
  /** What rounding owes in the current period, in minor units times seconds. */
  @column.whole carry!: number
  /** The coupon that counts in the current period. */
  @column.optionalJSON discount!: PeriodDiscount | null
  /** The coupon that counts from the next period on. */
  @column.optionalJSON nextDiscount!: NextDiscount | null
  @column.json pendingLines!: PendingLine[]
  @column.flag cancelAtPeriodEnd!: boolean
  @column.optionalText cancellationReason!: string | null
  /** Only set if the customer canceled, on their own page. */
  @column.optionalText cancellationFeedback!: CancellationFeedback | null
  /** When they did, in the time of the customer. */
  @column.optionalTime cancellationFeedbackAt!: Date | null
  @column.optionalID latestInvoiceID!: string | null
  /** It has, or has had, a metered item. */
  @column.flagOrFalse hasUsage!: boolean
  /** Until when usage waited longer, the last time that no server ran when its invoice was planned. */
  @column.optionalTime waitedUntil!: Date | null
  @column.json metadata!: Record<string, string>
  /** When it has to be worked on next; null: never. */
  @column.optionalTime dueAt!: Date | null
  @column.optionalTime pausedAt!: Date | null
  @column.optionalTime canceledAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
