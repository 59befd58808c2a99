import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { PlanTerms } from '#contract/plan-terms.js'
import { idColumn, jsonColumn, optionalIdColumn, timeColumn } from '../../platform/database/columns.js'

/** A client without a row has the standard plan and no reserve. */
@Entity('client_terms')
export class ClientTerms {
  @PrimaryColumn(idColumn)
  clientID!: string

  /** null with terms of its own; null without them: the standard plan. */
  @Column(optionalIdColumn)
  planID!: string | null

  @Column({ ...jsonColumn, nullable: true })
  ownTerms!: PlanTerms | null

  /** Of each payment's net, in hundredths of a percent, kept back for so many days after it settles. */
  @Column({ type: 'integer', default: 0 })
  reserveHundredths!: number

  @Column({ type: 'integer', default: 0 })
  reserveDays!: number

  @Column(timeColumn)
  updatedAt!: Date
}
