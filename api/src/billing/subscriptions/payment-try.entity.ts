import { Entity } from 'typeorm'
import type { PaymentTryOutcome, PaymentTryReason } from '#contract/billing-choices.js'
import * as column from '../../platform/database/columns.js'

@Entity('payment_tries')
export class PaymentTry {
  @column.key invoiceID!: string
  @column.integerKey number!: number
  @column.id subscriptionID!: string
  @column.optionalID savedPaymentMethodID!: string | null
  @column.optionalID transactionID!: string | null
  @column.text outcome!: PaymentTryOutcome
  @column.optionalText failureCode!: string | null
  @column.text reason!: PaymentTryReason
  /** In the time of the customer. */
  @column.time triedAt!: Date
}
