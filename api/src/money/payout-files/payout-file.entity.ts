import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { PayoutFileStatus } from '#contract/payout-file-states.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalIdColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

@Entity('payout_files')
export class PayoutFile {
  @PrimaryColumn(idColumn)
  payoutFileID!: string

  @Column(idColumn)
  bankAccountID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  @Column(textColumn)
  status!: PayoutFileStatus

  @Column({ type: 'integer' })
  payouts!: number

  @Column(amountColumn)
  amount!: number

  @Column(textColumn)
  executeOn!: string

  /** The whole file: it names people and their accounts. */
  @Column({ type: 'text' })
  sealedContent!: string

  @Column(textColumn)
  sha256!: string

  @Column(optionalIdColumn)
  createdBy!: string | null

  @Column(optionalIdColumn)
  createdByLoginID!: string | null

  @Column(optionalIdColumn)
  voidAskedBy!: string | null

  @Column(optionalIdColumn)
  voidAskedByLoginID!: string | null

  @Column(optionalTimeColumn)
  answeredAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}

/** A payout is in one file that is not void. */
@Entity('payout_file_lines')
export class PayoutFileLine {
  @PrimaryColumn(idColumn)
  payoutFileID!: string

  @PrimaryColumn(idColumn)
  payoutID!: string

  @Column(amountColumn)
  amount!: number

  @Column({ type: 'integer' })
  isVoid!: number
}
