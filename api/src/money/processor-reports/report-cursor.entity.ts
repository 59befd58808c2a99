import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import {
  amountColumn,
  idColumn,
  optionalTextColumn,
  optionalTimeColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** How far the reports of an account have been read, and how far the ledger was compared with them. */
@Entity('processor_report_cursors')
export class ReportCursor {
  @PrimaryColumn(idColumn)
  processorAccountID!: string

  @Column(optionalTextColumn)
  cursor!: string | null

  /** The processor has told all until then; null: nothing yet. */
  @Column(optionalTimeColumn)
  toldUntil!: Date | null

  @Column(optionalTimeColumn)
  readAt!: Date | null

  @Column(timeColumn)
  nextReadAt!: Date

  /** In a row. */
  @Column({ type: 'integer' })
  failures!: number

  @Column(optionalTextColumn)
  failure!: string | null

  /** The last entry of the ledger that was compared. */
  @Column(timeColumn)
  walkedAt!: Date

  @Column(idColumn)
  walkedEntryID!: string
}

/** What all rows of an account come to: what the processor says that it owes us. */
@Entity('processor_report_balances')
export class ReportBalance {
  @PrimaryColumn(idColumn)
  processorAccountID!: string

  @PrimaryColumn({ type: 'varchar' })
  currency!: Currency

  @Column(amountColumn)
  net!: number

  @Column(amountColumn)
  fee!: number
}
