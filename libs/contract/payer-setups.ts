import { WithShownCoupon } from './checkout-coupons.js'
import { type Language, languages } from './languages.js'
import { languageIsOneOf } from './messages/preferences.js'
import { OptionalChoice, RequiredPaymentMethod } from './money-fields.js'
import { type GivenPayer, OptionalFramePage, OptionalPayer } from './payer.js'
import type { CardBrand, GivenPaymentMethod } from './payment-methods.js'
import type { CheckoutReturnView, CheckoutSubscriptionView } from './payment-links.js'
import type { NextActionView } from './next-actions.js'
import type { Mode } from './modes.js'
import type { SetupStatus } from './saved-methods.js'

/** POST /payment-links/:token/setups, with an Idempotency-Key. */
export class SaveByLink extends WithShownCoupon {
  @RequiredPaymentMethod()
  paymentMethod!: GivenPaymentMethod

  /** Who subscribes. The email address is needed if the session starts a subscription and names no customer. */
  @OptionalPayer()
  payer?: GivenPayer

  /** The payer’s language; the agreement is kept in it. Default: the default of this installation. */
  @OptionalChoice(languages, languageIsOneOf(languages))
  language?: Language

  /** The page that shows the checkout in a frame: a payer who leaves for a bank comes back to it. On one of the client’s return origins. */
  @OptionalFramePage()
  pageURL?: string
}

/** A payment method that a payer saves without a payment; the ID can't be guessed, and only the payer has it. */
export interface LinkSetupView {
  mode: Mode
  setupID: string
  merchantName: string
  description: string
  status: SetupStatus
  card: { brand: CardBrand; last4: string } | null
  failureMessage: string | null
  nextAction: NextActionView | null
  /** What the customer subscribed to; null: it is a setup alone. */
  subscription: CheckoutSubscriptionView | null
  /** The link takes another method. */
  mayTryAgain: boolean
  session: CheckoutReturnView | null
  /** The page with the embedded checkout, to which the payer returns from the bank. Null: this page. */
  pageURL: string | null
  /** The page where the customer sees saved methods: `/pay/you/<shop>`. */
  shop: string
  createdAt: string
}
