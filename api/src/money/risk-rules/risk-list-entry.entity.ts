import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { RiskListKind, RiskListSubject } from '#contract/risk.js'
import {
  idColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

@Entity('risk_list_entries')
export class RiskListEntry {
  @PrimaryColumn(idColumn)
  riskListEntryID!: string

  @Column(textColumn)
  kind!: RiskListKind

  @Column(textColumn)
  mode!: Mode

  @Column(textColumn)
  subject!: RiskListSubject

  @Column(textColumn)
  value!: string

  @Column(optionalTextColumn)
  reason!: string | null

  @Column(optionalTimeColumn)
  expiresAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
