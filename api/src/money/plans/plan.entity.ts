import { Entity } from 'typeorm'
import type { CurrencyLimits } from '#contract/limit-names.js'
import type { PlanTerms } from '#contract/plan-terms.js'
import * as column from '../../platform/database/columns.js'

@Entity('plans')
export class Plan {
  @column.key planID!: string
  @column.text name!: string
  @column.json terms!: PlanTerms
  @column.json limits!: CurrencyLimits[]
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
