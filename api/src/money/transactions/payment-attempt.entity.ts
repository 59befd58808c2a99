import { Entity } from 'typeorm'
import type { AttemptOutcome, ChosenBecause } from '#contract/attempts.js'
import * as column from '../../platform/database/columns.js'

/** One try to take a payment through one account; of a transaction's attempts at most one has moved money. */
@Entity('payment_attempts')
export class PaymentAttempt {
  @column.key transactionID!: string
  @column.integerKey number!: number
  /** Our reference at the processor: the same key never charges twice. */
  @column.id attemptID!: string
  @column.id processorAccountID!: string
  @column.text processor!: string
  @column.text chosenBecause!: ChosenBecause
  @column.optionalID routingRuleID!: string | null
  @column.optionalID routingSetID!: string | null
  @column.optionalText processorReference!: string | null
  @column.optionalText outcome!: AttemptOutcome | null
  @column.optionalText failureCode!: string | null
  @column.optionalText rawCode!: string | null
  /** Of the call itself; null where an inquiry told the outcome. */
  @column.optionalInteger latencyMs!: number | null
  @column.time createdAt!: Date
  @column.optionalTime answeredAt!: Date | null
}
