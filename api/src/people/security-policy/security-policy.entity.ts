import type { FactorDemand } from '#contract/factor-limits.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** One row, once somebody has chosen or an upgrade has announced something. */
@Entity('security_policy')
export class SecurityPolicy {
  @column.IdKey() policyID!: string
  /** Null: as the address of the installation says. */
  @column.OptionalText() staffSecondFactor!: FactorDemand | null
  /** Until then nobody is held to it; null: at once. */
  @column.OptionalTime() requiredFrom!: Date | null
  @column.Time() updatedAt!: Date
}
