import type { Language } from './languages.js'
import type { Currency } from './money.js'
import type { Mode } from './modes.js'
import type { CardBrand } from './payment-methods.js'

export const savedMethodTypes = ['card', 'sepa_debit', 'us_bank_account', 'paypal', 'wallet', 'bank_account'] as const
export type SavedMethodType = (typeof savedMethodTypes)[number]

/** `expired`: the month on the card has passed; `detached`: the payer, the merchant or the bank removed it; `failed`: the processor did not save it after all. */
export const savedMethodStates = ['active', 'expired', 'detached', 'failed'] as const
export type SavedMethodState = (typeof savedMethodStates)[number]

/** `on_session`: only while the payer is present; `off_session`: also without the payer. */
export const savedMethodUsages = ['on_session', 'off_session'] as const
export type SavedMethodUsage = (typeof savedMethodUsages)[number]

/** `offer`: the payer may tick a box; `yes`: a sentence above the button says so. */
export const savingChoices = ['no', 'offer', 'yes'] as const
export type SavingChoice = (typeof savingChoices)[number]

/** `setup` saves a payment method and takes no money. */
export const sessionPurposes = ['payment', 'setup'] as const
export type SessionPurpose = (typeof sessionPurposes)[number]

/** As `paymentMethod` of POST /transactions: a method that one of your customers saved. */
export interface GivenSavedMethod {
  type: 'saved'
  savedPaymentMethodID: string
}

export interface SavedCardView {
  brand: CardBrand
  last4: string
  country: string | null
  expiryMonth: number | null
  expiryYear: number | null
}

/** What the payer agreed to when the method was saved. */
export interface MandateView {
  /** The sentence that was shown, word for word. */
  sentence: string
  language: Language
  acceptedAt: string
  /** The network the payer was in: the IP address cut to /24, or /48 of IPv6. Null: not known, or erased. */
  ipRange: string | null
  /** The most that one payment may take, in minor units of `currency`. Null: the mandate names no maximum. */
  maximumAmount: number | null
  currency: Currency | null
}

/** A payment method that a customer saved with a merchant. */
export interface SavedPaymentMethodView {
  savedPaymentMethodID: string
  clientID: string
  mode: Mode
  customerID: string
  type: SavedMethodType
  /** Null: it is not a card. */
  card: SavedCardView | null
  state: SavedMethodState
  usage: SavedMethodUsage
  /** The method that the customer's invoices and subscriptions use unless they name another one. */
  isDefault: boolean
  mandate: MandateView
  /** The payment that saved it. Null: it was saved without a payment. */
  transactionID: string | null
  /** Send it back as `If-Match`, so that a change made in between is not overwritten. */
  version: string
  detachedAt: string | null
  createdAt: string
  updatedAt: string
}
