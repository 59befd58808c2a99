import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, jsonColumn, timeColumn } from '../../platform/database/columns.js'

/** One row, once somebody has chosen. */
@Entity('approval_policy')
export class ApprovalPolicy {
  @PrimaryColumn(idColumn)
  policyID!: string

  @Column(jsonColumn)
  highRiskCountries!: string[]

  @Column({ type: 'boolean' })
  everyClient!: boolean

  @Column(timeColumn)
  updatedAt!: Date
}
