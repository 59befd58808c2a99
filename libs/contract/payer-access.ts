import { OptionalText, RequiredEmail, RequiredText } from './fields.js'
import { type Language, languages } from './languages.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import { languageIsOneOf } from './messages/preferences.js'
import type { Mode } from './modes.js'
import { OptionalChoice } from './money-fields.js'
import type { Currency } from './money.js'
import type { CardBrand } from './payment-methods.js'
import type { SavedCardView, SavedMethodState, SavedMethodType } from './saved-methods.js'
import type { TransactionStatus } from './transaction-states.js'

/** POST /payer-access/shops/:shop/links */
export class RequestPayerLink {
  @RequiredEmail(field.emailFormat)
  emailAddress!: string

  /** The language of the email. Default: the customer's. */
  @OptionalChoice(languages, languageIsOneOf(languages))
  language?: Language
}

/** POST /payer-access/sessions */
export class OpenPayerLink {
  @RequiredText(checks.tokenRequired)
  token!: string
}

/** GET /payer-access/sessions/:token/payments */
export class ListPayerPayments {
  @OptionalText()
  cursor?: string
}

/** GET /payer-access/shops/:shop */
export interface PayerShopView {
  /** The merchant's page for payers is `/pay/you/<shop>`. */
  shop: string
  merchantName: string
  mode: Mode
}

/** The same for known and unknown addresses. */
export interface PayerLinkRequestView {
  message: string
}

/** POST /payer-access/sessions. The token gives access to one payer's data at one merchant. */
export interface PayerSessionView {
  token: string
  endsAt: string
  shop: string
}

/** GET /payer-access/sessions/:token */
export interface PayerAccessView extends PayerShopView {
  endsAt: string
}

/** GET /payer-access/sessions/:token/payments */
export interface PayerPaymentView {
  transactionID: string
  mode: Mode
  merchantName: string
  amount: number
  currency: Currency
  amountRefunded: number
  status: TransactionStatus
  description: string
  card: { brand: CardBrand; last4: string } | null
  createdAt: string
}

/** GET /payer-access/sessions/:token/payment-methods */
export interface PayerMethodView {
  savedPaymentMethodID: string
  type: SavedMethodType
  /** Null if it isn't a card. */
  card: SavedCardView | null
  state: SavedMethodState
  /** The sentence that the payer agreed to, in `language`. */
  sentence: string
  language: Language
  createdAt: string
}

/** POST /customers/:customerID/portal-links. The URL works once. Redirect the customer there right away. */
export interface PortalLinkView {
  url: string
  expiresAt: string
}
