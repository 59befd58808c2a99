import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('payment_counts')
export class PaymentCount {
  @column.key clientID!: string
  @column.textKey mode!: Mode
  @column.textKey currency!: Currency
  @column.integerKey day!: number
  @column.amount payments!: number
  @column.amount amount!: number
  @column.amount refunds!: number
  @column.amount refundAmount!: number
}
