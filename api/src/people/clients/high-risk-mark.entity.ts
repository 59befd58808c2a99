import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('high_risk_marks')
export class HighRiskMark {
  @column.key clientID!: string
  @column.text reason!: string
  @column.id markedBy!: string
  @column.time markedAt!: Date
  @column.optionalID liftedBy!: string | null
  @column.optionalTime liftedAt!: Date | null
}
