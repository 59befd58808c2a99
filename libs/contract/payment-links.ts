import type { PriceInterval } from './billing-choices.js'
import { type CheckoutCouponView, WithShownCoupon } from './checkout-coupons.js'
import type { CheckoutUsageView } from './checkout-usage.js'
import { paymentLinkStatuses, type SessionPurpose } from './choices.js'
import { OptionalFlag, OptionalText, RequiredText } from './fields.js'
import type { OfferView } from './offers.js'
import { longTextMaxLength, textMaxLength } from './limits.js'
import { type Language, languages } from './languages.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { savedMethodOnPage } from './messages/errors/saved-methods.js'
import { languageIsOneOf } from './messages/preferences.js'
import type { Currency } from './money.js'
import { type GivenPayer, OptionalFramePage, OptionalPayer } from './payer.js'
import {
  OptionalAmount,
  OptionalAmountInAddress,
  OptionalChoice,
  RequiredCurrency,
  RequiredPaymentMethodOrSaved,
} from './money-fields.js'
import type { AskedPaymentMethod, CardBrand } from './payment-methods.js'
import { OptionalTime } from './time-field.js'
import type { SavedMethodUsage } from './saved-methods.js'
import type { Mode } from './modes.js'
import { OptionalMode } from './mode-field.js'

export type PaymentLinkStatus = (typeof paymentLinkStatuses)[number]

/** POST /clients/:clientID/payment-links */
export class CreatePaymentLink {
  /** In minor units. Default: the payer chooses the amount. */
  @OptionalAmount()
  amount?: number

  @RequiredCurrency()
  currency!: Currency

  @RequiredText(checks.descriptionRequired, longTextMaxLength)
  description!: string

  @OptionalText(textMaxLength)
  reference?: string

  /** One of your customers. All payments with this link are linked to them. */
  @OptionalText(40)
  customerID?: string

  /** Whether the link accepts only one payment. Default: `false`. */
  @OptionalFlag()
  once?: boolean

  /** A time in the future. Default: the link doesn't expire. */
  @OptionalTime('expiresAt')
  expiresAt?: string

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

export class ListPaymentLinks extends ListQuery {
  @OptionalChoice(paymentLinkStatuses, checks.statusIsOneOf(paymentLinkStatuses))
  status?: PaymentLinkStatus
}

/** The link's page is `/pay/<token>` on the site. */
export interface PaymentLinkView {
  paymentLinkID: string
  clientID: string
  mode: Mode
  token: string
  amount: number | null
  currency: Currency
  description: string
  reference: string | null
  customerID: string | null
  once: boolean
  status: PaymentLinkStatus
  /** The number of payments. */
  payments: number
  /** The total captured by these payments. Refunds aren't deducted. */
  amountPaid: number
  expiresAt: string | null
  createdAt: string
}

/** GET /payment-links/:token */
export class ReadCheckout {
  /** The amount the payer enters, if the link leaves it open. The offered methods depend on it. */
  @OptionalAmountInAddress('amount')
  amount?: number
}

/** GET /payment-links/:token, for anyone with the URL of the link or checkout session. */
export interface CheckoutView {
  mode: Mode
  merchantName: string
  /** `setup` saves a method without a charge. `subscription` starts a subscription. */
  purpose: SessionPurpose
  amount: number | null
  currency: Currency
  /** Whether the payer can pay less than `amount`: the link pays an invoice, and the merchant takes part payments. */
  takesParts: boolean
  description: string
  status: PaymentLinkStatus
  /** A payment with this single-payment link is in progress. */
  isUnderWay: boolean
  /** The accounts that routing would use, in order. Null if it depends on the amount. */
  offers: OfferView[] | null
  /** The checkout session. Null for a payment link. */
  session: CheckoutReturnView | null
  /** How paying saves the method. Null if it doesn't. */
  saving: CheckoutSavingView | null
  /** What the customer subscribes to. Null if it doesn't start a subscription. */
  subscription: CheckoutSubscriptionView | null
  /** The saved cards of the session's customer, newest first. A subscription offers those that can be charged later. */
  savedMethods: OfferedSavedMethodView[]
}

/** One price of the subscription. */
export interface CheckoutItemView {
  name: string
  /** Null for a metered price. */
  quantity: number | null
  /** The price per period in minor units. 0 for a metered price. */
  amount: number
  /** What a metered price charges. Null if the price isn’t metered. */
  usage: CheckoutUsageView | null
}

export interface CheckoutSubscriptionView {
  items: CheckoutItemView[]
  /** The price per period in minor units, including tax, without a coupon and without usage. */
  amountPerPeriod: number
  interval: PriceInterval
  intervalCount: number
  /** The days before the first charge. Null if the first period is paid now. */
  trialDays: number | null
  /** Whether the payer can enter or remove a coupon code. Not while a payment is in progress. */
  takesCodes: boolean
  /** Null if no code was entered. */
  coupon: CheckoutCouponView | null
}

/** A card that the customer saved with this merchant. */
export interface OfferedSavedMethodView {
  savedPaymentMethodID: string
  card: { brand: CardBrand; last4: string; expiryMonth: number | null; expiryYear: number | null }
}

/** The values in the consent sentence. */
export interface CheckoutSavingView {
  choice: 'offer' | 'yes'
  usage: SavedMethodUsage
  /** In minor units of `currency`. Null if there is no maximum. */
  maximumAmount: number | null
  /** The subscription that the method is charged for. Null unless the link pays an invoice of a subscription. */
  savedFor: SavedForView | null
  /** The offers that can save the method. Null for all of them. */
  processorAccountIDs: string[] | null
}

/** What a subscription charges for each period to come. */
export interface SavedForView {
  /** In minor units, including tax, without a coupon. */
  amountPerPeriod: number
  interval: PriceInterval
  intervalCount: number
  /** The discounted price, and how many periods have it. Null if there is no coupon. `periods` is null for all. */
  coupon: Pick<CheckoutCouponView, 'amountPerPeriod' | 'periods'> | null
  /** Whether usage is charged as well, after each period. */
  chargesUsage: boolean
}

/** Both URLs include `checkoutSessionID`. */
export interface CheckoutReturnView {
  /** Null until it's paid. */
  successURL: string | null
  cancelURL: string
  /** The payer's email address from the merchant. The receipt is sent there. */
  payerEmailAddress: string | null
}

/** POST /payment-links/:token/payments, with an Idempotency-Key. */
export class PayByLink extends WithShownCoupon {
  /** Required if the link has no fixed amount. With `takesParts`, it can be less than the fixed amount. Otherwise, leave it out. */
  @OptionalAmount()
  amount?: number

  /** With a checkout session, this can also be one of `savedMethods`. */
  @RequiredPaymentMethodOrSaved(savedMethodOnPage)
  paymentMethod!: AskedPaymentMethod

  /** The payer's session that their saved cards were read with. Leave it out if the checkout session has a `customerID`. */
  @OptionalText(textMaxLength)
  payerSession?: string

  /** Whether the payer ticked the box to save the method. Ignored without a box. */
  @OptionalFlag()
  saveMethod?: boolean

  /** The payer. We email the receipt to `emailAddress`. Default: the payer of the checkout session. */
  @OptionalPayer()
  payer?: GivenPayer

  /** The payer's language, also for the receipt. Default: the installation's language. */
  @OptionalChoice(languages, languageIsOneOf(languages))
  language?: Language

  /** The page with the embedded checkout. Payers return to it from their bank. It must be on one of the client’s return origins. */
  @OptionalFramePage()
  pageURL?: string
}
