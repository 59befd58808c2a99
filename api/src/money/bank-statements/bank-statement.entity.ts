import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('bank_statements')
export class BankStatement {
  @column.key bankStatementID!: string
  @column.id bankAccountID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.text reference!: string
  @column.text contentHash!: string
  @column.text fromDay!: string
  @column.text toDay!: string
  @column.optionalAmount opening!: number | null
  @column.optionalAmount closing!: number | null
  @column.integer entries!: number
  /** 1: a camt.054 notification, which tells entries before their statement does. */
  @column.integerOrZero isNotification!: number
  @column.time createdAt!: Date
}

@Entity('bank_statement_lines')
export class BankStatementLine {
  @column.key bankStatementID!: string
  @column.key entryID!: string
}
