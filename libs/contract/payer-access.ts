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

  /** The language of the mail; default: the customer's. */
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
  /** In the address of the merchant's page for payers: `/pay/you/<shop>`. */
  shop: string
  merchantName: string
  mode: Mode
}

/** The same for known and unknown addresses. */
export interface PayerLinkRequestView {
  message: string
}

/** POST /payer-access/sessions. The token reads and removes what one payer has at one merchant. */
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
  /** null: it is not a card. */
  card: SavedCardView | null
  state: SavedMethodState
  /** What the payer agreed to, as it was shown in `language`. */
  sentence: string
  language: Language
  createdAt: string
}

/** POST /customers/:customerID/portal-links. The address opens once; send the customer there right away. */
export interface PortalLinkView {
  url: string
  expiresAt: string
}
