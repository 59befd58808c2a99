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

  /** Required if `purpose` is `payment`. Otherwise, leave it out. */
  @OptionalAmount()
  amount?: number

  @RequiredCurrency()
  currency!: Currency

  /** What the payment, or saving the method, is for. The payer sees it. */
  @RequiredText(checks.descriptionRequired, longTextMaxLength)
  description!: string

  @OptionalText(textMaxLength)
  reference?: string

  @OptionalMetadata()
  metadata?: Record<string, string>

  /** One of your customers. Their name and email address are used if there is no `payer`. */
  @OptionalText(40)
  customerID?: string

  /** The payer, if known. We email the receipt to `emailAddress`. */
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
   * `offer` shows a checkbox to save the method. `yes` always saves it, and a sentence above the button says so.
   * Both need a `customerID`. Default: `no`.
   */
  @OptionalChoice(savingChoices, savingIsOneOf(savingChoices))
  savePaymentMethod?: SavingChoice

  /** When you can charge the saved method. Default: `off_session`. */
  @OptionalChoice(savedMethodUsages, usageIsOneOf(savedMethodUsages))
  savedMethodUsage?: SavedMethodUsage

  /** The maximum of each later payment, in minor units. The payer sees it. Default: no maximum. */
  @OptionalAmount()
  mandateMaximum?: number

  /**
   * What the customer subscribes to. Required if `purpose` is `subscription`. Otherwise, leave it out. Metered
   * prices are charged after each period, so with metered prices alone the card is saved and the subscription starts.
   */
  @asSent
  @MayBeAbsent()
  @RequiredItems()
  items?: GivenSubscriptionItem[]

  /** Days before the first charge of a subscription. Default: the first period is paid now. */
  @MayBeAbsent()
  @Whole(1, trialDaysMax, wholeFromTo('trialDays', 1, trialDaysMax))
  trialDays?: number

  /** Lets the payer enter the code of any active coupon. Only if `purpose` is `subscription`. Default: `false`. */
  @OptionalFlag()
  allowPromotionCodes?: boolean

  /** The subscription's time zone, such as `Europe/Berlin`. Default: UTC. */
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

/** A page of ours where the payer makes one payment or saves one method, and then returns to you. It expires. */
export interface CheckoutSessionView {
  checkoutSessionID: string
  clientID: string
  mode: Mode
  /** Redirect the payer to this URL. */
  url: string
  /** `complete` means that it's paid. With `captureMethod` `manual` it's authorized, and with a `setup` the method is saved. */
  status: CheckoutSessionStatus
  purpose: SessionPurpose
  /** What the customer pays now. 0 for a `setup`, with a trial, with metered prices alone, or if a coupon covers the full price. */
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
  /** The payment that completed the session. */
  transactionID: string | null
  /** The saved method, if `purpose` is `setup` or no payment was due now. */
  savedPaymentMethodID: string | null
  /** What the customer subscribes to. Null if the session doesn't start a subscription. */
  items: SubscriptionItemView[] | null
  trialDays: number | null
  allowPromotionCodes: boolean
  /** The coupon whose code the payer entered. Null if there is none. */
  coupon: CheckoutCouponView | null
  /**
   * The subscription that this session started, or whose payment method it changes. It is `incomplete` until it's
   * paid. Null if there is none, or before the first attempt to pay.
   */
  subscriptionID: string | null
  expiresAt: string
  completedAt: string | null
  createdAt: string
}

/** POST /checkout-sessions and GET /checkout-sessions/:checkoutSessionID. Lists and events don't include the secret. */
export interface OpenedCheckoutSessionView extends CheckoutSessionView {
  /** For `gatehouse.js` on your page. It only opens this session. Null once the session is complete or expired. */
  clientSecret: string | null
}
