import {
  type CancellationFeedback,
  cancellationFeedbacks,
  type CancelTiming,
  cancelTimings,
  type CollectionMethod,
  type InvoiceStatus,
  type PriceInterval,
  type SubscriptionStatus,
} from './billing-choices.js'
import { subscriptionWeightMax } from './billing-limits.js'
import type { InvoiceDiscountView } from './coupon-fields.js'
import { OptionalText, RequiredChoice, RequiredText } from './fields.js'
import type { PreviewLineView } from './invoice-lines.js'
import type { InvoiceTaxView } from './invoices.js'
import { textMaxLength } from './limits.js'
import * as words from './messages/errors/billing-portal.js'
import { cancelOneOf } from './messages/errors/subscriptions.js'
import type { Mode } from './modes.js'
import { OptionalChoice } from './money-fields.js'
import type { Currency } from './money.js'
import { asSent } from './own-checks.js'
import type { PayerMethodView } from './payer-access.js'
import type { PriceTier } from './prices.js'
import { type GivenPortalItem, RequiredPortalItems } from './portal-items.js'

/** GET /payer-access/sessions/:token/invoices and …/subscriptions */
export class ListPayerBilling {
  @OptionalText()
  cursor?: string
}

/** POST /payer-access/sessions/:token/subscriptions/:subscriptionID/cancel */
export class CancelPayerSubscription {
  /** Default: `period_end`. */
  @OptionalChoice(cancelTimings, cancelOneOf(cancelTimings))
  when?: CancelTiming

  /** Why the customer cancels. */
  @RequiredChoice(cancellationFeedbacks, words.feedbackOneOf(cancellationFeedbacks))
  feedback!: CancellationFeedback

  /** The same in the customer’s own words. */
  @OptionalText(textMaxLength)
  comment?: string
}

/** POST /payer-access/sessions/:token/subscriptions/:subscriptionID/preview */
export class PreviewPayerChange {
  static readonly weightMax = subscriptionWeightMax

  /** One for each item of the subscription, in its order. */
  @asSent
  @RequiredPortalItems()
  items!: GivenPortalItem[]
}

/** POST /payer-access/sessions/:token/subscriptions/:subscriptionID/change */
export class ChangePayerSubscription extends PreviewPayerChange {
  /** From the preview. The change is refused if it would make a different invoice by now. */
  @RequiredText(words.previewRequired, textMaxLength)
  preview!: string
}

/** PUT /payer-access/sessions/:token/subscriptions/:subscriptionID/payment-method */
export class ChoosePayerMethod {
  /** One of the customer’s saved methods that may be charged while the customer is away. */
  @RequiredText(words.methodRequired, 40)
  savedPaymentMethodID!: string
}

export interface PayerInvoiceView {
  invoiceID: string
  number: string
  status: InvoiceStatus
  currency: Currency
  total: number
  amountDue: number
  subscriptionID: string | null
  issuedAt: string
  dueAt: string | null
  paidAt: string | null
  /** Where the customer reads and pays it. */
  url: string
  pdfURL: string
}

export interface PayerItemView {
  priceID: string
  name: string
  /** null: the price is metered, so it is charged by what was used. */
  quantity: number | null
  /** What was used in the current period so far; null: the price isn’t metered. */
  usedQuantity: number | null
  /** Minor units for one; null: it depends on the quantity. */
  unitAmount: number | null
  /** Minor units for one period, before tax that is added. Of a metered price, for what was used so far. */
  amount: number
}

/** A price that the customer may change to. */
export interface PayerPriceView {
  priceID: string
  name: string
  currency: Currency
  unitAmount: number | null
  tiers: PriceTier[] | null
  interval: PriceInterval
  intervalCount: number
}

/** What the merchant lets the customer do with this subscription now. */
export interface PayerMayView {
  cancel: CancelTiming[]
  resume: boolean
  changeQuantity: boolean
  changeMethod: boolean
  prices: PayerPriceView[]
  /** Saved methods that the subscription can be charged to. */
  methods: PayerMethodView[]
}

export interface PayerChargeView {
  at: string
  amount: number
}

/** An invoice that waits for the customer’s payment. */
export interface PayerOpenInvoiceView {
  number: string
  amountDue: number
  dueAt: string | null
  /** Where the customer pays it. */
  url: string
}

/** A subscription in a list. */
export interface PayerSubscriptionRowView {
  subscriptionID: string
  mode: Mode
  merchantName: string
  status: SubscriptionStatus
  currency: Currency
  items: PayerItemView[]
  interval: PriceInterval
  intervalCount: number
  collection: CollectionMethod
  currentPeriodEnd: string
  trialEndsAt: string | null
  /** The next invoice and its total, with what was used so far; null: there is none. */
  nextCharge: PayerChargeView | null
  cancelAtPeriodEnd: boolean
  canceledAt: string | null
  pausedAt: string | null
  /** New items from the next period on; null: there are none. */
  pendingItems: PayerItemView[] | null
  /** What is charged next; null: no saved method can be. */
  method: PayerMethodView | null
  createdAt: string
}

export interface PayerSubscriptionView extends PayerSubscriptionRowView {
  /** The oldest one; null: there is none. While there is one, the customer can’t change the plan. */
  openInvoice: PayerOpenInvoiceView | null
  may: PayerMayView
}

/** The invoice that a change makes. */
export interface PayerPreviewView {
  currency: Currency
  lines: PreviewLineView[]
  /** What coupons take off. `amount` of a line is before it. */
  discounts: InvoiceDiscountView[]
  taxes: InvoiceTaxView[]
  subtotal: number
  taxAmount: number
  /** Minor units that are charged now, or invoiced now if the customer pays by invoice. */
  total: number
  /** Minor units that stay as a credit for a later invoice. */
  creditLeft: number
  /** The next invoice after the change; null: there is none. */
  nextCharge: PayerChargeView | null
  /** Send it with the change. */
  preview: string
}

/** A page where the customer saves a payment method, which the subscription then uses. */
export interface PayerSetupView {
  url: string
  expiresAt: string
}
