import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('processor_report_cursors')
export class ReportCursor {
  @column.key processorAccountID!: string
  @column.optionalText cursor!: string | null
  @column.optionalTime toldUntil!: Date | null
  @column.optionalTime readAt!: Date | null
  @column.time nextReadAt!: Date
  @column.integer failures!: number
  @column.optionalText failure!: string | null
  @column.time walkedAt!: Date
  @column.id walkedEntryID!: string
}

@Entity('processor_report_balances')
export class ReportBalance {
  @column.key processorAccountID!: string
  @column.textKey currency!: Currency
  @column.amount net!: number
  @column.amount fee!: number
}
