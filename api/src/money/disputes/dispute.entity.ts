import { Entity } from 'typeorm'
import type { DisputeReason } from '#contract/choices.js'
import type { DisputeStatus } from '#contract/disputes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'
import type { EvidenceFile } from './evidence-file.js'
import type { Mode } from '#contract/modes.js'

/** Amounts are minor units of `currency`; `fee` and `net` make up `amount`, which is what was captured and not refunded. */
@Entity('disputes')
export class Dispute {
  @column.key disputeID!: string
  @column.id transactionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.amount amount!: number
  @column.amount fee!: number
  @column.amount net!: number
  /** 1: its share of the fee stayed with the platform. null: from a version before. */
  @column.optionalInteger isFeeKept!: number | null
  @column.amount disputeFee!: number
  /** What the payer's bank asks for; 0 in rows of the version before, which means `amount`. */
  @column.amount amountAsked!: number
  /** What the bank takes above `amount`: the client owes it. */
  @column.amount excess!: number
  @column.text currency!: Currency
  @column.text status!: DisputeStatus
  @column.optionalText reason!: DisputeReason | null
  /** null: staff decide it. */
  @column.optionalText processorReference!: string | null
  @column.optionalTime evidenceDueAt!: Date | null
  /** Evidence is given in the processor's dashboard. */
  @column.flagOrFalse evidenceElsewhere!: boolean
  @column.optionalTime evidenceSentAt!: Date | null
  /** When the processor was asked for what this row says; an answer to an earlier question is out of date. */
  @column.optionalTime askedAt!: Date | null
  /** How many of the reminders before `evidenceDueAt` were mailed. */
  @column.integerOrZero remindersSent!: number
  /** What its processor keeps; once evidence is sent, what went with it. */
  @column.optionalJSON evidenceFiles!: EvidenceFile[] | null
  @column.optionalTime closedAt!: Date | null
  @column.time createdAt!: Date
}
