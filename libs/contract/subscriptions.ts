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
import { OptionalMonth } from './month-field.js'
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

/** The fields shared by new and changed subscriptions. */
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

  /** The days until an invoice is due. Default: 14. */
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

  /** When the first full period starts. The time before it is prorated by the second. Default: now. */
  @OptionalTime('anchorAt')
  anchorAt?: string

  /** The free days before the first period. */
  @MayBeAbsent()
  @Whole(1, trialDaysMax, billingWords.wholeFromTo('trialDays', 1, trialDaysMax))
  trialDays?: number

  /** When the trial ends, instead of `trialDays`. */
  @OptionalTime('trialEndsAt')
  trialEndsAt?: string

  /** The subscription's time zone, such as `Europe/Berlin`. Default: UTC. */
  @MayBeAbsent()
  @Passes('isTimeZone', isTimeZone, words.timeZoneForm)
  timeZone?: string

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** PUT /subscriptions/:subscriptionID. Fields you leave out become empty, except the coupon, which stays. */
export class ChangeSubscription extends SubscriptionTerms {
  /** When new items apply. Default: `now_prorated`. */
  @OptionalChoice(changeTimings, words.timingOneOf(changeTimings))
  applies?: ChangeTiming

  /** Removes the coupon at the end of the current period. */
  @OptionalFlag()
  removeCoupon?: boolean

  /** The `preview` that you showed. The change is refused if its invoice would now be different. */
  @OptionalText(textMaxLength)
  preview?: string
}

/** POST /subscriptions/:subscriptionID/preview */
export class PreviewSubscription extends WithCoupon {
  static readonly weightMax = subscriptionWeightMax

  /** Default: previews the invoice for the next period. */
  @asSent
  @MayBeAbsent()
  @RequiredItems()
  items?: GivenSubscriptionItem[]

  /** When new items would apply. Default: `now_prorated`. */
  @OptionalChoice(changeTimings, words.timingOneOf(changeTimings))
  applies?: ChangeTiming

  /** Previews the removal of the coupon at the end of the current period. */
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

/** GET /subscriptions. `q` searches customers' names, email addresses and references, or is an ID. */
export class ListSubscriptions extends ListQuery {
  @OptionalText()
  q?: string

  @OptionalChoice(subscriptionStatuses, checks.statusIsOneOf(subscriptionStatuses))
  status?: SubscriptionStatus

  @OptionalText(40)
  customerID?: string

  /** Only subscriptions of customers on this test clock. */
  @OptionalText(40)
  testClockID?: string

  /** Only subscriptions that customers canceled for this reason. */
  @OptionalChoice(cancellationFeedbacks, feedbackOneOf(cancellationFeedbacks))
  cancellationFeedback?: CancellationFeedback

  /** Only subscriptions that customers canceled in this month or later, in UTC. Leaves out customers on a test clock. */
  @OptionalMonth('cancellationFirstMonth')
  cancellationFirstMonth?: string

  /** Only subscriptions that customers canceled in this month or earlier, in UTC. Leaves out customers on a test clock. */
  @OptionalMonth('cancellationLastMonth')
  cancellationLastMonth?: string
}

export interface SubscriptionItemView {
  priceID: string
  /** Null for a metered price. */
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
  /** Null to charge the customer’s default method, or the newest one. */
  savedPaymentMethodID: string | null
  dueInDays: number
  /** Every period starts a whole number of intervals after this time. */
  anchorAt: string
  currentPeriodStart: string
  currentPeriodEnd: string
  /** Null if there is no trial. */
  trialEndsAt: string | null
  /** When it renews, an hour after the period if a price is metered. Null if it doesn’t renew. */
  renewsAt: string | null
  cancelAtPeriodEnd: boolean
  cancellationReason: string | null
  /** The reason that the customer chose when canceling on their own page. Null if they didn't cancel there. */
  cancellationFeedback: CancellationFeedback | null
  /** When the customer chose the reason, even if the subscription ends later. Null if they didn't cancel there. */
  cancellationFeedbackAt: string | null
  /** The new items from the end of the period. Null if there is no scheduled change. */
  pendingChange: SubscriptionChangeView | null
  /** The coupon for the current period. Null if there is none. */
  discount: SubscriptionCouponView | null
  /** The coupon from the next period on. Null if there is none. */
  nextDiscount: NextDiscountView | null
  /** What the next invoice adds for changes in this period and for amounts too small to charge, in minor units. Negative for a credit. */
  pendingAmount: number
  latestInvoiceID: string | null
  /** The checkout session that started it. Null if it was created by API. */
  checkoutSessionID: string | null
  metadata: Record<string, string>
  /** The customer's test clock. Null for real time. */
  testClockID: string | null
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
  pausedAt: string | null
  canceledAt: string | null
  createdAt: string
  updatedAt: string
}

/** The invoice that a change, or the next period, would create. */
export interface SubscriptionPreviewView {
  subscriptionID: string
  currency: Currency
  /** When the invoice would be created. */
  invoicedAt: string
  lines: PreviewLineView[]
  discounts: InvoiceDiscountView[]
  taxes: InvoiceTaxView[]
  subtotal: number
  taxAmount: number
  /** In minor units. 0 if credits cover everything, or if the amount waits for the next invoice. */
  total: number
  /** The credit left for later invoices, in minor units. */
  creditLeft: number
  /** Send it with the change. The change then creates exactly this invoice or is refused. */
  preview: string
}
