import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { DebtRequestStatus } from '#contract/debt-states.js'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalIdColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** At most one is open for each client, mode and currency: an index holds it. */
@Entity('debt_requests')
export class DebtRequest {
  @PrimaryColumn(idColumn)
  debtRequestID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  /** Minor units of `currency`. */
  @Column(amountColumn)
  amount!: number

  /** Whether it is covered is not kept: the balance says it. */
  @Column(textColumn)
  status!: Exclude<DebtRequestStatus, 'covered'>

  @Column(idColumn)
  paymentLinkID!: string

  @Column(optionalIdColumn)
  transactionID!: string | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(optionalTimeColumn)
  endedAt!: Date | null
}
