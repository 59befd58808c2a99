import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { TransactionStatus } from '#contract/transaction-states.js'
import { idColumn, optionalTextColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** One line of a transaction's history: a move of its state, or an action that leaves it (`from` is `to`). */
@Entity('transaction_moves')
export class TransactionMove {
  @PrimaryColumn(idColumn)
  transactionID!: string

  /** 1, 2, 3, … in each transaction. */
  @PrimaryColumn({ type: 'integer' })
  position!: number

  @Column(optionalTextColumn)
  from!: TransactionStatus | null

  @Column(textColumn)
  to!: TransactionStatus

  @Column(textColumn)
  deed!: string

  @Column(textColumn)
  actorKind!: string

  @Column(optionalTextColumn)
  actorID!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
