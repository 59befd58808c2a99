import { Entity } from 'typeorm'
import type { WriteOffStatus } from '#contract/debt-states.js'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('write_offs')
export class WriteOff {
  @column.key writeOffID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.amount amount!: number
  @column.text reason!: string
  @column.text status!: WriteOffStatus
  @column.id createdBy!: string
  @column.optionalID createdByLoginID!: string | null
  @column.optionalID decidedBy!: string | null
  @column.optionalText rejection!: string | null
  @column.optionalID postingID!: string | null
  @column.time createdAt!: Date
  @column.optionalTime endedAt!: Date | null
}
