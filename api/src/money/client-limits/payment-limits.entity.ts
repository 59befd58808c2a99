import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { LimitValues } from '#contract/limit-names.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { idColumn, optionalAmountColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('payment_limits')
export class PaymentLimits implements LimitValues {
  /** Whose payments: a client's. */
  @PrimaryColumn(idColumn)
  ownerID!: string

  @PrimaryColumn(textColumn)
  mode!: Mode

  @PrimaryColumn(textColumn)
  currency!: Currency

  @Column(optionalAmountColumn)
  paymentLeast!: number | null

  @Column(optionalAmountColumn)
  paymentMost!: number | null

  @Column(optionalAmountColumn)
  dayAmount!: number | null

  @Column(optionalAmountColumn)
  dayCount!: number | null

  @Column(optionalAmountColumn)
  thirtyDaysAmount!: number | null

  @Column(optionalAmountColumn)
  thirtyDaysCount!: number | null

  @Column(optionalAmountColumn)
  refundDayAmount!: number | null

  @Column(optionalAmountColumn)
  refundDayCount!: number | null

  @Column(timeColumn)
  updatedAt!: Date
}
