import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { RiskListKind, RiskListSubject } from '#contract/risk.js'
import * as column from '../../platform/database/columns.js'

@Entity('risk_list_entries')
export class RiskListEntry {
  @column.key riskListEntryID!: string
  @column.text kind!: RiskListKind
  @column.text mode!: Mode
  @column.text subject!: RiskListSubject
  @column.text value!: string
  @column.optionalText reason!: string | null
  @column.optionalTime expiresAt!: Date | null
  @column.time createdAt!: Date
}
