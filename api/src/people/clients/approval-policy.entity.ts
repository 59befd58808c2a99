import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** One row, once somebody has chosen. */
@Entity('approval_policy')
export class ApprovalPolicy {
  @column.IdKey() policyID!: string
  @column.Json() highRiskCountries!: string[]
  @column.Flag() everyClient!: boolean
  @column.Time() updatedAt!: Date
}
