import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { BookAccount } from '#contract/ledger.js'
import type { Currency } from '#contract/money.js'
import { amountColumn, textColumn } from '../../platform/database/columns.js'

/** The sums of an account's entries, in minor units; the balance is `debit - credit`. Each mode has accounts of its own. */
@Entity('ledger_balances')
export class LedgerBalance {
  /** Empty where the account is the platform's own. */
  @PrimaryColumn({ type: 'varchar', length: 40 })
  clientID!: string

  @PrimaryColumn(textColumn)
  account!: BookAccount

  @PrimaryColumn(textColumn)
  currency!: Currency

  @Column(amountColumn)
  debit!: number

  @Column(amountColumn)
  credit!: number
}
