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

  /** The reason in the customer’s own words. */
  @OptionalText(textMaxLength)
  comment?: string
}

/** POST /payer-access/sessions/:token/subscriptions/:subscriptionID/preview */
export class PreviewPayerChange {
  static readonly weightMax = subscriptionWeightMax

  /** Every item of the subscription, in the same order. */
  @asSent
  @RequiredPortalItems()
  items!: GivenPortalItem[]
}

/** POST /payer-access/sessions/:token/subscriptions/:subscriptionID/change */
export class ChangePayerSubscription extends PreviewPayerChange {
  /** The `preview` that the customer saw. The change is refused if its invoice would now be different. */
  @RequiredText(words.previewRequired, textMaxLength)
  preview!: string
}

/** PUT /payer-access/sessions/:token/subscriptions/:subscriptionID/payment-method */
export class ChoosePayerMethod {
  /** One of the customer’s saved methods that can be charged without the customer present. */
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
  /** The page where the customer sees and pays the invoice. */
  url: string
  pdfURL: string
}

export interface PayerItemView {
  priceID: string
  name: string
  /** Null for a metered price. */
  quantity: number | null
  /** The usage so far in the current period. Null if the price isn’t metered. */
  usedQuantity: number | null
  /** The price of one unit in minor units. Null if it depends on the quantity. */
  unitAmount: number | null
  /** The price per period in minor units, before any tax that is added. The cost so far if the price is metered. */
  amount: number
}

/** A price that the customer can switch to. */
export interface PayerPriceView {
  priceID: string
  name: string
  currency: Currency
  unitAmount: number | null
  tiers: PriceTier[] | null
  interval: PriceInterval
  intervalCount: number
}

/** What the customer can currently do with this subscription. */
export interface PayerMayView {
  cancel: CancelTiming[]
  resume: boolean
  changeQuantity: boolean
  changeMethod: boolean
  prices: PayerPriceView[]
  /** The saved methods that can pay for the subscription. */
  methods: PayerMethodView[]
}

export interface PayerChargeView {
  at: string
  amount: number
}

/** An unpaid invoice. */
export interface PayerOpenInvoiceView {
  number: string
  amountDue: number
  dueAt: string | null
  /** The page where the customer pays the invoice. */
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
  /** The next invoice and its total, including usage so far. Null if there is none. */
  nextCharge: PayerChargeView | null
  cancelAtPeriodEnd: boolean
  canceledAt: string | null
  pausedAt: string | null
  /** The items from the next period on. Null if they don't change. */
  pendingItems: PayerItemView[] | null
  /** The method that the next payment uses. Null if no saved method can be charged. */
  method: PayerMethodView | null
  createdAt: string
}

export interface PayerSubscriptionView extends PayerSubscriptionRowView {
  /** The oldest open invoice. Null if there is none. The customer can’t change the plan while one is open. */
  openInvoice: PayerOpenInvoiceView | null
  may: PayerMayView
}

/** The invoice that a change creates. */
export interface PayerPreviewView {
  currency: Currency
  lines: PreviewLineView[]
  /** The coupon discounts. The `amount` of a line doesn't include them. */
  discounts: InvoiceDiscountView[]
  taxes: InvoiceTaxView[]
  subtotal: number
  taxAmount: number
  /** The amount charged now, or invoiced now if the customer pays by invoice. In minor units. */
  total: number
  /** The credit left for later invoices, in minor units. */
  creditLeft: number
  /** The next invoice after the change. Null if there is none. */
  nextCharge: PayerChargeView | null
  /** Send it with the change. */
  preview: string
}

/** A page where the customer saves a new payment method for the subscription. */
export interface PayerSetupView {
  url: string
  expiresAt: string
}
