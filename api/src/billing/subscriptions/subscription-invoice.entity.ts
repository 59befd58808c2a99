import { Entity } from 'typeorm'
import type { PaymentTryReason, SubscriptionInvoiceKind } from '#contract/billing-choices.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** `send`: the invoice is emailed; `overdue`: it is looked at once it is due; `end`: the retries are over. */
export type CollectionStep = 'try' | 'send' | 'overdue' | 'end'

/** How the invoice of a subscription is collected. */
@Entity('subscription_invoices')
export class SubscriptionInvoice {
  @column.key invoiceID!: string
  @column.id subscriptionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.optionalID testClockID!: string | null
  @column.text kind!: SubscriptionInvoiceKind
  /** Its anchor and number: unique for a subscription; null: a change made the invoice, or it is for usage alone. */
  @column.optionalText period!: string | null
  /** How often it was tried to charge it. */
  @column.integer tries!: number
  @column.text step!: CollectionStep
  /** Why the next try comes when it does. */
  @column.text reason!: PaymentTryReason
  /** The next step; null: there is none. */
  @column.optionalTime dueAt!: Date | null
  /** When retries end; null: no payment has failed. */
  @column.optionalTime endsAt!: Date | null
  /** In real time: until then, the process that took it goes on with it. */
  @column.optionalTime leaseUntil!: Date | null
  /** In real time: a payment was begun, and how it went is not written down yet. */
  @column.optionalTime tryingSince!: Date | null
  @column.time createdAt!: Date
}
