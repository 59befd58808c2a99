import { type InvoiceStatus, invoiceStatuses } from './billing-choices.js'
import { invoiceDueDaysMax, invoiceWeightMax } from './billing-limits.js'
import { type InvoiceDiscountView, OptionalCouponCode } from './coupon-fields.js'
import type { CustomerAddressView } from './customer-address.js'
import { MayBeAbsent, OptionalFlag, OptionalText, RequiredText } from './fields.js'
import { type GivenInvoiceLine, type InvoiceLineView, RequiredLines } from './invoice-lines.js'
import { OptionalTaxID } from './invoice-settings.js'
import { amountMaxMinorUnits, longTextMaxLength, textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import * as words from './messages/errors/billing.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import { OptionalChoice, OptionalMetadata, RequiredCurrency } from './money-fields.js'
import { asSent, Whole } from './own-checks.js'
import type { TransactionView } from './transactions.js'

/** PUT /invoices/:invoiceID, while it is a draft. What is left out is empty. */
export class SaveInvoice {
  /** A hundred lines with every field. */
  static readonly weightMax = invoiceWeightMax

  /** One of your customers. */
  @RequiredText(words.customerRequired, 40)
  customerID!: string

  @RequiredCurrency()
  currency!: Currency

  @asSent
  @RequiredLines()
  lines!: GivenInvoiceLine[]

  /** Days from finalization until it is due. Default: 14. */
  @MayBeAbsent()
  @Whole(0, invoiceDueDaysMax, words.wholeFromTo('dueInDays', 0, invoiceDueDaysMax))
  dueInDays?: number

  /** Your own ID for this invoice. */
  @OptionalText(textMaxLength)
  reference?: string

  /** Printed below the lines. */
  @OptionalText(longTextMaxLength)
  memo?: string

  /** The VAT number of the customer. */
  @OptionalTaxID()
  buyerTaxID?: string

  /** One of your coupons, which counts for this invoice once. */
  @OptionalText(40)
  couponID?: string

  /** The code of a coupon, in place of `couponID`. */
  @OptionalCouponCode()
  code?: string

  @OptionalMetadata()
  metadata?: Record<string, string>
}

/** POST /invoices, with an Idempotency-Key. It makes a draft. */
export class CreateInvoice extends SaveInvoice {
  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** POST /invoices/:invoiceID/pay, with an Idempotency-Key. */
export class PayInvoice {
  /** A payment method that the customer of the invoice saved. */
  @RequiredText(words.savedMethodRequired, 40)
  savedPaymentMethodID!: string

  /** Minor units, at most what is due. Default: all that is due. */
  @MayBeAbsent()
  @Whole(1, amountMaxMinorUnits, words.wholeFromTo('amount', 1, amountMaxMinorUnits))
  amount?: number

  /** The customer is there and can confirm the payment. */
  @OptionalFlag()
  payerIsPresent?: boolean
}

/** GET /invoices; `q` is looked for in numbers and references. */
export class ListInvoices extends ListQuery {
  @OptionalText()
  q?: string

  @OptionalChoice(invoiceStatuses, checks.statusIsOneOf(invoiceStatuses))
  status?: InvoiceStatus

  @OptionalText(40)
  customerID?: string

  @OptionalText(40)
  subscriptionID?: string
}

/** An invoice without its lines, as lists and events tell it. */
export interface InvoiceSummaryView {
  invoiceID: string
  clientID: string
  mode: Mode
  status: InvoiceStatus
  /** null: it is a draft. Numbers have no gaps in each mode. */
  number: string | null
  customerID: string
  /** The subscription that it was made for; null: there is none. */
  subscriptionID: string | null
  currency: Currency
  /** Minor units that coupons take off, before tax. */
  discountAmount: number
  /** Minor units after discounts and without tax; `subtotal` and `taxAmount` make `total`. */
  subtotal: number
  taxAmount: number
  total: number
  amountPaid: number
  /** The total of its credit notes. */
  amountCredited: number
  /** 0 unless it is open or uncollectible. */
  amountDue: number
  reference: string | null
  metadata: Record<string, string>
  dueInDays: number
  /** null: it is a draft. */
  dueAt: string | null
  /** Where the customer sees and pays it; null: it is a draft. */
  url: string | null
  /** Send it back as `If-Match`, so that a change made in between is not overwritten. */
  version: string
  finalizedAt: string | null
  sentAt: string | null
  paidAt: string | null
  voidedAt: string | null
  markedUncollectibleAt: string | null
  createdAt: string
  updatedAt: string
}

export interface InvoiceTaxView {
  taxRateID: string
  name: string
  percentage: number
  isReverseCharge: boolean
  /** Minor units on which the tax is due, without the tax. */
  net: number
  taxAmount: number
}

export interface InvoicePartyView {
  name: string | null
  emailAddress: string | null
  address: CustomerAddressView | null
  taxID: string | null
}

export interface InvoicePaymentView {
  transactionID: string
  amount: number
  /** The invoice was paid or void already, so this payment is refunded automatically. */
  isExtra: boolean
  /** How much of the payment the invoice did not need. It is refunded automatically. */
  amountExtra: number
  refundID: string | null
  /** Why the refund did not work yet, as a code; null: it worked, or is not needed. */
  refundFailure: string | null
  /** When the payment failed after it had succeeded, so that its part is due again; null: it counts. */
  lostAt: string | null
  createdAt: string
}

export interface InvoiceView extends InvoiceSummaryView {
  lines: InvoiceLineView[]
  discounts: InvoiceDiscountView[]
  /** Its own coupon; null: there is none, or its subscription has one. */
  couponID: string | null
  taxes: InvoiceTaxView[]
  memo: string | null
  /** null: it is a draft; frozen since it was finalized. */
  seller: InvoicePartyView | null
  /** null: it is a draft; frozen since it was finalized. */
  buyer: InvoicePartyView | null
  buyerTaxID: string | null
  footer: string | null
  payments: InvoicePaymentView[]
}

/** What a charge led to. The payment can still be in progress, or have failed. */
export interface InvoiceChargeView {
  invoice: InvoiceView
  transaction: TransactionView
}

/** GET /hosted-invoices/:token, for anyone with the link. */
export interface HostedInvoiceView {
  mode: Mode
  status: InvoiceStatus
  number: string
  merchantName: string
  currency: Currency
  lines: InvoiceLineView[]
  discounts: InvoiceDiscountView[]
  taxes: InvoiceTaxView[]
  subtotal: number
  taxAmount: number
  total: number
  amountDue: number
  memo: string | null
  seller: InvoicePartyView
  buyer: InvoicePartyView
  footer: string | null
  dueAt: string
  finalizedAt: string
  /** The checkout for the amount due. Null if the invoice is settled. */
  payURL: string | null
}
