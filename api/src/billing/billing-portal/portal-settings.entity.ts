import { Entity } from 'typeorm'
import type { PortalCancellation } from '#contract/billing-choices.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('portal_settings')
export class PortalSettings {
  @column.key clientID!: string
  @column.modeKey mode!: Mode
  @column.text cancellation!: PortalCancellation
  @column.flag mayChangeQuantity!: boolean
  @column.flag mayChangeMethod!: boolean
  @column.json priceIDs!: string[]
}
