import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { DisputeReason } from '#contract/choices.js'
import type { DisputeStatus } from '#contract/disputes.js'
import type { Currency } from '#contract/money.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

/** Amounts are minor units of `currency`; `fee` and `net` make up `amount`. */
@Entity('disputes')
export class Dispute {
  @PrimaryColumn(idColumn)
  disputeID!: string

  @Column(idColumn)
  transactionID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(amountColumn)
  amount!: number

  @Column(amountColumn)
  fee!: number

  @Column(amountColumn)
  net!: number

  /** What the plan took for it when it opened. */
  @Column(amountColumn)
  disputeFee!: number

  @Column(textColumn)
  currency!: Currency

  @Column(textColumn)
  status!: DisputeStatus

  @Column(optionalTextColumn)
  reason!: DisputeReason | null

  /** null: nobody decides it but staff. */
  @Column(optionalTextColumn)
  processorReference!: string | null

  @Column(optionalTimeColumn)
  evidenceDueAt!: Date | null

  @Column(optionalTimeColumn)
  evidenceSentAt!: Date | null

  @Column(optionalTimeColumn)
  closedAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
