import type { FactorResetState } from '#contract/factor-resets.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Two administrators let somebody in who has lost every second factor: one asks, another confirms. */
@Entity('factor_resets')
export class FactorReset {
  @column.IdKey() factorResetID!: string
  @column.Id() loginID!: string
  @column.Text() audience!: LoginAudience
  /** `asked` until then, and past its end all the same: whoever decides looks at the time. */
  @column.Text() state!: Exclude<FactorResetState, 'expired'>
  @column.Text() reason!: string
  @column.Id() subjectID!: string
  @column.Id() askedBy!: string
  @column.OptionalId() decidedBy!: string | null
  @column.Time() createdAt!: Date
  @column.Time() endsAt!: Date
  @column.OptionalTime() decidedAt!: Date | null
}
