import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** What a credit note gives back of one payment of its invoice. */
@Entity('credit_note_refunds')
export class CreditNoteRefund {
  @column.key creditNoteRefundID!: string
  @column.id creditNoteID!: string
  @column.id transactionID!: string
  @column.amount amount!: number
  @column.optionalID refundID!: string | null
  /** The code of the last refusal of the refund. */
  @column.optionalText refundFault!: string | null
  /** When the refund is asked for next; null: it was, or it cannot be. */
  @column.optionalTime refundAfter!: Date | null
  @column.time createdAt!: Date
}
