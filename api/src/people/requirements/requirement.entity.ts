import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ClientType } from '#contract/clients.js'
import type { RequirementKind } from '#contract/requirement-kinds.js'
import {
  idColumn,
  jsonColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** What staff ask of clients. */
@Entity('requirements')
export class Requirement {
  @PrimaryColumn(idColumn)
  requirementID!: string

  @Column(textColumn)
  name!: string

  @Column(optionalTextColumn)
  help!: string | null

  @Column(textColumn)
  kind!: RequirementKind

  @Column(jsonColumn)
  choices!: string[]

  /** Empty: of every type. */
  @Column(jsonColumn)
  clientTypes!: ClientType[]

  /** Empty: everywhere. */
  @Column(jsonColumn)
  countries!: string[]

  /** After the registration. */
  @Column({ type: 'integer', nullable: true })
  dueDays!: number | null

  @Column({ type: 'boolean' })
  expires!: boolean

  /** So many days after an answer has expired; null: never. */
  @Column({ type: 'integer', nullable: true })
  payoutsPausedAfterDays!: number | null

  @Column({ type: 'integer', nullable: true })
  paymentsPausedAfterDays!: number | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date

  /** What was answered to it stays. */
  @Column(optionalTimeColumn)
  deletedAt!: Date | null
}
