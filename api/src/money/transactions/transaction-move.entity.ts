import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { TransactionStatus } from '#contract/transaction-states.js'
import {
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

@Entity('transaction_moves')
export class TransactionMove {
  @PrimaryColumn(idColumn)
  transactionID!: string

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

  /** The person, of those who act for a client. */
  @Column(optionalIdColumn)
  actorLoginID!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
