import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'
import type { CallName } from './processor-calls.js'

export type UnclearKind = 'payment' | 'refund' | 'payout'

/** A call whose end the processor has not said yet. The row goes with the first answer that can be read. */
@Entity('unclear_calls')
export class UnclearCall {
  /** The payment, refund or payout. */
  @column.key subjectID!: string
  @column.text kind!: UnclearKind
  /** Of a refund: its payment. */
  @column.optionalID transactionID!: string | null
  @column.id clientID!: string
  @column.text mode!: Mode
  @column.id processorAccountID!: string
  @column.amount amount!: number
  @column.text currency!: Currency
  @column.text call!: CallName
  @column.time since!: Date
  @column.time lastAt!: Date
  /** How often it was asked for in vain, which is how much later it is asked about again. */
  @column.integer times!: number
  /** 1: at least one answer came, and could not be read. */
  @column.integer isUnreadable!: number
  /** The fault of the last answer that could not be read, else why none came. */
  @column.text reason!: string
}
