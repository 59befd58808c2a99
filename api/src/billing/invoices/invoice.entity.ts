import { Entity } from 'typeorm'
import type { InvoiceStatus } from '#contract/billing-choices.js'
import type { InvoicePartyView, InvoiceTaxView } from '#contract/invoices.js'
import type { Language } from '#contract/languages.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('invoices')
export class Invoice {
  @column.key invoiceID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text status!: InvoiceStatus
  @column.id customerID!: string
  /** The subscription that it was made for. */
  @column.optionalID subscriptionID!: string | null
  @column.text currency!: Currency
  /** One more than the last one of the client in the mode; null: it is a draft. */
  @column.optionalInteger sequence!: number | null
  @column.optionalText number!: string | null
  /** Of the hosted page, 192 random bits; null: it is a draft. */
  @column.optionalText token!: string | null
  /** Of its document, since it was finalized; null: it is a draft, or older than documents in other languages than English. */
  @column.optionalText language!: Language | null
  @column.optionalText reference!: string | null
  @column.optionalText memo!: string | null
  @column.optionalText buyerTaxID!: string | null
  @column.optionalText footer!: string | null
  /** Of an invoice without a subscription. */
  @column.optionalID couponID!: string | null
  @column.amount discountAmount!: number
  @column.amount subtotal!: number
  @column.amount taxAmount!: number
  @column.amount total!: number
  @column.amount amountPaid!: number
  /** By credit notes; `amountReturned` is what they gave back of payments. */
  @column.amount amountCredited!: number
  @column.amount amountReturned!: number
  @column.integer dueInDays!: number
  @column.json taxes!: InvoiceTaxView[]
  @column.json metadata!: Record<string, string>
  @column.optionalJSON seller!: InvoicePartyView | null
  @column.optionalJSON buyer!: InvoicePartyView | null
  @column.optionalID paymentLinkID!: string | null
  @column.optionalTime dueAt!: Date | null
  @column.optionalTime finalizedAt!: Date | null
  @column.optionalTime sentAt!: Date | null
  @column.optionalTime paidAt!: Date | null
  @column.optionalTime voidedAt!: Date | null
  @column.optionalTime markedUncollectibleAt!: Date | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
