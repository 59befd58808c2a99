import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { AttemptOutcome, ChosenBecause } from '#contract/attempts.js'
import {
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** One try to take a payment through one account; of a transaction's attempts at most one has moved money. */
@Entity('payment_attempts')
export class PaymentAttempt {
  @PrimaryColumn(idColumn)
  transactionID!: string

  @PrimaryColumn({ type: 'integer' })
  number!: number

  /** Our reference at the processor: the same key never charges twice. */
  @Column(idColumn)
  attemptID!: string

  @Column(idColumn)
  processorAccountID!: string

  @Column(textColumn)
  processor!: string

  @Column(textColumn)
  chosenBecause!: ChosenBecause

  /** null: no rule chose. */
  @Column(optionalIdColumn)
  routingRuleID!: string | null

  @Column(optionalIdColumn)
  routingSetID!: string | null

  @Column(optionalTextColumn)
  processorReference!: string | null

  /** null: nobody knows yet. */
  @Column(optionalTextColumn)
  outcome!: AttemptOutcome | null

  @Column(optionalTextColumn)
  failureCode!: string | null

  /** As the processor calls it. */
  @Column(optionalTextColumn)
  rawCode!: string | null

  /** Of the call itself; null where an inquiry told the outcome. */
  @Column({ type: 'integer', nullable: true })
  latencyMs!: number | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(optionalTimeColumn)
  answeredAt!: Date | null
}
