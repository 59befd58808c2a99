import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** The row stays when the account is deleted, for the payments that went through it; its settings do not. */
@Entity('processor_accounts')
export class ProcessorAccount {
  @column.key processorAccountID!: string
  /** Whose account it is, for good; null: the platform's. */
  @column.optionalID clientID!: string | null
  @column.text processor!: string
  @column.text mode!: Mode
  @column.text name!: string
  @column.text sealedSettings!: string
  @column.optionalTime previousSecretEndsAt!: Date | null
  /** null: all that the processor can. */
  @column.optionalJSON currencies!: Currency[] | null
  @column.json methods!: string[]
  /** How long its processor keeps a payment; null: as its mode says. */
  @column.optionalInteger settlesAfterDays!: number | null
  /** Its payments are for connected accounts of the clients; a client without one does not pay through it. */
  @column.flagOrFalse usesConnect!: boolean
  @column.flag isEnabled!: boolean
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
  @column.optionalTime deletedAt!: Date | null
  /** No column: the connected account that a payment of the asked client is for. */
  connectedTo?: string
}
