import { type InvoiceCharge, invoiceCharges, type InvoiceStatus, invoiceStatuses } from './billing-choices.js'
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

/** PUT /invoices/:invoiceID, for drafts only. Fields you leave out become empty. */
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

  /** The days from finalization until the invoice is due. Default: 14. */
  @MayBeAbsent()
  @Whole(0, invoiceDueDaysMax, words.wholeFromTo('dueInDays', 0, invoiceDueDaysMax))
  dueInDays?: number

  /** Your own ID for this invoice. */
  @OptionalText(textMaxLength)
  reference?: string

  /** Printed below the lines. */
  @OptionalText(longTextMaxLength)
  memo?: string

  /** The customer's VAT number. */
  @OptionalTaxID()
  buyerTaxID?: string

  /** One of your coupons, to apply to this invoice. */
  @OptionalText(40)
  couponID?: string

  /** The code of a coupon, instead of `couponID`. */
  @OptionalCouponCode()
  code?: string

  @OptionalMetadata()
  metadata?: Record<string, string>
}

/** POST /invoices, with an Idempotency-Key. Creates a draft. */
export class CreateInvoice extends SaveInvoice {
  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** POST /invoices/:invoiceID/pay, with an Idempotency-Key. */
export class PayInvoice {
  /** One of the customer's saved payment methods. */
  @RequiredText(words.savedMethodRequired, 40)
  savedPaymentMethodID!: string

  /** In minor units, at most the amount due. Default: the full amount due. */
  @MayBeAbsent()
  @Whole(1, amountMaxMinorUnits, words.wholeFromTo('amount', 1, amountMaxMinorUnits))
  amount?: number

  /** Whether the customer is present and can confirm the payment. */
  @OptionalFlag()
  payerIsPresent?: boolean
}

/** GET /invoices. `q` searches numbers and references. */
export class ListInvoices extends ListQuery {
  @OptionalText()
  q?: string

  @OptionalChoice(invoiceStatuses, checks.statusIsOneOf(invoiceStatuses))
  status?: InvoiceStatus

  /** `skipped`: open invoices whose amount can’t be charged automatically. The customer has to pay another way. */
  @OptionalChoice(invoiceCharges, words.chargeOneOf(invoiceCharges))
  charge?: InvoiceCharge

  @OptionalText(40)
  customerID?: string

  @OptionalText(40)
  subscriptionID?: string
}

/** An invoice without its lines, as in lists and events. */
export interface InvoiceSummaryView {
  invoiceID: string
  clientID: string
  mode: Mode
  status: InvoiceStatus
  /** Null for a draft. Numbers have no gaps in each mode. */
  number: string | null
  customerID: string
  /** The subscription that the invoice is for. Null if there is none. */
  subscriptionID: string | null
  currency: Currency
  /** The total coupon discount in minor units, before tax. */
  discountAmount: number
  /** In minor units, after discounts and without tax. `subtotal` plus `taxAmount` is `total`. */
  subtotal: number
  taxAmount: number
  total: number
  amountPaid: number
  /** The total of its credit notes. */
  amountCredited: number
  /** 0 unless the invoice is open or uncollectible. */
  amountDue: number
  reference: string | null
  metadata: Record<string, string>
  dueInDays: number
  /** Null for a draft. */
  dueAt: string | null
  /** The page where the customer sees and pays the invoice. Null for a draft. */
  url: string | null
  /** Send it as `If-Match` so that you don't overwrite another change. */
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
  /** The taxable amount in minor units, without the tax. */
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
  /** Whether the invoice was already paid or void. The payment is then refunded automatically. */
  isExtra: boolean
  /** The part of the payment above the amount due. It's refunded automatically. */
  amountExtra: number
  refundID: string | null
  /** The code of the last failed attempt. Null if the refund succeeded or isn't needed. */
  refundFailure: string | null
  /** When the payment failed after it had succeeded. Its part is then due again. Null if it didn't fail. */
  lostAt: string | null
  createdAt: string
}

export interface InvoiceView extends InvoiceSummaryView {
  lines: InvoiceLineView[]
  discounts: InvoiceDiscountView[]
  /** The invoice's own coupon. Null if there is none or it comes from a subscription. */
  couponID: string | null
  taxes: InvoiceTaxView[]
  memo: string | null
  /** Null for a draft. Doesn't change after finalization. */
  seller: InvoicePartyView | null
  /** Null for a draft. Doesn't change after finalization. */
  buyer: InvoicePartyView | null
  buyerTaxID: string | null
  footer: string | null
  payments: InvoicePaymentView[]
}

/** The result of a charge. The payment can still be in progress, or can have failed. */
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
  amountPaid: number
  /** The total of its credit notes. */
  amountCredited: number
  /** What credit notes refunded of `amountPaid`. */
  amountRefunded: number
  amountDue: number
  memo: string | null
  seller: InvoicePartyView
  buyer: InvoicePartyView
  footer: string | null
  dueAt: string
  finalizedAt: string
  /** The checkout for the amount due. Null if the invoice is settled. */
  payURL: string | null
  /** Whether the customer can pay less than `amountDue`: the merchant takes part payments. */
  takesParts: boolean
}
