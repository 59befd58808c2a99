import type { PriceInterval } from './billing-choices.js'
import { type CheckoutCouponView, WithShownCoupon } from './checkout-coupons.js'
import { paymentLinkStatuses, type SessionPurpose } from './choices.js'
import { OptionalFlag, OptionalText, RequiredText } from './fields.js'
import type { OfferView } from './offers.js'
import { longTextMaxLength, textMaxLength } from './limits.js'
import { type Language, languages } from './languages.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
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
import type { NextActionView } from './next-actions.js'
import type { TransactionStatus } from './transaction-states.js'
import type { Mode } from './modes.js'
import { OptionalMode } from './mode-field.js'

export type PaymentLinkStatus = (typeof paymentLinkStatuses)[number]

/** POST /clients/:clientID/payment-links */
export class CreatePaymentLink {
  /** Minor units; default: the payer names the amount. */
  @OptionalAmount()
  amount?: number

  @RequiredCurrency()
  currency!: Currency

  @RequiredText(checks.descriptionRequired, longTextMaxLength)
  description!: string

  @OptionalText(textMaxLength)
  reference?: string

  /** One of your customers: every payment by this link is theirs. */
  @OptionalText(40)
  customerID?: string

  /** true: good for one payment; absent or false: for many. */
  @OptionalFlag()
  once?: boolean

  /** In the future; default: it stays open until it is used or closed. */
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

/** Its address is `/pay/<token>` on the site. */
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
  /** How often it was paid. */
  payments: number
  /** What these payments captured; refunds are not taken off. */
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
  /** `setup`: a method is saved, and no money is taken. `subscription`: paying starts a subscription. */
  purpose: SessionPurpose
  amount: number | null
  currency: Currency
  description: string
  status: PaymentLinkStatus
  /** A payment with this single-payment link is in progress. */
  isUnderWay: boolean
  /** What routing offers for this payment, the first choice first; null: that depends on the amount. */
  offers: OfferView[] | null
  /** Of a checkout session; null: it is a payment link. */
  session: CheckoutReturnView | null
  /** Whether paying saves the method; null: it does not. */
  saving: CheckoutSavingView | null
  /** What the customer subscribes to; null: it starts no subscription. */
  subscription: CheckoutSubscriptionView | null
  /** The cards that the customer of a checkout session saved and can pay with, the newest first. */
  savedMethods: OfferedSavedMethodView[]
}

export interface CheckoutSubscriptionView {
  items: { name: string; quantity: number; amount: number }[]
  /** Minor units for each period without a coupon, with tax. */
  amountPerPeriod: number
  interval: PriceInterval
  intervalCount: number
  /** Days before the first charge; null: the first period is paid now. */
  trialDays: number | null
  /** The payer can enter a code, or remove the one that counts, while no payment is in progress. */
  takesCodes: boolean
  /** null: no code has been typed. */
  coupon: CheckoutCouponView | null
}

/** A card that the customer saved with this merchant. */
export interface OfferedSavedMethodView {
  savedPaymentMethodID: string
  card: { brand: CardBrand; last4: string; expiryMonth: number | null; expiryYear: number | null }
}

/** What the sentence about saving says. */
export interface CheckoutSavingView {
  choice: 'offer' | 'yes'
  usage: SavedMethodUsage
  /** Minor units of `currency`; null: no maximum. */
  maximumAmount: number | null
}

/** GET /payment-links/:token/frame: for `/pay/embed/`, which shows a checkout inside of another page. */
export interface CheckoutFrameView {
  mode: Mode
  merchantName: string
  purpose: SessionPurpose
  status: PaymentLinkStatus
  /** null: it is a payment link. */
  checkoutSessionID: string | null
  /** The merchant in this mode: `/pay/you/<shop>`. */
  shop: string
  /** The client's return origins of this mode: pages of these alone may show it in a frame. */
  origins: string[]
  /** With a client secret: the payment or setup that was begun and is not over yet. */
  underWay: UnderWayView | null
}

export interface UnderWayView {
  kind: 'payments' | 'setups'
  id: string
}

/** Both with `checkoutSessionID`. */
export interface CheckoutReturnView {
  /** null: it is not paid. */
  successURL: string | null
  cancelURL: string
  /** Who pays, as the merchant knows; the receipt goes there. */
  payerEmailAddress: string | null
}

/** POST /payment-links/:token/payments, with an Idempotency-Key. */
export class PayByLink extends WithShownCoupon {
  /** Needed when the link leaves the amount open, refused when it does not. */
  @OptionalAmount()
  amount?: number

  /** With a checkout session that names a customer also one of `savedMethods`. */
  @RequiredPaymentMethodOrSaved()
  paymentMethod!: AskedPaymentMethod

  /** The payer ticked the box to save the method. Ignored if there was no box. */
  @OptionalFlag()
  saveMethod?: boolean

  /** Who pays: `emailAddress` gets the receipt. Default: as the checkout session says. */
  @OptionalPayer()
  payer?: GivenPayer

  /** In which the payer reads; the receipt is written in it. Default: as the installation says. */
  @OptionalChoice(languages, languageIsOneOf(languages))
  language?: Language

  /** The page that shows the checkout in a frame: a payer who leaves for a bank comes back to it. On one of the client’s return origins. */
  @OptionalFramePage()
  pageURL?: string
}

/** GET /payment-links/:token/payments/:transactionID; the ID can't be guessed, and only the payer has it. */
export interface LinkPaymentView {
  mode: Mode
  transactionID: string
  merchantName: string
  amount: number
  amountRefunded: number
  currency: Currency
  description: string
  status: TransactionStatus
  card: { brand: CardBrand; last4: string } | null
  failureMessage: string | null
  nextAction: NextActionView | null
  /** The one-time code that the sandbox waits for; null: another processor sends one to the payer, or none is asked for. */
  testCode: string | null
  /** The link takes another payment. */
  mayPayAgain: boolean
  /** Of a checkout session; null: it is a payment link. */
  session: CheckoutReturnView | null
  /** The page with the embedded checkout, to which the payer returns from the bank. Null: this page. */
  pageURL: string | null
  /** Where the customer of this payment sees all of its payments: `/pay/you/<shop>`; null: the payment has no customer. */
  shop: string | null
  createdAt: string
}
