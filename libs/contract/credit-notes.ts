import { invoiceLinesMax } from './billing-limits.js'
import { isID } from './condition-checks.js'
import { MayBeAbsent, OptionalText, RequiredText } from './fields.js'
import type { InvoiceTaxView } from './invoices.js'
import { amountMaxMinorUnits, longTextMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/billing.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import { asSent, isObject, isWhole, Passes } from './own-checks.js'

export interface GivenCreditLine {
  invoiceLineID: string
  /** In minor units. Includes tax if the amount of the line does. */
  amount: number
}

const isCreditLine = (value: unknown): value is GivenCreditLine =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  isID(value.invoiceLineID) &&
  isWhole(value.amount, 1, amountMaxMinorUnits)

const areCreditLines = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= invoiceLinesMax &&
  value.every(isCreditLine) &&
  new Set(value.map(({ invoiceLineID }) => invoiceLineID)).size === value.length

/** POST /credit-notes, with an Idempotency-Key. */
export class CreateCreditNote {
  @RequiredText(words.invoiceRequired, 40)
  invoiceID!: string

  /** The lines to credit, and how much of each. Default: everything not credited yet. */
  @asSent
  @MayBeAbsent()
  @Passes('areCreditLines', areCreditLines, words.creditLinesForm)
  lines?: GivenCreditLine[]

  /** Printed on the credit note. */
  @OptionalText(longTextMaxLength)
  reason?: string

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /credit-notes */
export class ListCreditNotes extends ListQuery {
  /** Only those for this invoice. */
  @OptionalText(40)
  invoiceID?: string

  /** Only those for this customer. */
  @OptionalText(40)
  customerID?: string
}

/** A credit note without its lines, as in lists and events. */
export interface CreditNoteSummaryView {
  creditNoteID: string
  clientID: string
  mode: Mode
  /** Numbers have no gaps in each mode. */
  number: string
  invoiceID: string
  customerID: string
  currency: Currency
  reason: string | null
  /** In minor units, without tax. `subtotal` plus `taxAmount` is `total`. */
  subtotal: number
  taxAmount: number
  total: number
  /** `amountOffDue` reduces the amount due on the invoice, and `amountToRefund` is refunded to the customer. Together they are `total`. */
  amountOffDue: number
  amountToRefund: number
  createdAt: string
}

export interface CreditNoteLineView {
  invoiceLineID: string
  description: string
  amount: number
  /** `net` plus `taxAmount` is `total`. */
  net: number
  taxAmount: number
  total: number
}

export interface CreditNoteRefundView {
  transactionID: string
  amount: number
  /** Null while the refund is in progress. */
  refundID: string | null
  /** The code of the last failed attempt. Null if the refund succeeded or is in progress. */
  refundFailure: string | null
}

export interface CreditNoteView extends CreditNoteSummaryView {
  lines: CreditNoteLineView[]
  taxes: InvoiceTaxView[]
  refunds: CreditNoteRefundView[]
}
