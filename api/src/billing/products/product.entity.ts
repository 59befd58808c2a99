import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('products')
export class Product {
  @column.key productID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text name!: string
  @column.optionalText description!: string | null
  @column.json metadata!: Record<string, string>
  @column.optionalTime retiredAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
