import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { amountColumn, idColumn, textColumn } from '../../platform/database/columns.js'

/** What counts of a client's day; kept while the client has limits in this currency. */
@Entity('payment_counts')
export class PaymentCount {
  @PrimaryColumn(idColumn)
  clientID!: string

  @PrimaryColumn(textColumn)
  mode!: Mode

  @PrimaryColumn(textColumn)
  currency!: Currency

  /** Days of UTC since 1970. */
  @PrimaryColumn({ type: 'integer' })
  day!: number

  @Column(amountColumn)
  payments!: number

  @Column(amountColumn)
  amount!: number

  @Column(amountColumn)
  refunds!: number

  @Column(amountColumn)
  refundAmount!: number
}
