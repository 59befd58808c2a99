import { Entity } from 'typeorm'
import type { InvoiceTaxView } from '#contract/invoices.js'
import type { Language } from '#contract/languages.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

/** Says that less is owed for an invoice. Its lines and sums never change. */
@Entity('credit_notes')
export class CreditNote {
  @column.key creditNoteID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id invoiceID!: string
  @column.id customerID!: string
  @column.text currency!: Currency
  /** One more than the last one of the client in the mode. */
  @column.integer sequence!: number
  @column.text number!: string
  /** Of its document; null: it is older than documents in other languages than English. */
  @column.optionalText language!: Language | null
  @column.optionalText reason!: string | null
  @column.amount subtotal!: number
  @column.amount taxAmount!: number
  @column.amount total!: number
  /** What was still due of the invoice, or is again after a payment was lost; the rest of the total goes back to the customer. */
  @column.amount amountOffDue!: number
  @column.json taxes!: InvoiceTaxView[]
  @column.time createdAt!: Date
}
