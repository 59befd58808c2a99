import { Entity } from 'typeorm'
import type { TransactionStatus } from '#contract/transaction-states.js'
import * as column from '../../platform/database/columns.js'

@Entity('transaction_moves')
export class TransactionMove {
  @column.key transactionID!: string
  @column.integerKey position!: number
  @column.optionalText from!: TransactionStatus | null
  @column.text to!: TransactionStatus
  @column.text deed!: string
  @column.text actorKind!: string
  @column.optionalText actorID!: string | null
  @column.optionalID actorLoginID!: string | null
  @column.time createdAt!: Date
}
