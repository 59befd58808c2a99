import { Entity } from 'typeorm'
import type { DunningEnd } from '#contract/billing-choices.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('dunning_settings')
export class DunningSettings {
  @column.key clientID!: string
  @column.modeKey mode!: Mode
  /** Days from each failed payment to the next try. */
  @column.json retryDays!: number[]
  @column.text atEnd!: DunningEnd
}
