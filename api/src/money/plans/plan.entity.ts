import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { CurrencyLimits } from '#contract/limit-names.js'
import type { PlanTerms } from '#contract/plan-terms.js'
import { idColumn, jsonColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('plans')
export class Plan {
  @PrimaryColumn(idColumn)
  planID!: string

  @Column(textColumn)
  name!: string

  @Column(jsonColumn)
  terms!: PlanTerms

  @Column(jsonColumn)
  limits!: CurrencyLimits[]

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date
}
