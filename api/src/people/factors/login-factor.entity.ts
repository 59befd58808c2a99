import { Entity } from 'typeorm'
import type { FactorKind } from '#contract/factor-limits.js'
import * as column from '../../platform/database/columns.js'

@Entity('login_factors')
export class LoginFactor {
  @column.IdKey() factorID!: string
  @column.Id() loginID!: string
  @column.Text() method!: FactorKind
  @column.OptionalText() name!: string | null
  /** The key of the app, sealed for this row. */
  @column.Text() sealedKey!: string
  /** The newest step of which a code was taken: that one and those before are used. */
  @column.Amount() lastStep!: number
  /** Until then it can be confirmed; null: it was, and counts. */
  @column.OptionalTime() pendingUntil!: Date | null
  @column.Time() createdAt!: Date
  @column.OptionalTime() lastUsedAt!: Date | null
}
