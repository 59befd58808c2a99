import { Entity } from 'typeorm'
import type { FactorKind } from '#contract/factor-limits.js'
import * as column from '../../platform/database/columns.js'

@Entity('login_factors')
export class LoginFactor {
  @column.key factorID!: string
  @column.id loginID!: string
  @column.text method!: FactorKind
  @column.optionalText name!: string | null
  /** The key of the app, sealed for this row. */
  @column.text sealedKey!: string
  /** The newest step of which a code was taken: that one and those before are used. */
  @column.amount lastStep!: number
  /** Until then it can be confirmed; null: it was, and counts. */
  @column.optionalTime pendingUntil!: Date | null
  @column.time createdAt!: Date
  @column.optionalTime lastUsedAt!: Date | null
}
