import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** A client's account below a platform's account at a processor. The row stays, for the payments that went to it. */
@Entity('connected_accounts')
export class ConnectedAccount {
  @column.key connectedAccountID!: string
  @column.id clientID!: string
  @column.id processorAccountID!: string
  @column.text mode!: Mode
  /** What the processor calls it; null: it has not answered yet. */
  @column.optionalText reference!: string | null
  @column.flag areDetailsSubmitted!: boolean
  /** Payments can be collected for it and transferred to it. */
  @column.flag areChargesEnabled!: boolean
  @column.flag arePayoutsEnabled!: boolean
  /** As the processor names them. */
  @column.json requirementsDue!: string[]
  @column.optionalText disabledReason!: string | null
  /** By when the requirements are due. */
  @column.optionalTime dueAt!: Date | null
  /** When the processor last answered. */
  @column.optionalTime toldAt!: Date | null
  /** The only one that it takes; null: all that the platform's account takes. */
  @column.optionalText currency!: Currency | null
  /** The client's account that it is paid into; null: the processor asks for one itself. */
  @column.optionalID settlementAccountID!: string | null
  /** That account as the processor was told it: a changed one counts there only once its hold is over. */
  @column.optionalText sealedPaidInto!: string | null
  /** So far changes of the client's accounts have been looked at. */
  @column.optionalTime paidIntoAt!: Date | null
  /** When the worker last asked, whatever was answered: who doesn't answer stands behind the others. */
  @column.optionalTime askedAt!: Date | null
  @column.time createdAt!: Date
  /** When what is known of it last changed. */
  @column.time updatedAt!: Date
}
