import {
  type CancellationFeedback,
  cancellationFeedbacks,
  type CancelTiming,
  cancelTimings,
  type ChangeTiming,
  changeTimings,
  type CollectionMethod,
  collectionMethods,
  type PriceInterval,
  type SubscriptionStatus,
  subscriptionStatuses,
} from './billing-choices.js'
import { invoiceDueDaysMax, subscriptionWeightMax, trialDaysMax } from './billing-limits.js'
import {
  type InvoiceDiscountView,
  type NextDiscountView,
  type SubscriptionCouponView,
  WithCoupon,
} from './coupon-fields.js'
import { MayBeAbsent, OptionalFlag, OptionalText, RequiredText } from './fields.js'
import type { InvoiceTaxView } from './invoices.js'
import type { PreviewLineView } from './invoice-lines.js'
import { textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import * as billingWords from './messages/errors/billing.js'
import { feedbackOneOf } from './messages/errors/billing-portal.js'
import * as words from './messages/errors/subscriptions.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import { OptionalChoice, OptionalMetadata } from './money-fields.js'
import { asSent, Passes, Whole } from './own-checks.js'
import { type GivenSubscriptionItem, RequiredItems } from './subscription-items.js'
import { OptionalTime } from './time-field.js'
import { isTimeZone } from './time-zones.js'

/** What a new subscription and a change of one have in common. */
class SubscriptionTerms extends WithCoupon {
  static readonly weightMax = subscriptionWeightMax

  /** Prices with the same currency and interval. */
  @asSent
  @RequiredItems()
  items!: GivenSubscriptionItem[]

  /** `charge` charges a saved method; `send_invoice` emails the invoice. Default: `charge`. */
  @OptionalChoice(collectionMethods, words.collectionOneOf(collectionMethods))
  collection?: CollectionMethod

  /** The saved method to charge. Default: the customer’s default method, or the newest. */
  @OptionalText(40)
  savedPaymentMethodID?: string

  /** Days from an invoice until it is due. Default: 14. */
  @MayBeAbsent()
  @Whole(0, invoiceDueDaysMax, billingWords.wholeFromTo('dueInDays', 0, invoiceDueDaysMax))
  dueInDays?: number

  @OptionalMetadata()
  metadata?: Record<string, string>
}

/** POST /subscriptions, with an Idempotency-Key. */
export class CreateSubscription extends SubscriptionTerms {
  /** One of your customers. */
  @RequiredText(billingWords.customerRequired, 40)
  customerID!: string

  /** When the first full period starts. The time until then is charged by the second. Default: now. */
  @OptionalTime('anchorAt')
  anchorAt?: string

  /** Days without charge before the first period. */
  @MayBeAbsent()
  @Whole(1, trialDaysMax, billingWords.wholeFromTo('trialDays', 1, trialDaysMax))
  trialDays?: number

  /** When the trial ends, in place of `trialDays`. */
  @OptionalTime('trialEndsAt')
  trialEndsAt?: string

  /** Where days begin and end, such as `Europe/Berlin`. Default: UTC. */
  @MayBeAbsent()
  @Passes('isTimeZone', isTimeZone, words.timeZoneForm)
  timeZone?: string

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** PUT /subscriptions/:subscriptionID. A field that is left out becomes empty, except for the coupon, which stays. */
export class ChangeSubscription extends SubscriptionTerms {
  /** When new items apply. Default: `now_prorated`. */
  @OptionalChoice(changeTimings, words.timingOneOf(changeTimings))
  applies?: ChangeTiming

  /** Its coupon no longer counts once the current period ends. */
  @OptionalFlag()
  removeCoupon?: boolean

  /** From a preview. The change is refused if it would make a different invoice by now. */
  @OptionalText(textMaxLength)
  preview?: string
}

/** POST /subscriptions/:subscriptionID/preview */
export class PreviewSubscription extends WithCoupon {
  static readonly weightMax = subscriptionWeightMax

  /** Default: the invoice of the next period is shown. */
  @asSent
  @MayBeAbsent()
  @RequiredItems()
  items?: GivenSubscriptionItem[]

  /** When new items would apply. Default: `now_prorated`. */
  @OptionalChoice(changeTimings, words.timingOneOf(changeTimings))
  applies?: ChangeTiming

  /** Its coupon would no longer count once the current period ends. */
  @OptionalFlag()
  removeCoupon?: boolean
}

/** POST /subscriptions/:subscriptionID/cancel */
export class CancelSubscription {
  /** Default: `period_end`. */
  @OptionalChoice(cancelTimings, words.cancelOneOf(cancelTimings))
  when?: CancelTiming

  /** Why the customer cancels. */
  @OptionalText(textMaxLength)
  reason?: string
}

/** GET /subscriptions; `q` is looked for in names, email addresses and references of customers, and is also an ID. */
export class ListSubscriptions extends ListQuery {
  @OptionalText()
  q?: string

  @OptionalChoice(subscriptionStatuses, checks.statusIsOneOf(subscriptionStatuses))
  status?: SubscriptionStatus

  @OptionalText(40)
  customerID?: string

  /** Only those of customers on this clock. */
  @OptionalText(40)
  testClockID?: string

  /** Only those that their customers canceled for this reason. */
  @OptionalChoice(cancellationFeedbacks, feedbackOneOf(cancellationFeedbacks))
  cancellationFeedback?: CancellationFeedback
}

export interface SubscriptionItemView {
  priceID: string
  /** null: the price is metered. */
  quantity: number | null
  taxRateID: string | null
}

export interface SubscriptionChangeView {
  items: SubscriptionItemView[]
  appliesAt: string
}

export interface SubscriptionView {
  subscriptionID: string
  clientID: string
  mode: Mode
  customerID: string
  status: SubscriptionStatus
  currency: Currency
  items: SubscriptionItemView[]
  interval: PriceInterval
  intervalCount: number
  timeZone: string
  collection: CollectionMethod
  /** null: the customer’s default method is charged, or the newest. */
  savedPaymentMethodID: string | null
  dueInDays: number
  /** Each period starts a whole number of intervals after it. */
  anchorAt: string
  currentPeriodStart: string
  currentPeriodEnd: string
  /** null: it has no trial. */
  trialEndsAt: string | null
  /** When the next invoice is made: with metered prices an hour after the period. null: none is planned. */
  renewsAt: string | null
  cancelAtPeriodEnd: boolean
  cancellationReason: string | null
  /** What the customer chose when canceling on their own page; null: the customer did not cancel there. */
  cancellationFeedback: CancellationFeedback | null
  /** New items that apply at the end of the period; null: there are none. */
  pendingChange: SubscriptionChangeView | null
  /** The coupon that counts in the current period; null: there is none. */
  discount: SubscriptionCouponView | null
  /** The coupon that counts from the next period on; null: there is none. */
  nextDiscount: NextDiscountView | null
  /** Minor units that the next invoice adds for changes in this period, below zero for a credit. */
  pendingAmount: number
  latestInvoiceID: string | null
  /** The checkout session that started it; null: a call made it. */
  checkoutSessionID: string | null
  metadata: Record<string, string>
  /** The clock of its customer; null: it lives in real time. */
  testClockID: string | null
  /** Send it back as `If-Match`, so that a change made in between is not overwritten. */
  version: string
  pausedAt: string | null
  canceledAt: string | null
  createdAt: string
  updatedAt: string
}

/** The invoice that a change or the next period would make. */
export interface SubscriptionPreviewView {
  subscriptionID: string
  currency: Currency
  /** When the invoice would be made. */
  invoicedAt: string
  lines: PreviewLineView[]
  discounts: InvoiceDiscountView[]
  taxes: InvoiceTaxView[]
  subtotal: number
  taxAmount: number
  /** Minor units; 0 if credits cover it all. */
  total: number
  /** Minor units that stay as a credit for a later invoice. */
  creditLeft: number
  /** Send it with the change, so that it makes this invoice or is refused. */
  preview: string
}
