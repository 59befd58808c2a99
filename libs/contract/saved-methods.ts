import { OptionalFlag, OptionalText, RequiredText } from './fields.js'
import type { Language } from './languages.js'
import { longTextMaxLength, textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { OptionalMode } from './mode-field.js'
import type { Currency } from './money.js'
import type { Mode } from './modes.js'
import { OptionalChoice, OptionalMetadata, RequiredAmount, RequiredCurrency } from './money-fields.js'
import type { CardBrand } from './payment-methods.js'

export const savedMethodTypes = ['card', 'sepa_debit', 'us_bank_account', 'paypal', 'wallet', 'bank_account'] as const
export type SavedMethodType = (typeof savedMethodTypes)[number]

/** `expired`: the month on the card has passed; `detached`: the payer, the merchant or the bank removed it; `failed`: its bank reported the card lost or stolen. Only an active one can be charged. */
export const savedMethodStates = ['active', 'expired', 'detached', 'failed'] as const
export type SavedMethodState = (typeof savedMethodStates)[number]

/** How saving a method without a payment stands. */
export const setupStatuses = ['processing', 'requires_action', 'succeeded', 'failed'] as const
export type SetupStatus = (typeof setupStatuses)[number]

/** `on_session`: only while the payer is present; `off_session`: also without the payer. */
export const savedMethodUsages = ['on_session', 'off_session'] as const
export type SavedMethodUsage = (typeof savedMethodUsages)[number]

/** `offer`: the payer may tick a box; `yes`: a sentence above the button says so. */
export const savingChoices = ['no', 'offer', 'yes'] as const
export type SavingChoice = (typeof savingChoices)[number]

export interface SavedCardView {
  brand: CardBrand
  last4: string
  country: string | null
  expiryMonth: number | null
  expiryYear: number | null
}

/** What the payer agreed to when the method was saved. */
export interface MandateView {
  /** The exact sentence that was shown. */
  sentence: string
  language: Language
  acceptedAt: string
  /** The payer's network: the IP address cut to /24, or /48 for IPv6. Null if unknown or erased. */
  ipRange: string | null
  /** The maximum of one payment, in minor units of `currency`. Null if there is no maximum. */
  maximumAmount: number | null
  currency: Currency | null
}

/** GET /customers/:customerID/payment-methods, newest first. */
export class ListSavedMethods extends ListQuery {
  @OptionalChoice(savedMethodStates, checks.statusIsOneOf(savedMethodStates))
  state?: SavedMethodState
}

/** PUT /customers/:customerID/default-payment-method */
export class SetDefaultMethod {
  /** Leave it out to remove the default. */
  @OptionalText(40)
  savedPaymentMethodID?: string
}

/** POST /customers/:customerID/transactions, with an Idempotency-Key. The customer is not present. */
export class ChargeCustomer {
  /** In minor units of `currency`. */
  @RequiredAmount()
  amount!: number

  @RequiredCurrency()
  currency!: Currency

  /** What the payment is for. */
  @RequiredText(checks.descriptionRequired, longTextMaxLength)
  description!: string

  @OptionalText(textMaxLength)
  reference?: string

  @OptionalMetadata()
  metadata?: Record<string, string>

  /** Default: the customer’s default method. */
  @OptionalText(40)
  savedPaymentMethodID?: string

  /** If the bank asks for confirmation, we email the customer a link that works for a day. */
  @OptionalFlag()
  notifyPayer?: boolean

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** A payment method that a customer saved with a merchant. */
export interface SavedPaymentMethodView {
  savedPaymentMethodID: string
  clientID: string
  mode: Mode
  customerID: string
  type: SavedMethodType
  /** Null if it isn't a card. */
  card: SavedCardView | null
  state: SavedMethodState
  usage: SavedMethodUsage
  mandate: MandateView
  /** The payment that saved it. Null if it was saved without a payment. */
  transactionID: string | null
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
  detachedAt: string | null
  createdAt: string
  updatedAt: string
}
