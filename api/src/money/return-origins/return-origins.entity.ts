import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('return_origins')
export class ReturnOriginsRow {
  @column.key clientID!: string
  @column.textKey mode!: Mode
  @column.json origins!: string[]
  @column.time updatedAt!: Date
}
