import { checkoutSessionStatuses, type SessionPurpose, sessionPurposes } from './choices.js'
import { allOf, MayBeAbsent, OptionalFlag, OptionalText, RequiredText } from './fields.js'
import { checkoutMinutesMax, checkoutMinutesMin, longTextMaxLength, textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import { OptionalAmount, OptionalChoice, OptionalMetadata, RequiredCurrency } from './money-fields.js'
import { purposeIsOneOf, savingIsOneOf, usageIsOneOf } from './messages/errors/saved-methods.js'
import { type SavedMethodUsage, savedMethodUsages, type SavingChoice, savingChoices } from './saved-methods.js'
import type { Currency } from './money.js'
import { type GivenPayer, OptionalPayer, type PayerView, RequiredReturnURL } from './payer.js'
import { type CaptureMethod, captureMethods } from './transactions.js'
import { trialDaysMax } from './billing-limits.js'
import { asSent, Passes, Whole } from './own-checks.js'
import { wholeFromTo } from './messages/errors/billing.js'
import { timeZoneForm } from './messages/errors/subscriptions.js'
import { type GivenSubscriptionItem, RequiredItems } from './subscription-items.js'
import type { CheckoutCouponView } from './checkout-coupons.js'
import type { SubscriptionItemView } from './subscriptions.js'
import { isTimeZone } from './time-zones.js'

export type CheckoutSessionStatus = (typeof checkoutSessionStatuses)[number]

const minutesSentence = checks.minutesForm(checkoutMinutesMin, checkoutMinutesMax)

const OptionalMinutes = () => allOf(MayBeAbsent(), Whole(checkoutMinutesMin, checkoutMinutesMax, minutesSentence))

/** POST /checkout-sessions, with an Idempotency-Key. `amount` is in minor units of `currency`. */
export class CreateCheckoutSession {
  /** `setup` saves a payment method and takes no money; `subscription` starts a subscription. Default: `payment`. */
  @OptionalChoice(sessionPurposes, purposeIsOneOf(sessionPurposes))
  purpose?: SessionPurpose

  /** Needed if `purpose` is `payment`, and refused otherwise. */
  @OptionalAmount()
  amount?: number

  @RequiredCurrency()
  currency!: Currency

  /** What the payer reads that the payment, or saving the method, is for. */
  @RequiredText(checks.descriptionRequired, longTextMaxLength)
  description!: string

  @OptionalText(textMaxLength)
  reference?: string

  @OptionalMetadata()
  metadata?: Record<string, string>

  /** One of your customers. Their name and email address are used if there is no `payer`. */
  @OptionalText(40)
  customerID?: string

  /** Who pays, if you know: `emailAddress` gets the receipt. */
  @OptionalPayer()
  payer?: GivenPayer

  /** Where the payer returns after paying, with `checkoutSessionID` added. */
  @RequiredReturnURL()
  successURL!: string

  /** Where the payer returns without paying, with `checkoutSessionID` added. */
  @RequiredReturnURL()
  cancelURL!: string

  /** Default: 60. */
  @OptionalMinutes()
  expiresInMinutes?: number

  @OptionalChoice(captureMethods, checks.captureMethodIsOneOf(captureMethods))
  captureMethod?: CaptureMethod

  /**
   * `offer`: the payer may tick a box, so that you can charge the method again; `yes`: a sentence above the button
   * says so. Needs a `customerID`. Default: `no`.
   */
  @OptionalChoice(savingChoices, savingIsOneOf(savingChoices))
  savePaymentMethod?: SavingChoice

  /** What the method is saved for. Default: `off_session`. */
  @OptionalChoice(savedMethodUsages, usageIsOneOf(savedMethodUsages))
  savedMethodUsage?: SavedMethodUsage

  /** The most that one later payment may take, in minor units; the payer reads it. Default: no maximum. */
  @OptionalAmount()
  mandateMaximum?: number

  /** What the customer subscribes to. Needed if `purpose` is `subscription`, and refused otherwise. */
  @asSent
  @MayBeAbsent()
  @RequiredItems()
  items?: GivenSubscriptionItem[]

  /** Days before the first charge of a subscription. Default: the first period is paid now. */
  @MayBeAbsent()
  @Whole(1, trialDaysMax, wholeFromTo('trialDays', 1, trialDaysMax))
  trialDays?: number

  /** The payer can enter the code of any of your active coupons. Refused if `purpose` is not `subscription`. Default: `false`. */
  @OptionalFlag()
  allowPromotionCodes?: boolean

  /** Where days of the subscription begin and end, such as `Europe/Berlin`. Default: UTC. */
  @MayBeAbsent()
  @Passes('isTimeZone', isTimeZone, timeZoneForm)
  timeZone?: string

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /checkout-sessions */
export class ListCheckoutSessions extends ListQuery {
  @OptionalChoice(checkoutSessionStatuses, checks.statusIsOneOf(checkoutSessionStatuses))
  status?: CheckoutSessionStatus
}

/** One payment, or one method to save, on our page, which expires, and returns the payer. */
export interface CheckoutSessionView {
  checkoutSessionID: string
  clientID: string
  mode: Mode
  /** Send the payer there. */
  url: string
  /** `complete`: it is paid, or with `captureMethod` `manual` authorized, or the method of a `setup` is saved. */
  status: CheckoutSessionStatus
  purpose: SessionPurpose
  /** What the customer pays now: 0 for a `setup`, for a subscription with a trial, and where a coupon takes everything off. */
  amount: number
  currency: Currency
  description: string
  reference: string | null
  metadata: Record<string, string>
  customerID: string | null
  savePaymentMethod: SavingChoice
  savedMethodUsage: SavedMethodUsage
  mandateMaximum: number | null
  payer: PayerView
  captureMethod: CaptureMethod
  successURL: string
  cancelURL: string
  /** The payment that completed it. */
  transactionID: string | null
  /** With `purpose` `setup`, or with a trial: the method that the customer saved. */
  savedPaymentMethodID: string | null
  /** With `purpose` `subscription`; null: the session starts none. */
  items: SubscriptionItemView[] | null
  trialDays: number | null
  allowPromotionCodes: boolean
  /** The coupon whose code the payer typed; null: none. */
  coupon: CheckoutCouponView | null
  /**
   * The subscription that this session started: `incomplete` until it is paid; or the one whose method it changes.
   * Null if there is none, or no payment was tried yet.
   */
  subscriptionID: string | null
  expiresAt: string
  completedAt: string | null
  createdAt: string
}

/** POST /checkout-sessions and GET /checkout-sessions/:checkoutSessionID; lists and events leave the secret out. */
export interface OpenedCheckoutSessionView extends CheckoutSessionView {
  /** For `gatehouse.js` on your page: it opens this session alone. null: the session is complete or expired. */
  clientSecret: string | null
}
