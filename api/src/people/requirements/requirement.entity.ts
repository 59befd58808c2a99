import { Entity } from 'typeorm'
import type { ClientType } from '#contract/clients.js'
import type { RequirementKind } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

@Entity('requirements')
export class Requirement {
  @column.key requirementID!: string
  @column.text name!: string
  @column.optionalText help!: string | null
  @column.text kind!: RequirementKind
  @column.json choices!: string[]
  /** Empty: of every type. */
  @column.json clientTypes!: ClientType[]
  /** Empty: everywhere. */
  @column.json countries!: string[]
  @column.optionalInteger dueDays!: number | null
  @column.flag expires!: boolean
  /** So many days after an answer has expired; null: never. */
  @column.optionalInteger payoutsPausedAfterDays!: number | null
  @column.optionalInteger paymentsPausedAfterDays!: number | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
  @column.optionalTime deletedAt!: Date | null
}
