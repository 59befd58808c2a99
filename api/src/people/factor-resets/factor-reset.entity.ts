import type { FactorResetState } from '#contract/factor-resets.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  idColumn,
  optionalIdColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** Two administrators let somebody in who has lost every second factor: one asks, another confirms. */
@Entity('factor_resets')
export class FactorReset {
  @PrimaryColumn(idColumn)
  factorResetID!: string

  @Column(idColumn)
  loginID!: string

  @Column(textColumn)
  audience!: LoginAudience

  /** `asked` until then, and past its end all the same: whoever decides looks at the time. */
  @Column(textColumn)
  state!: Exclude<FactorResetState, 'expired'>

  @Column(textColumn)
  reason!: string

  @Column(idColumn)
  subjectID!: string

  @Column(idColumn)
  askedBy!: string

  @Column(optionalIdColumn)
  decidedBy!: string | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  endsAt!: Date

  @Column(optionalTimeColumn)
  decidedAt!: Date | null
}
