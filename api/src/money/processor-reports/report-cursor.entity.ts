import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

/** How far the reports of an account have been read, and how far the ledger was compared with them. */
@Entity('processor_report_cursors')
export class ReportCursor {
  @column.key processorAccountID!: string
  @column.optionalText cursor!: string | null
  /** The processor has told all until then; null: nothing yet. */
  @column.optionalTime toldUntil!: Date | null
  @column.optionalTime readAt!: Date | null
  @column.time nextReadAt!: Date
  /** In a row. */
  @column.integer failures!: number
  @column.optionalText failure!: string | null
  /** The last entry of the ledger that was compared. */
  @column.time walkedAt!: Date
  @column.id walkedEntryID!: string
}

/** What all rows of an account come to: what the processor says that it owes us. */
@Entity('processor_report_balances')
export class ReportBalance {
  @column.key processorAccountID!: string
  @column.textKey currency!: Currency
  @column.amount net!: number
  @column.amount fee!: number
}
