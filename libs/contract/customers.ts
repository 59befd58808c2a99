import { type CustomerAddressView, type GivenCustomerAddress, OptionalAddress } from './customer-address.js'
import { allOf, emptyTextIsAbsent, OptionalPhone, OptionalText, RequiredEmail } from './fields.js'

import { type Language, languages } from './languages.js'
import { textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import { field } from './messages/fields.js'
import { languageIsOneOf } from './messages/preferences.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import { OptionalChoice, OptionalMetadata } from './money-fields.js'
import type { CheckoutSessionStatus } from './checkout-sessions.js'
import type { PaymentLinkStatus } from './payment-links.js'
import type { PayerView } from './payer.js'
import type { SavedPaymentMethodView } from './saved-methods.js'
import type { TransactionView } from './transactions.js'
import { IsOptional } from 'class-validator'

const OptionalEmail = () => allOf(emptyTextIsAbsent, IsOptional(), RequiredEmail(field.emailFormat))

/** POST /customers and PUT /customers/:customerID. A customer needs a name or an email address. Fields you leave out become empty. */
export class SaveCustomer {
  @OptionalText(textMaxLength)
  name?: string

  @OptionalEmail()
  emailAddress?: string

  @OptionalPhone()
  phoneNumber?: string

  @OptionalAddress()
  address?: GivenCustomerAddress

  /** Your own ID for this customer, unique in each mode. */
  @OptionalText(textMaxLength)
  reference?: string

  /** The customer's preferred language. */
  @OptionalChoice(languages, languageIsOneOf(languages))
  language?: Language

  @OptionalMetadata()
  metadata?: Record<string, string>
}

/** POST /customers, with an Idempotency-Key. */
export class CreateCustomer extends SaveCustomer {
  /** One of your test clocks, in test mode. The customer then uses its time. Default: real time. */
  @OptionalText(40)
  testClockID?: string

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /customers. `q` searches names and email addresses. Erased customers aren't listed. */
export class ListCustomers extends ListQuery {
  @OptionalText()
  q?: string

  /** The full email address. */
  @OptionalText()
  emailAddress?: string

  /** The full reference. */
  @OptionalText()
  reference?: string

  /** Only customers on this test clock. */
  @OptionalText(40)
  testClockID?: string
}

/** A person or company that buys from a merchant. */
export interface CustomerView {
  customerID: string
  clientID: string
  mode: Mode
  name: string | null
  emailAddress: string | null
  phoneNumber: string | null
  address: CustomerAddressView | null
  /** Your own ID for this customer. */
  reference: string | null
  language: Language | null
  metadata: Record<string, string>
  /** The saved method for payments that only name the customer. Null if none is set. */
  defaultPaymentMethodID: string | null
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
  /** The customer's test clock. Null for real time. */
  testClockID: string | null
  /** When the personal data was erased. All fields with personal data are empty after that. */
  erasedAt: string | null
  createdAt: string
  updatedAt: string
}

/** What erasure leaves in place, because the law or another duty asks for it. */
export const keptAfterErasure = ['payments', 'dispute_evidence', 'bank_statements', 'invoices'] as const
export type KeptAfterErasure = (typeof keptAfterErasure)[number]

/** DELETE /customers/:customerID */
export interface CustomerErasureView {
  customer: CustomerView
  /** The number of payments whose payer details were erased. */
  payments: number
  /** The number of payment links and checkout sessions whose payer details were erased. */
  paymentLinks: number
  /** The number of events whose data was erased. */
  events: number
  /** What erasing keeps: payments with amounts, descriptions and metadata, and evidence submitted for disputes. Bank statements keep the sender's name without the account, and finalized invoices keep the buyer. */
  kept: KeptAfterErasure[]
}

/** POST /customers/:customerID/export: all data about one customer. */
export interface CustomerExportView {
  exportedAt: string
  customer: CustomerView
  payments: CustomerPaymentView[]
  /** The saved payment methods, without the tokens that can charge them. */
  paymentMethods: SavedPaymentMethodView[]
  paymentLinks: CustomerLinkView[]
  history: { action: string; actorKind: string; createdAt: string }[]
}

export interface CustomerPaymentView extends TransactionView {
  payer: PayerView
  payerIPAddress: string | null
  payerLanguage: Language | null
}

/** A payment link or a checkout session. */
export interface CustomerLinkView {
  paymentLinkID: string
  description: string
  status: PaymentLinkStatus | CheckoutSessionStatus
  payer: PayerView
  createdAt: string
}
