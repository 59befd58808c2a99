import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import { idColumn, jsonColumn, optionalTimeColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** The row stays when the account is deleted, for the payments that went through it; its settings do not. */
@Entity('processor_accounts')
export class ProcessorAccount {
  @PrimaryColumn(idColumn)
  processorAccountID!: string

  @Column(textColumn)
  processor!: string

  @Column(textColumn)
  mode!: Mode

  @Column(textColumn)
  name!: string

  @Column(textColumn)
  sealedSettings!: string

  @Column(optionalTimeColumn)
  previousSecretEndsAt!: Date | null

  /** null: all that the processor can. */
  @Column({ ...jsonColumn, nullable: true })
  currencies!: Currency[] | null

  @Column(jsonColumn)
  methods!: string[]

  @Column({ type: 'boolean' })
  isEnabled!: boolean

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date

  @Column(optionalTimeColumn)
  deletedAt!: Date | null
}
