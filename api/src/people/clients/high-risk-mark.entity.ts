import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  idColumn,
  optionalIdColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** Staff say that a client is of high risk, or was. */
@Entity('high_risk_marks')
export class HighRiskMark {
  @PrimaryColumn(idColumn)
  clientID!: string

  @Column(textColumn)
  reason!: string

  @Column(idColumn)
  markedBy!: string

  @Column(timeColumn)
  markedAt!: Date

  @Column(optionalIdColumn)
  liftedBy!: string | null

  @Column(optionalTimeColumn)
  liftedAt!: Date | null
}
