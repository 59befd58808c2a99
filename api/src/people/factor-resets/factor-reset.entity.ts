import type { FactorResetState } from '#contract/factor-resets.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('factor_resets')
export class FactorReset {
  @column.key factorResetID!: string
  @column.id loginID!: string
  @column.text audience!: LoginAudience
  /** It stays `asked` after it has expired: a decision looks at the time as well. */
  @column.text state!: Exclude<FactorResetState, 'expired'>
  @column.text reason!: string
  @column.id subjectID!: string
  @column.id askedBy!: string
  @column.optionalID decidedBy!: string | null
  @column.time createdAt!: Date
  @column.time endsAt!: Date
  @column.optionalTime decidedAt!: Date | null
}
