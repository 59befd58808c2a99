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

/** POST /customers and PUT /customers/:customerID; a customer has a name or an email address. What is left out is empty. */
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

  /** The language the customer prefers to read. */
  @OptionalChoice(languages, languageIsOneOf(languages))
  language?: Language

  @OptionalMetadata()
  metadata?: Record<string, string>
}

/** POST /customers, with an Idempotency-Key. */
export class CreateCustomer extends SaveCustomer {
  /** In test: one of your test clocks, which tells the time of this customer. Default: real time. */
  @OptionalText(40)
  testClockID?: string

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /customers; `q` is looked for in names and email addresses, and erased customers are left out. */
export class ListCustomers extends ListQuery {
  @OptionalText()
  q?: string

  /** The whole email address. */
  @OptionalText()
  emailAddress?: string

  /** The whole reference. */
  @OptionalText()
  reference?: string

  /** Only those on this clock. */
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
  /** The saved method that a payment uses when it names the customer alone. Null: none is set. */
  defaultPaymentMethodID: string | null
  /** Send it back as `If-Match`, so that a change made in between is not overwritten. */
  version: string
  /** When the personal data was erased; every field with personal data is empty since then. */
  /** The test clock that tells its time; null: real time. */
  testClockID: string | null
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
  /** Payments stay with amounts, descriptions and metadata; evidence sent for a dispute stays with the dispute. Bank statements name who sent a transfer, without the account, and finalized invoices name their buyer. */
  kept: KeptAfterErasure[]
}

/** POST /customers/:customerID/export: all the data held about one customer. */
export interface CustomerExportView {
  exportedAt: string
  customer: CustomerView
  payments: CustomerPaymentView[]
  /** The saved payment methods, without what could charge them. */
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
