import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { PayoutFileStatus } from '#contract/payout-file-states.js'
import * as column from '../../platform/database/columns.js'

@Entity('payout_files')
export class PayoutFile {
  @column.key payoutFileID!: string
  @column.id bankAccountID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.text status!: PayoutFileStatus
  @column.integer payouts!: number
  @column.amount amount!: number
  @column.text executeOn!: string
  /** The whole file: it names people and their accounts. */
  @column.longText sealedContent!: string
  @column.text sha256!: string
  @column.optionalID createdBy!: string | null
  @column.optionalID createdByLoginID!: string | null
  @column.optionalID voidAskedBy!: string | null
  @column.optionalID voidAskedByLoginID!: string | null
  @column.optionalTime answeredAt!: Date | null
  @column.time createdAt!: Date
}

@Entity('payout_file_lines')
export class PayoutFileLine {
  @column.key payoutFileID!: string
  @column.key payoutID!: string
  @column.amount amount!: number
  @column.integer isVoid!: number
}
