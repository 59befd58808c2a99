import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { idColumn, modeColumn, optionalAmountColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('bank_statements')
export class BankStatement {
  @PrimaryColumn(idColumn)
  bankStatementID!: string

  @Column(idColumn)
  bankAccountID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  @Column(textColumn)
  reference!: string

  /** Of all that the statement says: the same one is kept once. */
  @Column(textColumn)
  contentHash!: string

  @Column(textColumn)
  fromDay!: string

  @Column(textColumn)
  toDay!: string

  @Column(optionalAmountColumn)
  opening!: number | null

  @Column(optionalAmountColumn)
  closing!: number | null

  @Column({ type: 'integer' })
  entries!: number

  @Column(timeColumn)
  createdAt!: Date
}

/** Which entries a statement tells: one that two statements tell is kept once. */
@Entity('bank_statement_lines')
export class BankStatementLine {
  @PrimaryColumn(idColumn)
  bankStatementID!: string

  @PrimaryColumn(idColumn)
  entryID!: string
}
