import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { BookAccount } from '#contract/ledger.js'
import type { Currency } from '#contract/money.js'
import { amountColumn, textColumn } from '../../platform/database/columns.js'

/**
 * The sums of an account's entries in all lines, in minor units; the balance is `debit - credit`. Each mode has accounts of its own.
 * It is a view, which adds up what each line keeps by itself.
 */
@Entity('ledger_sums')
export class LedgerBalance {
  /** A client, a processor account or a bank account, by the kind of account; empty where it is the platform's own. */
  @PrimaryColumn({ type: 'varchar', length: 40, name: 'clientID' })
  ownerID!: string

  @PrimaryColumn(textColumn)
  account!: BookAccount

  @PrimaryColumn(textColumn)
  currency!: Currency

  @Column(amountColumn)
  debit!: number

  @Column(amountColumn)
  credit!: number
}
