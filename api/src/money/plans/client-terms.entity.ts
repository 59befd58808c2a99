import { Entity } from 'typeorm'
import type { PlanTerms } from '#contract/plan-terms.js'
import * as column from '../../platform/database/columns.js'

/** A client without a row has the standard plan and no reserve. */
@Entity('client_terms')
export class ClientTerms {
  @column.key clientID!: string
  /** null with terms of its own; null without them: the standard plan. */
  @column.optionalID planID!: string | null
  @column.optionalJSON ownTerms!: PlanTerms | null
  /** Of each payment's net, in hundredths of a percent, kept back for so many days after it settles. */
  @column.integerOrZero reserveHundredths!: number
  @column.integerOrZero reserveDays!: number
  @column.time updatedAt!: Date
}
