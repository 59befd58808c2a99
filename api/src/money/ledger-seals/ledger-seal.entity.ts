import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('ledger_seals')
export class LedgerSeal {
  @column.wholeKey number!: number
  @column.time createdAt!: Date
  /** JSON: `[line, sequence, hash]` of each line that has entries. */
  @column.text heads!: string
  /** JSON: `[chain, sequence, hash, upTo]` of each chain of decisions; null: a seal of before, of the ledger alone. */
  @column.optionalText decisions!: string | null
  @column.text previousHash!: string
  @column.text hash!: string
  /** Ed25519, of the hash; null: made where the secret was not at hand. */
  @column.optionalText publicKey!: string | null
  @column.optionalText signature!: string | null
  @column.optionalTime sentAt!: Date | null
}
