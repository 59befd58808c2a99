import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('credit_note_lines')
export class CreditNoteLine {
  @column.key creditNoteLineID!: string
  @column.id creditNoteID!: string
  @column.id invoiceLineID!: string
  @column.integer position!: number
  @column.amount amount!: number
  @column.amount net!: number
  @column.amount taxAmount!: number
  @column.amount total!: number
}
