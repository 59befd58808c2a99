import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('approval_policy')
export class ApprovalPolicy {
  @column.key policyID!: string
  @column.json highRiskCountries!: string[]
  @column.flag everyClient!: boolean
  @column.time updatedAt!: Date
}
