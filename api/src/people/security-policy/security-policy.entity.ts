import type { FactorDemand } from '#contract/factor-limits.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** One row, once somebody has chosen or an upgrade has announced something. */
@Entity('security_policy')
export class SecurityPolicy {
  @column.key policyID!: string
  /** Null: as the address of the installation says. */
  @column.optionalText staffSecondFactor!: FactorDemand | null
  /** It is enforced from then on; null: at once. */
  @column.optionalTime requiredFrom!: Date | null
  @column.time updatedAt!: Date
}
