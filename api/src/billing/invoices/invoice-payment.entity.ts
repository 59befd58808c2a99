import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** A payment that succeeded by the link of an invoice. */
@Entity('invoice_payments')
export class InvoicePayment {
  @column.key transactionID!: string
  @column.id invoiceID!: string
  @column.amount amount!: number
  /** The invoice took no money anymore, so the payment goes back. */
  @column.flag isExtra!: boolean
  /** What of it the invoice did not need. It goes back. */
  @column.amount amountExtra!: number
  @column.amount amountRefunded!: number
  @column.optionalID refundID!: string | null
  /** The code of the last refusal of the refund. */
  @column.optionalText refundFault!: string | null
  /** When the refund is asked for next; null: it was, or the payment stays. */
  @column.optionalTime refundAfter!: Date | null
  /** When it failed after it had succeeded; null: it counts. */
  @column.optionalTime lostAt!: Date | null
  @column.time createdAt!: Date
}
