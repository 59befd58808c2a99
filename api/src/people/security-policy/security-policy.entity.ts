import type { FactorDemand } from '#contract/factor-limits.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTextColumn, optionalTimeColumn, timeColumn } from '../../platform/database/columns.js'

/** One row, once somebody has chosen or an upgrade has announced something. */
@Entity('security_policy')
export class SecurityPolicy {
  @PrimaryColumn(idColumn)
  policyID!: string

  /** Null: as the address of the installation says. */
  @Column(optionalTextColumn)
  staffSecondFactor!: FactorDemand | null

  /** Until then nobody is held to it; null: at once. */
  @Column(optionalTimeColumn)
  requiredFrom!: Date | null

  @Column(timeColumn)
  updatedAt!: Date
}
