import { WithShownCoupon } from './checkout-coupons.js'
import { type Language, languages } from './languages.js'
import { payerSessionRequired } from './messages/errors/payer-access.js'
import { savedMethodOnPage } from './messages/errors/saved-methods.js'
import { languageIsOneOf } from './messages/preferences.js'
import { OptionalText, RequiredText } from './fields.js'
import { textMaxLength } from './limits.js'
import { OptionalChoice, RequiredPaymentMethodOrSaved } from './money-fields.js'
import { type GivenPayer, OptionalFramePage, OptionalPayer } from './payer.js'
import type { AskedPaymentMethod, CardBrand } from './payment-methods.js'
import type { CheckoutReturnView, CheckoutSubscriptionView } from './payment-links.js'
import type { NextActionView } from './next-actions.js'
import type { Mode } from './modes.js'
import type { SetupStatus } from './saved-methods.js'

/** POST /payment-links/:token/saved-methods */
export class ReadPayerMethods {
  /** The token of the payer's session at this merchant. */
  @RequiredText(payerSessionRequired)
  payerSession!: string
}

/** POST /payment-links/:token/setups, with an Idempotency-Key. */
export class SaveByLink extends WithShownCoupon {
  /** If the session starts a subscription, this can also be one of `savedMethods`. */
  @RequiredPaymentMethodOrSaved(savedMethodOnPage)
  paymentMethod!: AskedPaymentMethod

  /** The payer's session that their saved cards were read with. Leave it out if the checkout session has a `customerID`. */
  @OptionalText(textMaxLength)
  payerSession?: string

  /** The subscriber. The email address is required if the session starts a subscription without a `customerID`. */
  @OptionalPayer()
  payer?: GivenPayer

  /** The payer’s language, also for the stored agreement. Default: the installation's language. */
  @OptionalChoice(languages, languageIsOneOf(languages))
  language?: Language

  /** The page with the embedded checkout. Payers return to it from their bank. It must be on one of the client’s return origins. */
  @OptionalFramePage()
  pageURL?: string
}

/** A payment method saved without a payment. Only the payer has the ID, which can't be guessed. */
export interface LinkSetupView {
  mode: Mode
  setupID: string
  merchantName: string
  description: string
  status: SetupStatus
  card: { brand: CardBrand; last4: string } | null
  failureMessage: string | null
  nextAction: NextActionView | null
  /** What the customer subscribed to. Null if the session only saves a method. */
  subscription: CheckoutSubscriptionView | null
  /** Whether the payer can try another method. */
  mayTryAgain: boolean
  session: CheckoutReturnView | null
  /** The page with the embedded checkout, to which the payer returns from the bank. Null: this page. */
  pageURL: string | null
  /** The customer's saved methods are at `/pay/you/<shop>`. */
  shop: string
  createdAt: string
}
