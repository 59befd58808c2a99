import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Staff say that a client is of high risk, or was. */
@Entity('high_risk_marks')
export class HighRiskMark {
  @column.IdKey() clientID!: string
  @column.Text() reason!: string
  @column.Id() markedBy!: string
  @column.Time() markedAt!: Date
  @column.OptionalId() liftedBy!: string | null
  @column.OptionalTime() liftedAt!: Date | null
}
