import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  amountColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** Where every line of the ledger ended at a moment; the seals form a chain. */
@Entity('ledger_seals')
export class LedgerSeal {
  @PrimaryColumn(amountColumn)
  number!: number

  @Column(timeColumn)
  createdAt!: Date

  /** JSON: `[line, sequence, hash]` of each line that has entries. */
  @Column(textColumn)
  heads!: string

  /** JSON: `[chain, sequence, hash, upTo]` of each chain of decisions; null: a seal of before, of the ledger alone. */
  @Column(optionalTextColumn)
  decisions!: string | null

  @Column(textColumn)
  previousHash!: string

  @Column(textColumn)
  hash!: string

  /** Ed25519, of the hash; null: made where the secret was not at hand. */
  @Column(optionalTextColumn)
  publicKey!: string | null

  @Column(optionalTextColumn)
  signature!: string | null

  /** null: not told outside yet. */
  @Column(optionalTimeColumn)
  sentAt!: Date | null
}
