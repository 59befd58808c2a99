import { Entity } from 'typeorm'
import type { ClientType } from '#contract/clients.js'
import type { RequirementKind } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

/** What staff ask of clients. */
@Entity('requirements')
export class Requirement {
  @column.IdKey() requirementID!: string
  @column.Text() name!: string
  @column.OptionalText() help!: string | null
  @column.Text() kind!: RequirementKind
  @column.Json() choices!: string[]
  /** Empty: of every type. */
  @column.Json() clientTypes!: ClientType[]
  /** Empty: everywhere. */
  @column.Json() countries!: string[]
  /** After the registration. */
  @column.OptionalInteger() dueDays!: number | null
  @column.Flag() expires!: boolean
  /** So many days after an answer has expired; null: never. */
  @column.OptionalInteger() payoutsPausedAfterDays!: number | null
  @column.OptionalInteger() paymentsPausedAfterDays!: number | null
  @column.Time() createdAt!: Date
  @column.Time() updatedAt!: Date
  /** What was answered to it stays. */
  @column.OptionalTime() deletedAt!: Date | null
}
