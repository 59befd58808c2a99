import { Entity, PrimaryColumn } from 'typeorm'
import type { BookAccount } from '#contract/ledger.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

/** A view that adds up what each line keeps, in minor units; the balance is `debit - credit`. */
@Entity('ledger_sums')
export class LedgerBalance {
  /** A client, a processor account or a bank account, by the kind of account; empty where it is the platform's own. */
  @PrimaryColumn({ type: 'varchar', length: 40, name: 'clientID' }) ownerID!: string
  @column.textKey account!: BookAccount
  @column.textKey currency!: Currency
  @column.amount debit!: number
  @column.amount credit!: number
}
