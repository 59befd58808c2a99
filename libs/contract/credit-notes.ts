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
  /** Minor units, with the tax where the amount of the line contains it. */
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

  /** How much of which lines. Default: all that is not credited yet. */
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
  /** Only those of this invoice. */
  @OptionalText(40)
  invoiceID?: string

  /** Only those of this customer. */
  @OptionalText(40)
  customerID?: string
}

/** A credit note without its lines, as lists and events tell it. */
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
  /** Minor units without tax; `subtotal` and `taxAmount` make `total`. */
  subtotal: number
  taxAmount: number
  total: number
  /** `amountOffDue` lowers what is due of the invoice; `amountToRefund` goes back to the customer. They make `total`. */
  amountOffDue: number
  amountToRefund: number
  createdAt: string
}

export interface CreditNoteLineView {
  invoiceLineID: string
  description: string
  amount: number
  /** `net` and `taxAmount` make `total`. */
  net: number
  taxAmount: number
  total: number
}

export interface CreditNoteRefundView {
  transactionID: string
  amount: number
  /** null: the refund is in progress. */
  refundID: string | null
  /** Why the refund did not work yet, as a code; null: it worked, or is in progress. */
  refundFailure: string | null
}

export interface CreditNoteView extends CreditNoteSummaryView {
  lines: CreditNoteLineView[]
  taxes: InvoiceTaxView[]
  refunds: CreditNoteRefundView[]
}
