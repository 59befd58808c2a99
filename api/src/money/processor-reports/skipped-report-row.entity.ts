import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** A row of a processor's report in a currency which the ledger doesn't have. */
@Entity('skipped_report_rows')
export class SkippedReportRow {
  @column.key processorAccountID!: string
  @column.textKey rowID!: string
  @column.text currency!: string
  @column.time createdAt!: Date
}
