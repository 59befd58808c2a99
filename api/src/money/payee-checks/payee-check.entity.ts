import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { PayeeOutcome } from '#contract/payee-checks.js'
import * as column from '../../platform/database/columns.js'

/** The last answer about a client's settlement account; it counts until the account is saved again. */
@Entity('payee_checks')
export class PayeeCheck {
  @column.key payeeCheckID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  /** When the account was saved that was asked about. */
  @column.time accountUpdatedAt!: Date
  @column.text outcome!: PayeeOutcome
  @column.optionalText sealedName!: string | null
  @column.text provider!: string
  @column.time checkedAt!: Date
}
